/**
 * The end: with the report of the first January that is not played any more, or where all captains
 * agree upon it. The highest worth has won.
 */
import { yearOf } from './calendar.ts';
import type { Position } from './position.ts';
import type { TradingEnd, Event } from './types.ts';
import { standings } from './worth.ts';

/** Whether the years of the match are over. */
export function isOver({ date, endYear }: Position): boolean {
  return yearOf(date) >= endYear;
}

/** Ends the match. */
export function end(position: Position, why: TradingEnd, tell?: (event: Event) => void): void {
  position.phase = 'over';
  tell?.({ type: 'ended', why, year: yearOf(position.date), captains: standings(position) });
}
