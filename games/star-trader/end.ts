/**
 * The end: with the report of the first January that is not played any more, or where all captains
 * agree upon it. The highest worth has won.
 */
import { DAYS_IN_YEAR, yearOf } from './calendar.ts';
import type { Config } from './config.ts';
import { daysFor } from './departure.ts';
import { GOOD_COUNT } from './goods.ts';
import type { Position } from './position.ts';
import type { TradingEnd, Event } from './types.ts';
import { standings } from './worth.ts';

/** Whether the years of the match are over. */
export function isOver({ date, endYear }: Position): boolean {
  return yearOf(date) >= endYear;
}

/** No match has more actions: every stop with all it can ask, as many stops as the closest stars allow, and the first departures. */
export function mostActions({ years, ships, minDistance, bids }: Config, players: number): number {
  // Rounding to whole light years can bring two stars closer together by the diagonal of a square.
  const trip = Math.max(1, daysFor(minDistance - Math.SQRT2));
  const stops = 1 + Math.floor((DAYS_IN_YEAR * years) / trip);
  return ships * players * (OPENING + stops * actionsAStop(bids));
}

/** The first question of every ship: a report, perhaps, and where it goes. */
const OPENING = 2;
/** Entering the bank, withdrawing, depositing. */
const BANKING = 3;

/** Each good is sold or bought, with its bids, and a purchase may lead to the bank; then the bank, a report and the destination. */
function actionsAStop(bids: number): number {
  const sale = 1 + bids;
  return GOOD_COUNT * (2 * sale + BANKING) + BANKING + OPENING;
}

/** Ends the match. */
export function end(position: Position, why: TradingEnd, tell?: (event: Event) => void): void {
  position.phase = 'over';
  tell?.({ type: 'ended', why, year: yearOf(position.date), captains: standings(position) });
}
