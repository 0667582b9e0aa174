/**
 * The random player of the benchmarks, with a stream of its own: whatever engine asks the same
 * questions in the same order gets the same answers.
 */
import { Mulberry32 } from '../core/chance.ts';

/** Keeps the choices of a match apart from its galaxy and offers, which come from the same seed. */
const APART = 0x5bd1e995;

export class RandomChoices {
  private readonly chance = new Mulberry32(APART);

  /** Begins again, for the match of a seed. */
  reseed(seed: number): void {
    this.chance.reseed(seed ^ APART);
  }

  /** Which of the offered spaces to play, counted from 0. */
  space(offers: number): number {
    return this.chance.below(offers);
  }

  /** How many shares to buy: 7 times of 20 none, 5 times all that can be paid, else any number. */
  shares(cash: number, price: number): number {
    const kind = this.chance.below(20);
    if (kind < 7) return 0;
    if (kind < 12) return Math.floor(cash / price);
    // How many numbers there are from 0 to the most, counted in a fraction as the draw is: V8 need not turn it into a whole one.
    return Math.floor(this.chance.draw() * Math.floor(cash / price + 1));
  }
}
