/**
 * The position that a seat can know: rebuilt from its view, with guesses where the edition keeps
 * the books of the others private. Placing, founders' shares, splits and the tables of mergers are
 * public, so the map, the prices and part of the holdings are known at every moment; what others
 * bought in between is not, so they are taken to do what a greedy player does.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import type { Config } from '../../games/star-lanes/config.ts';
import { payDividends } from '../../games/star-lanes/dividend.ts';
import { Position, companyOf, sharesIssued } from '../../games/star-lanes/position.ts';
import { positionFrom } from '../../games/star-lanes/setup.ts';
import { spaceNumber } from '../../games/star-lanes/spaces.ts';
import type { Event, Tradable, View } from '../../games/star-lanes/types.ts';
import { follow } from './follow.ts';
import { Outlook } from './outlook.ts';
import { trade } from './plans.ts';

/**
 * The rules as a search plays them: to the dollar and with one draw a space, which is faster and as likely. Who sees whose
 * books is settled before the search begins.
 */
export function planningConfig(config: Config): Config {
  return { ...config, arithmetic: 'exact', offer: 'fair' };
}

/** What the seat that is asked knows and guesses, ready to be played on. */
export function positionFor(view: View, heard: readonly Event[]): Position {
  const books = view.books.every((known) => known !== undefined) ? view.books : guessBooks(view, heard);
  const config = planningConfig(view.config);
  const position = positionFrom(
    config,
    {
      map: view.map,
      sizes: view.companies.map(({ size }) => size),
      prices: view.companies.map(({ price }) => price),
      cash: books.map(({ cash }) => cash),
      shares: books.map(({ shares }) => shares),
      mover: view.mover,
      moves: view.moves,
    },
    new Mulberry32(view.moves + 1),
  );
  position.movesInAll = view.movesInAll;
  ask(position, view);
  return position;
}

function ask(position: Position, { ask: question, books }: View): void {
  if (question === undefined) return;
  position.phase = question.ask;
  if (question.ask === 'trade') {
    position.asked = question.trading === 'in-order' ? companyOf(question.companies[0]?.company ?? 'A') : 0;
    correctGuesses(position, question.companies, books);
    return;
  }
  const { rows, columns } = position.config;
  for (const { space } of question.spaces) position.offered[position.offers++] = spaceNumber(space, rows, columns)!;
}

/** Where shares are limited the question tells how many are left, and so how many the others hold together. */
function correctGuesses(position: Position, asked: readonly Tradable[], books: View['books']): void {
  const guessed = [...books.keys()].filter((seat) => books[seat] === undefined);
  for (const { company, left } of asked) {
    if (left === undefined) continue;
    const number = companyOf(company);
    const excess = sharesIssued(position, number) - (position.config.shares - left);
    // With none left there may be more than the limit: mergers and founders do not heed it.
    if (left > 0 || excess < 0) takeBack(position, number, excess, guessed);
  }
}

/** Takes shares from those whose books are guessed as far as they have them, or gives each a part, for cash. */
function takeBack(
  { held, cash, price, config }: Position,
  company: number,
  shares: number,
  from: readonly Seat[],
): void {
  let wanted = shares;
  from.forEach((seat, i) => {
    const at = seat * config.companies + company;
    const seats = from.length - i;
    const part = wanted > 0 ? Math.min(wanted, Math.max(0, held[at]!)) : Math.ceil(wanted / seats);
    const taken = seats === 1 ? wanted : part;
    held[at]! -= taken;
    cash[seat] = Math.max(0, cash[seat]! + taken * price[company]!);
    wanted -= taken;
  });
}

/** What a seat has, or is thought to have. */
interface Guess {
  readonly cash: number;
  readonly shares: readonly number[];
}

/** The books of all seats: known where the view shows them, guessed where it does not. */
export function guessBooks(
  view: Pick<View, 'config' | 'players' | 'books'>,
  heard: readonly Event[],
): readonly Guess[] {
  const guesser = new Guesser(view);
  for (const event of heard) guesser.hear(event);
  return view.books.map((known, seat) => known ?? guesser.guess(seat));
}

/** Follows a match by its public events, in a position whose books are guesses. */
class Guesser {
  readonly #position: Position;
  readonly #outlook: Outlook;
  #begun = false;

  constructor({ config, players }: Pick<View, 'config' | 'players'>) {
    this.#position = new Position(planningConfig(config), players, new Mulberry32(1));
    this.#outlook = new Outlook(config.companies);
  }

  guess(seat: number): Guess {
    const { cash, held, config } = this.#position;
    const at = seat * config.companies;
    return { cash: cash[seat]!, shares: held.slice(at, at + config.companies) };
  }

  hear(event: Event): void {
    if (event.type === 'offered') {
      if (this.#begun) this.#endTurn();
      this.#begun = true;
    }
    if (event.type === 'merged') this.#exchange(event);
    follow(this.#position, event);
  }

  /** The end of a turn, which the others cannot see: dividends come in, and all money goes where a greedy player puts it. */
  #endTurn(): void {
    const position = this.#position;
    payDividends(position);
    trade(position, { into: this.#outlook.bestCompany(position), selling: position.config.selling !== 'none' });
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
