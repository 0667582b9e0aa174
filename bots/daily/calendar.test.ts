/** The days of the daily galaxy, compared with the clock's own calendar. */
import { expect, test } from 'vitest';
import { dateAt, dayNumber, openDates, timeOf } from './calendar.ts';

const DAY = 24 * 60 * 60 * 1000;

test.each([
  ['1999-01-01', '2001-12-31'],
  ['2099-01-01', '2100-12-31'],
])('every day from %s to %s has the date that clocks give it, and the number back', (first, last) => {
  for (let day = dayNumber(first); day <= dayNumber(last); day++) {
    const date = new Date(day * DAY).toISOString().slice(0, 10);
    if (dateAt(day * DAY) !== date || dateAt((day + 1) * DAY - 1) !== date || dayNumber(date) !== day)
      expect([dateAt(day * DAY), dateAt((day + 1) * DAY - 1), dayNumber(date)]).toEqual([date, date, day]);
  }
  expect(dateAt(dayNumber(last) * DAY)).toBe(last);
});

test('a day begins at midnight UTC', () => {
  expect(timeOf('2026-11-18')).toBe(Date.UTC(2026, 10, 18));
});

test('results are taken of today and of the two days before', () => {
  expect(openDates(Date.UTC(2028, 2, 1, 12))).toEqual(['2028-03-01', '2028-02-29', '2028-02-28']);
});
