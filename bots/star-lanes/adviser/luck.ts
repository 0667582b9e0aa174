/**
 * How lucky an offer was: the best that could be made of it, less the best that could be made, on
 * average, of other offers drawn from the same position. All at first sight: what is compared is
 * the offers, and many of them say more than a close look at a few.
 */
import { offer } from '../../../games/star-lanes/offer.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Evaluator } from './evaluator.ts';
import { Futures, meanOf } from './futures.ts';

/** The luck of the player to move, as a difference of chances to win; one other offer for every seed. */
export function luckOf(evaluator: Evaluator, position: Position, seeds: readonly number[]): number {
  const futures = new Futures(position);
  const others = seeds.map((seed) => bestOf(evaluator, futures.after(offer, seed)));
  return bestOf(evaluator, position) - meanOf(others);
}

function bestOf(evaluator: Evaluator, position: Position): number {
  const [best] = evaluator.arms(position);
  return best === undefined ? 0 : evaluator.quickValue(best, position);
}
