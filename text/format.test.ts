/** Small things catalogues are written with. */
import { expect, test } from 'vitest';
import { countdown, formatOf } from './format.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1:00'],
  [117, '1:57'],
  [3600, '60:00'],
])('%d seconds are left: %s', (seconds, told) => {
  expect(countdown(seconds)).toBe(told);
});

test.each([
  ['en', 'March 9, 2026'],
  ['de', '9. März 2026'],
  ['fr', '9 mars 2026'],
])('a day in %s', (language, told) => {
  expect(formatOf(language).longDate(Date.parse('2026-03-09'))).toBe(told);
});
