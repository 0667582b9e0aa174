// Twelve months of thirty days.
import { expect, test } from 'vitest';
import { dateOf, dayOf, monthAndDay, monthsBetween, stardate, yearOf, yearsBetween } from './calendar.ts';
import { tellDate } from './text.ts';

test.each([
  [1, 'JAN 1 2070'],
  [30, 'JAN 30 2070'],
  [31, 'FEB 1 2070'],
  [121, 'MAY 1 2070'],
  [179, 'JUN 29 2070'],
  [193, 'JUL 13 2070'],
  [360, 'DEC 30 2070'],
])('day %i is %s', (day, told) => {
  expect(tellDate({ day, year: 2070 })).toBe(told);
});

test('days carry over into the next year, and the one after it', () => {
  expect(stardate(dateOf(360, 2070) + 1)).toEqual({ day: 1, year: 2071 });
  expect(stardate(dateOf(360, 2070) + 443)).toEqual({ day: 83, year: 2072 });
});

test('every day has its year, day and month', () => {
  for (let date = dateOf(1, 2070); date < dateOf(1, 2072); date++) {
    const { month, day } = monthAndDay(dayOf(date));
    expect(dateOf(30 * month + day, yearOf(date))).toBe(date);
  }
});

test('months and years between two dates', () => {
  expect(monthsBetween(dateOf(270, 2069), dateOf(1, 2070))).toBeCloseTo(3 + 1 / 30, 12);
  expect(monthsBetween(dateOf(300, 2070), dateOf(15, 2072))).toBe(14.5);
  expect(yearsBetween(dateOf(91, 2070), dateOf(1, 2072))).toBe(1.75);
});
