/** The same position played into many drawn futures; what is compared is compared in the same ones. */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { planningConfig } from '../../../insight/star-lanes/known-position.ts';

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

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
