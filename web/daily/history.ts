/** What was reached in the daily matches, kept on this device. */
import { dayResultsIn, withResult, withSent } from '../../bots/daily/day-result.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import { keep, recall } from '../app/storage.ts';

const KEY = 'daily';

/** All results, the latest day first. */
export function history(): readonly DayResult[] {
  return dayResultsIn(recall(KEY));
}

/** Keeps the result of a day, unless it has one. */
export function note(result: DayResult): void {
  keep(KEY, withResult(history(), result));
}

/** Notes that a server has the result of a day. */
export function noteSent(day: string): void {
  keep(KEY, withSent(history(), day));
}
