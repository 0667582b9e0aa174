/** What became known at odd days, as one value a month: charts have a place for every month. */
import { dateOf, FIRST_YEAR } from '../../../games/star-trader/calendar.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';

export interface KnownPrice<Value> {
  readonly at: Stardate;
  readonly value: Value;
}

const DAYS_IN_MONTH = 30;

/** The month of a match a day lies in, from 0. */
export function monthOf({ day, year }: Stardate): number {
  return Math.floor((dateOf(day, year) - dateOf(1, FIRST_YEAR)) / DAYS_IN_MONTH);
}

/** The last value known in each month up to `until`; before the first there is none. */
export function monthly<Value>(known: readonly KnownPrice<Value>[], until: Stardate): (Value | undefined)[] {
  const values: (Value | undefined)[] = Array.from({ length: monthOf(until) + 1 }, () => undefined);
  for (const { at, value } of known) values[monthOf(at)] = value;
  let last: Value | undefined;
  return values.map((value) => (last = value ?? last));
}

/** The years along the bottom of a chart, at their January. */
export function yearTicks(until: Stardate): { readonly at: number; readonly label: string }[] {
  return Array.from({ length: until.year - FIRST_YEAR + 1 }, (_, year) => ({
    at: 12 * year,
    label: String(FIRST_YEAR + year),
  })).filter(({ at }) => at <= monthOf(until));
}
