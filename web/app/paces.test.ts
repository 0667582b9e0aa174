/** How fast computer players move before anybody has said how. */
import { expect, test } from 'vitest';
import { PACES, nextPace, usualPace } from './paces.ts';

test('the first three matches of a device are calm, the others quick', () => {
  expect([1, 2, 3, 4, 50].map(usualPace)).toEqual(['calm', 'calm', 'calm', 'quick', 'quick']);
});

test('one press after the other leads through all of them', () => {
  expect(PACES.map(nextPace)).toEqual(['quick', 'instant', 'calm']);
});
