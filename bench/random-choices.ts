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
    return Math.floor(this.chance.draw() * offers);
  }

  /** How many shares to buy: a third of the time none, a quarter of the time all that can be paid, else any number. */
  shares(cash: number, price: number): number {
    const kind = this.chance.draw();
    if (kind < 0.35) return 0;
    const most = Math.floor(cash / price);
    return kind < 0.6 ? most : Math.floor(this.chance.draw() * (most + 1));
  }
}
