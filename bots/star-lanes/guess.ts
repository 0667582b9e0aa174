/**
 * Guessing private books from what everybody heard. Placing, founders' shares, splits and the
 * tables of mergers are public, so the map, the prices and part of the holdings are known at every
 * moment; what others bought in between is not, so they are taken to do what a greedy player does.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { layMap } from '../../games/star-lanes/draw-map.ts';
import { EMPTY, FIRST_COMPANY, OUTPOST, Position, companyOf, resetCompany } from '../../games/star-lanes/position.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event, View } from '../../games/star-lanes/types.ts';
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
    const position = this.#position;
    switch (event.type) {
      case 'started':
        return layMap(position, rowsOf(event.map, position.config.columns));
      case 'offered':
        if (this.#begun) this.#endTurn();
        this.#begun = true;
        position.mover = event.to;
        return;
      case 'outpost':
        return this.#mark(event.space, OUTPOST);
      case 'founded':
        position.active++;
        position.held[event.by * position.config.companies + companyOf(event.company)]! += event.shares;
        return this.#extend(event);
      case 'grown':
      case 'joined':
        return this.#extend(event);
      case 'merged':
        return this.#merge(event);
      case 'split':
        position.price[companyOf(event.company)] = event.price;
        return this.#double(companyOf(event.company));
      case 'swallowed':
        for (const space of event.spaces) this.#mark(space, EMPTY);
        return resetCompany(position, companyOf(event.company));
      case 'lost':
      case 'dividend':
      case 'traded':
      case 'extended':
      case 'ended':
        return;
    }
  }

  /** A turn nobody else could see the end of: dividends come in, and all money goes where a greedy player puts it. */
  #endTurn(): void {
    const position = this.#position;
    payDividends(position);
    trade(position, { into: this.#greed.bestCompany(position), selling: position.config.selling !== 'none' });
  }

  #extend(event: Event & { type: 'founded' | 'grown' | 'joined' }): void {
    const company = companyOf(event.company);
    for (const space of [event.space, ...event.outposts]) this.#mark(space, FIRST_COMPANY + company);
    this.#position.size[company] = event.size;
    this.#position.price[company] = event.price;
  }

  #merge({ from, into, exchanges, fromPrice, intoPrice, size, price }: Event & { type: 'merged' }): void {
    const { held, cash, map, config } = this.#position;
    const [loser, survivor] = [companyOf(from), companyOf(into)];
    exchanges.forEach(({ old, had, gained, bonus }, seat) => {
      const at = seat * config.companies;
      // The table shows what they really had: what was guessed too much or too little was cash.
      const wrong = (held[at + loser]! - old) * fromPrice + (held[at + survivor]! - had) * intoPrice;
      cash[seat] = Math.max(0, cash[seat]! + wrong) + bonus;
      held[at + survivor] = had + gained;
    });
    map.forEach((mark, space) => {
      if (mark === FIRST_COMPANY + loser) map[space] = FIRST_COMPANY + survivor;
    });
    resetCompany(this.#position, loser);
    this.#position.size[survivor] = size;
    this.#position.price[survivor] = price;
  }

  #double(company: number): void {
    const { held, config } = this.#position;
    for (let at = company; at < held.length; at += config.companies) held[at]! *= 2;
  }

  #mark(space: string, mark: number): void {
    const { map, config } = this.#position;
    const at = spaceNumber(space, config.rows, config.columns)!;
    this.#position.empty += (mark === EMPTY ? 1 : 0) - (map[at] === EMPTY ? 1 : 0);
    map[at] = mark;
  }
}

function rowsOf(map: string, columns: number): string[] {
  return Array.from({ length: map.length / columns }, (_, row) => map.slice(row * columns, (row + 1) * columns));
}
