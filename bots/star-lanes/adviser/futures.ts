/** The same position played into many drawn futures, and what comes of it; what is compared is compared in the same ones. */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import { offer } from '../../../games/star-lanes/offer.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { planningConfig } from '../../../insight/star-lanes/known-position.ts';
import { meanOf } from '../../sequential-halving.ts';
import { outcomesAtEnd } from './evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { must } from '../../../core/must.ts';

/** Plays something on a position, in place: an arm, an offer. */
export type Continuation = (position: Position) => void;

/** Seeds of futures, drawn one by one as `search` draws them: from the same chance come the same futures. */
export function seedsFrom(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => Math.floor(chance.draw() * 2 ** 32));
}

/** Plays lines from a position into futures. */
export class Futures {
  readonly #future = new Mulberry32(1);
  readonly #scratch: Position;
  readonly #from: Position;

  constructor(from: Position) {
    this.#from = from;
    this.#scratch = new Position(from.config, from.players, this.#future);
  }

  /** Where a line leads in the future of a seed. The position is lent until the next call. */
  after(line: Continuation, seed: number): Position {
    this.#future.reseed(seed);
    this.#scratch.copyFrom(this.#from);
    line(this.#scratch);
    return this.#scratch;
  }
}

/** A position as search plays it, with a chance of its own: thinking must not use up the match's draws. */
export function planningPosition(position: Position): Position {
  return new Position(planningConfig(position.config), position.players, new Mulberry32(1), position);
}

/** What comes of a position at the start of a turn, whatever may be offered next: outcomes by seat, for every seed; all the same once the match is over. */
export function outcomesFrom(evaluator: Evaluator, position: Position, seeds: readonly number[]): number[][] {
  if (position.phase === 'over') return seeds.map(() => outcomesAtEnd(position));
  const futures = new Futures(position);
  return seeds.map((seed) => evaluator.playOn(futures.after(offer, seed)));
}

/** Everybody's chance to win, on average over outcomes. Who plays alone has always won. */
export function chancesOf(outcomes: readonly (readonly number[])[]): number[] {
  const players = must(outcomes[0], 'a future').length;
  if (players === 1) return [1];
  return Array.from({ length: players }, (_, seat) => meanOf(ofSeat(outcomes, seat)));
}

/** One seat's outcomes. */
export function ofSeat(outcomes: readonly (readonly number[])[], seat: number): number[] {
  return outcomes.map((all) => all[seat]!);
}

/**
 * How lucky the offer of the player to move was, as a difference of chances to win: the best that could be made of it,
 * less the best that could be made, on average, of other offers drawn from the same position, one for every seed. All at
 * first sight: many offers say more than a close look at a few.
 */
export function luckOf(evaluator: Evaluator, position: Position, seeds: readonly number[]): number {
  const futures = new Futures(position);
  const others = seeds.map((seed) => evaluator.bestValue(futures.after(offer, seed)));
  return evaluator.bestValue(position) - meanOf(others);
}
