import { expect, test } from 'vitest';
import { turningPoints } from './turning-points.ts';

test('turning points are the largest swings, with whose chance changed most', () => {
  const moments = [{ chances: [0.55, 0.3, 0.15] }, { chances: [0.53, 0.32, 0.15] }, { chances: [0.2, 0.5, 0.3] }];
  const swings = turningPoints([0.4, 0.3, 0.3], moments, 0.04);
  expect(swings.map(({ swing }) => swing.toFixed(2))).toEqual(['0.33', '0.15']);
  expect(swings).toMatchObject([
    { number: 3, seat: 0, from: 0.53, to: 0.2 },
    { number: 1, seat: 0, from: 0.4, to: 0.55 },
  ]);
});
