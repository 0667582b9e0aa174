/** Values month by month. */
import { expect, test } from 'vitest';
import { monthly, monthOf, yearTicks } from './monthly.ts';

test('a value holds until the next one is known', () => {
  const known = [
    { at: { day: 1, year: 2070 }, value: 5 },
    { at: { day: 95, year: 2070 }, value: 7 },
  ];
  expect(monthly(known, { day: 130, year: 2070 })).toEqual([5, 5, 5, 7, 7]);
});

test('before anything is known there is nothing', () => {
  expect(monthly([{ at: { day: 61, year: 2070 }, value: 1 }], { day: 61, year: 2070 })).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

test('years stand at their January', () => {
  expect(monthOf({ day: 1, year: 2071 })).toBe(12);
  expect(yearTicks({ day: 40, year: 2071 })).toEqual([
    { at: 0, label: '2070' },
    { at: 12, label: '2071' },
  ]);
});
