/**
 * Guessing private books from what everybody heard: founders' shares, splits and the tables of
 * mergers are public; what others bought in between is not, so they are taken to put all they have
 * into the cheapest company, as strong players mostly do.
 */
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Event, View } from '../../games/star-lanes/types.ts';

/** What one seat is thought to have. */
interface Guess {
  cash: number;
  readonly shares: number[];
}

/** The books of all seats: known where the view shows them, guessed where it does not. */
export function guessBooks(
  view: View,
  heard: readonly Event[],
): readonly { cash: number; shares: readonly number[] }[] {
  const guesser = new Guesser(view);
  for (const event of heard) guesser.hear(event);
  return view.books.map((known, seat) => known ?? guesser.guesses[seat] ?? { cash: 0, shares: [] });
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

class Guesser {
  readonly guesses: Guess[];
  readonly #view: View;
  readonly #prices: number[];
  #mover = -1;

  constructor(view: View) {
    const { config, players } = view;
    this.#view = view;
    this.guesses = Array.from({ length: players }, () => ({
      cash: config.cash,
      shares: zeros(config.companies),
    }));
    // 0 stands for a company that is not on the map.
    this.#prices = zeros(config.companies);
  }

  hear(event: Event): void {
    switch (event.type) {
      case 'offered':
        if (this.#mover >= 0) this.#spend(this.guesses[this.#mover]!);
        this.#mover = event.to;
        return;
      case 'founded':
      case 'grown':
      case 'joined':
        this.#prices[companyOf(event.company)] = event.price;
        if (event.type === 'founded') this.guesses[event.by]!.shares[companyOf(event.company)]! += event.shares;
        return;
      case 'merged':
        return this.#merge(event);
      case 'split':
        this.#prices[companyOf(event.company)] = event.price;
        for (const { shares } of this.guesses) shares[companyOf(event.company)]! *= 2;
        return;
      case 'swallowed':
        return this.#remove(companyOf(event.company));
      case 'started':
      case 'outpost':
      case 'lost':
      case 'dividend':
      case 'traded':
      case 'ended':
        return;
    }
  }

  #merge(event: Event & { type: 'merged' }): void {
    const from = companyOf(event.from);
    const into = companyOf(event.into);
    event.exchanges.forEach(({ old, had, gained, bonus }, seat) => {
      const guess = this.guesses[seat]!;
      // The table shows what they really had: what was guessed too much or too little was cash.
      guess.cash += (guess.shares[from]! - old) * event.fromPrice + (guess.shares[into]! - had) * event.intoPrice;
      guess.cash = Math.max(0, guess.cash) + bonus;
      guess.shares[into] = had + gained;
    });
    this.#remove(from);
    this.#prices[into] = event.price;
  }

  #remove(company: number): void {
    this.#prices[company] = 0;
    for (const { shares } of this.guesses) shares[company] = 0;
  }

  /** A turn nobody else could see the end of: dividends come in, and all cash goes into the cheapest company. */
  #spend(guess: Guess): void {
    const { dividend } = this.#view.config;
    guess.shares.forEach((shares, company) => {
      guess.cash += Math.floor((dividend * shares * this.#prices[company]!) / 100);
    });
    const cheapest = this.#cheapest();
    if (cheapest < 0) return;
    const shares = Math.floor(guess.cash / this.#prices[cheapest]!);
    guess.shares[cheapest]! += shares;
    guess.cash -= shares * this.#prices[cheapest]!;
  }

  #cheapest(): number {
    let cheapest = -1;
    this.#prices.forEach((price, company) => {
      if (price > 0 && (cheapest < 0 || price < this.#prices[cheapest]!)) cheapest = company;
    });
    return cheapest;
  }
}
