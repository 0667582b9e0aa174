/** Keys for what is offered, one by one and in short. */
import { expect, test } from 'vitest';
import { keyOf, keysOf, placeOf } from './offer-keys.ts';

test('every place has a key of its own, and the key leads back to it', () => {
  const keys = Array.from({ length: 30 }, (_, place) => keyOf(place));
  expect(keys.map(placeOf)).toEqual([...keys.keys()]);
});

test.each([
  [1, '1'],
  [2, '1-2'],
  [5, '1-5'],
  [9, '1-9'],
  [10, '1-0'],
  [11, '1-0, Q'],
  [13, '1-0, Q-E'],
])('the keys of %s places are told as %s', (places, keys) => {
  expect(keysOf(places)).toBe(keys);
});
