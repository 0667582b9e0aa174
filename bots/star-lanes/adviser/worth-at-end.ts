/** What a line of play is worth at the end, on average over futures that everybody plays greedily. */
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Budget } from '../../bot.ts';
import { Greed, LEAD } from '../greed.ts';
import { worth } from '../worth.ts';
import { Futures, meanOf } from './futures.ts';
import type { Continuation } from './futures.ts';

/** The mean worth of a seat at the end after a line, in the futures of the seeds; at least one is played. */
export function worthAtEnd(
  from: Position,
  seat: number,
  line: Continuation,
  seeds: readonly number[],
  budget: Budget,
): number {
  const futures = new Futures(from);
  const greed = new Greed(from);
  const worths: number[] = [];
  for (const seed of seeds) {
    if (worths.length > 0 && budget.timeIsUp?.() === true) break;
    const end = futures.after(line, seed);
    while (end.phase !== 'over') greed.playTurn(end, LEAD);
    worths.push(worth(end, seat));
  }
  return meanOf(worths);
}
