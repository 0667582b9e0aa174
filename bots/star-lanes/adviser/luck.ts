/**
 * How lucky an offer was: the best that could be made of it, less the best that could be made, on
 * average, of other offers drawn from the same position. All at first sight: what is compared is
 * the offers, and many of them say more than a close look at a few.
 */
import { offer } from '../../../games/star-lanes/offer.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Eye } from './eye.ts';
import { Futures, meanOf } from './futures.ts';

/** The luck of the player to move, as a difference of chances to win; one other offer for every seed. */
export function luckOf(eye: Eye, position: Position, seeds: readonly number[]): number {
  const futures = new Futures(position);
  const others = seeds.map((seed) => bestOf(eye, futures.after(offer, seed)));
  return bestOf(eye, position) - meanOf(others);
}

function bestOf(eye: Eye, position: Position): number {
  const [best] = eye.arms(position);
  return best === undefined ? 0 : eye.glance(best, position);
}
