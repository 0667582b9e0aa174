/** Days as the daily galaxy counts them: by UTC, each with its date and its number since 1970. There is no clock here: callers say the time. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a result is taken, with its own: who begins before midnight may finish after it. */
const DAYS_OPEN = 3;

/** The date of a moment, in milliseconds since 1970: `2026-11-15`. */
export function dateAt(time: number): string {
  return dateOf(Math.floor(time / DAY_MS));
}

/** The days of which results are taken at a moment, today first. */
export function openDates(now: number): readonly string[] {
  return Array.from({ length: DAYS_OPEN }, (_, back) => dateAt(now - back * DAY_MS));
}

/** When a day begins, in milliseconds since 1970. */
export function timeOf(date: string): number {
  return dayNumber(date) * DAY_MS;
}

/*
 * The Gregorian calendar repeats every 400 years, which are an era; years are counted from March here, so that the day of a
 * leap year is the last of its year.
 */
const DAYS_OF_ERA = 146_097;
/** From 1 March of the year 0 to 1970. */
const BEFORE_1970 = 719_468;

/** Days since 1970, so that neighbours can be told. */
export function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const fromMarch = (month + 9) % 12;
  const marchYear = month <= 2 ? year - 1 : year;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + daysBefore(fromMarch) + day - 1 - BEFORE_1970;
}

function dateOf(number: number): string {
  const days = number + BEFORE_1970;
  const era = Math.floor(days / DAYS_OF_ERA);
  const inEra = days - era * DAYS_OF_ERA;
  const leapDays = Math.floor(inEra / 1460) - Math.floor(inEra / 36_524) + Math.floor(inEra / (DAYS_OF_ERA - 1));
  const yearOfEra = Math.floor((inEra - leapDays) / 365);
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(inYear - daysBefore(fromMarch) + 1)}`;
}

/** The days of a year, counted from March, before one of its months: they follow a line, five months after five months. */
function daysBefore(fromMarch: number): number {
  return Math.floor((153 * fromMarch + 2) / 5);
}
