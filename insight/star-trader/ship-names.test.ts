import { expect, test } from 'vitest';
import { shipName } from './ship-names.ts';

test.each([
  [0, 3, { owner: 0, number: 1, mark: 'A1' }],
  [2, 3, { owner: 2, number: 1, mark: 'C1' }],
  [4, 3, { owner: 1, number: 2, mark: 'B2' }],
  [11, 1, { owner: 0, number: 12, mark: 'A12' }],
])('ship %i of %i captains', (ship, players, name) => {
  expect(shipName(ship, players)).toEqual(name);
});
