/** What comes of a position at the start of a turn, whatever may be offered next. */
import { offer } from '../../../games/star-lanes/offer.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import { outcomesAtEnd } from './evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { Futures, meanOf } from './futures.ts';

/** The outcomes by seat, for every seed; all the same once the match is over. */
export function outcomesFrom(evaluator: Evaluator, position: Position, seeds: readonly number[]): number[][] {
  if (position.phase === 'over') return seeds.map(() => outcomesAtEnd(position));
  const futures = new Futures(position);
  return seeds.map((seed) => evaluator.playOn(futures.after(offer, seed)));
}

/** Everybody's chance to win, on average over outcomes. Who plays alone has always won. */
export function chancesOf(outcomes: readonly (readonly number[])[]): number[] {
  const players = outcomes[0]?.length ?? 0;
  if (players === 1) return [1];
  return Array.from({ length: players }, (_, seat) => meanOf(ofSeat(outcomes, seat)));
}

/** One seat's outcomes. */
export function ofSeat(outcomes: readonly (readonly number[])[], seat: number): number[] {
  return outcomes.map((all) => all[seat] ?? 0);
}
