/**
 * Guessing private books from what everybody heard. Placing, founders' shares, splits and the
 * tables of mergers are public, so the map, the prices and part of the holdings are known at every
 * moment; what others bought in between is not, so they are taken to do what a greedy player does.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { Position, companyOf } from '../../games/star-lanes/position.ts';
import type { Event, View } from '../../games/star-lanes/types.ts';
import { follow } from './follow.ts';
import { Greed } from './greed.ts';
import { trade } from './plans.ts';
import { planningConfig } from './planning.ts';

/** What a seat has, or is thought to have. */
interface Guess {
  readonly cash: number;
  readonly shares: readonly number[];
}

/** The books of all seats: known where the view shows them, guessed where it does not. */
export function guessBooks(view: View, heard: readonly Event[]): readonly Guess[] {
  const guesser = new Guesser(view);
  for (const event of heard) guesser.hear(event);
  return view.books.map((known, seat) => known ?? guesser.guess(seat));
}

/** Follows a match by its public events, in a position whose books are guesses. */
class Guesser {
  readonly #position: Position;
  readonly #greed: Greed;
  #begun = false;

  constructor({ config, players }: View) {
    this.#position = new Position(planningConfig(config), players, new Mulberry32(1));
    this.#greed = new Greed(this.#position);
  }

  guess(seat: number): Guess {
    const { cash, held, config } = this.#position;
    const at = seat * config.companies;
    return { cash: cash[seat]!, shares: Array.from(held.subarray(at, at + config.companies)) };
  }

  hear(event: Event): void {
    if (event.type === 'offered') {
      if (this.#begun) this.#endTurn();
      this.#begun = true;
    }
    if (event.type === 'merged') this.#exchange(event);
    follow(this.#position, event);
  }

  /** A turn nobody else could see the end of: dividends come in, and all money goes where a greedy player puts it. */
  #endTurn(): void {
    const position = this.#position;
    payDividends(position);
    trade(position, { into: this.#greed.bestCompany(position), selling: position.config.selling !== 'none' });
  }

  #exchange({ from, into, exchanges, fromPrice, intoPrice }: Event & { type: 'merged' }): void {
    const { held, cash, config } = this.#position;
    const [loser, survivor] = [companyOf(from), companyOf(into)];
    exchanges.forEach(({ old, had, gained, bonus }, seat) => {
      const at = seat * config.companies;
      // The table shows what they really had: what was guessed too much or too little was cash.
      const wrong = (held[at + loser]! - old) * fromPrice + (held[at + survivor]! - had) * intoPrice;
      cash[seat] = Math.max(0, cash[seat]! + wrong) + bonus;
      held[at + survivor] = had + gained;
    });
  }
}
