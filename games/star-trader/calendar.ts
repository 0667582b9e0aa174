/**
 * The calendar: twelve months of thirty days. A date is one whole number, so that adding days
 * carries over into the next year by itself; the original carries once only, and prints some
 * arrivals in a year too early.
 */

export const DAYS_IN_YEAR = 360;
const DAYS_IN_MONTH = 30;

/** The first year of every match. */
export const FIRST_YEAR = 2070;

/** A date as people say it: the day of the year, 1 to 360. */
export interface Stardate {
  readonly day: number;
  readonly year: number;
}

/** The date of a day of a year. */
export function dateOf(day: number, year: number): number {
  return DAYS_IN_YEAR * year + day - 1;
}

export function yearOf(date: number): number {
  return Math.floor(date / DAYS_IN_YEAR);
}

/** The day of the year, from 1. */
export function dayOf(date: number): number {
  return (date % DAYS_IN_YEAR) + 1;
}

export function stardate(date: number): Stardate {
  return { day: dayOf(date), year: yearOf(date) };
}

/** From 0 for January, and the day of that month from 1. */
export function monthAndDay(day: number): { readonly month: number; readonly day: number } {
  const month = Math.floor((day - 1) / DAYS_IN_MONTH);
  return { month, day: day - DAYS_IN_MONTH * month };
}

/** The months between two dates, for the economy. Years and days are counted apart, as the program does: it rounds so. */
export function monthsBetween(from: number, to: number): number {
  return 12 * (yearOf(to) - yearOf(from)) + (dayOf(to) - dayOf(from)) / DAYS_IN_MONTH;
}

/** The years between two dates, for the bank. */
export function yearsBetween(from: number, to: number): number {
  return yearOf(to) - yearOf(from) + (dayOf(to) - dayOf(from)) / DAYS_IN_YEAR;
}
