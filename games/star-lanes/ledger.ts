/**
 * A small accountant. It never looks at a position: it follows the events from `started` on and
 * keeps its own map, sizes, prices, shares and cash from what they say, and it objects when an event
 * does not follow from what is on its books. Compared with the real position after every action, it
 * accounts for every dollar, share and space.
 */
import { round24 } from './arithmetic.ts';
import type { Config } from './config.ts';
import { drawMap } from './draw-map.ts';
import { letterOf } from './position.ts';
import type { Position } from './position.ts';
import { spaceNumber } from './spaces.ts';
import type { Event, Standing, Surroundings } from './types.ts';

type Of<Type extends Event['type']> = Event & { readonly type: Type };

interface Account {
  size: number;
  price: number;
  /** Spaces that lie on the map but were not counted in the size, less phantoms that were counted. */
  uncounted: number;
  readonly shares: number[];
}

export class Ledger {
  /** How many moves merged companies. */
  mergers = 0;
  readonly #config: Config;
  readonly #cash: number[];
  readonly #accounts = new Map<string, Account>();
  #map: string[] = [];
  #mapChanged = true;
  #ended = false;

  constructor(config: Config, players: number) {
    this.#config = config;
    this.#cash = Array.from({ length: players }, () => config.cash);
    for (let company = 0; company < config.companies; company++) {
      this.#accounts.set(letterOf(company), this.#freeAccount());
    }
  }

  /** Enters what happened; throws where it cannot have happened. */
  follow(events: readonly Event[]): void {
    for (const event of events) this.#enter(event);
  }

  /** Throws at the first figure in which a position differs from the books. */
  compare(position: Position): void {
    this.#compareBooks(position);
    if (!this.#mapChanged) return;
    this.#mapChanged = false;
    same(drawMap(position).join(''), this.#map.join(''), 'the map');
    same(position.empty, this.#count('.'), 'the number of empty spaces');
    this.#compareMarks();
  }

  /** Written out with plain comparisons: this runs after every action of tens of thousands of matches. */
  #compareBooks({ config, players, size, price, held, cash, phase }: Position): void {
    const { companies } = config;
    for (let seat = 0; seat < players; seat++) {
      if (cash[seat] !== this.#cash[seat]) differ(cash[seat], this.#cash[seat], `the cash of seat ${seat}`);
    }
    for (let company = 0; company < companies; company++) {
      const letter = letterOf(company);
      const account = this.#of(letter);
      if (size[company] !== account.size) differ(size[company], account.size, `the size of ${letter}`);
      if (price[company] !== account.price) differ(price[company], account.price, `the price of ${letter}`);
      for (let seat = 0; seat < players; seat++) {
        const own = held[seat * companies + company];
        if (own !== account.shares[seat]) differ(own, account.shares[seat], `what seat ${seat} owns of ${letter}`);
      }
    }
    same(phase === 'over', this.#ended, 'whether the match is over');
    for (const amounts of [cash, held, price]) hold(amounts.every(Number.isFinite), 'an amount is no number any more');
  }

  /** Throws where the marks of a company on the map do not agree with its size as the edition counts it. */
  #compareMarks(): void {
    for (const [letter, { size, uncounted }] of this.#accounts) {
      same(this.#count(letter) - uncounted, size, `the marks of ${letter} on the map`);
    }
  }

  /** Sizes of all companies together, and their marks on the map. */
  sums(): { readonly sizes: number; readonly marks: number } {
    const sizes = [...this.#accounts.values()].reduce((sum, { size }) => sum + size, 0);
    return { sizes, marks: this.#map.filter((mark) => this.#accounts.has(mark)).length };
  }

  #enter(event: Event): void {
    hold(!this.#ended, 'nothing happens after the end');
    switch (event.type) {
      case 'started':
        this.#map = [...event.map];
        return;
      case 'offered':
        for (const space of event.spaces) same(this.#markAt(space), '.', `${space}, which is offered`);
        return;
      case 'outpost':
        return this.#mark(event.space, '.', '+');
      case 'lost':
        return same(this.#markAt(event.space), '.', `${event.space}, where an outpost was lost`);
      case 'founded':
        return this.#found(event);
      case 'grown':
        return this.#extend(event, this.#config.growth, 1);
      case 'merged':
        return this.#merge(event);
      case 'joined':
        return this.#join(event);
      case 'split':
        return this.#split(event);
      case 'swallowed':
        return this.#swallow(event);
      case 'dividend':
        return this.#payDividend(event);
      case 'traded':
        return this.#trade(event);
      case 'extended':
        return undefined;
      case 'ended':
        return this.#end(event.standings);
    }
  }

  #found(event: Of<'founded' | 'grown'>): void {
    const account = this.#of(event.company);
    same(account.size, 0, `the size of ${event.company} before it was founded`);
    same(account.price, this.#config.basePrice, `the price of ${event.company} before it was founded`);
    this.#extend(event, 0, 1);
    account.shares[event.by]! += event.shares;
  }

  #join(event: Of<'joined'>): void {
    const { mergerGrowth, growth, mergerSize } = this.#config;
    const counted = mergerSize === 'one' ? 1 : 0;
    this.#of(event.company).uncounted += 1 - counted;
    this.mergers++;
    this.#extend(event, mergerGrowth ? growth : 0, counted);
  }

  /** A space and its outposts become a company's; size and price must follow from what lies around. */
  #extend(event: Of<'founded' | 'grown'> | Of<'joined'>, growth: number, counted: number): void {
    const { company, space, outposts, size, price } = event;
    const account = this.#of(company);
    this.#mark(space, '.', company);
    for (const outpost of outposts) this.#mark(outpost, '+', company);
    same(size, account.size + counted + outposts.length, `the size of ${company} with ${space}`);
    same(price, account.price + growth + this.#worthOf(event), `the price of ${company} with ${space}`);
    account.size = size;
    account.price = price;
  }

  #worthOf({ stars, outposts, holes }: Surroundings): number {
    const { starBonus, outpostBonus, blackHolePull } = this.#config;
    return stars * starBonus + outposts.length * outpostBonus - holes * blackHolePull;
  }

  #merge(event: Of<'merged'>): void {
    const { from, into, exchanges } = event;
    const [loser, survivor] = [this.#of(from), this.#of(into)];
    const counted = this.#config.mergerSize === 'each' ? 1 : 0;
    hold(from !== into, `${from} is merged into itself`);
    same([event.fromSize, event.fromPrice].join(' '), [loser.size, loser.price].join(' '), `size and price of ${from}`);
    same([event.intoSize, event.intoPrice].join(' '), [survivor.size, survivor.price].join(' '), `those of ${into}`);
    same(event.size, loser.size + survivor.size + counted, `the size of ${into} with ${from}`);
    same(event.price, loser.price + survivor.price, `the price of ${into} with ${from}`);
    exchanges.forEach(({ old, had, gained, bonus }, seat) => {
      same(old, loser.shares[seat], `what seat ${seat} owned of ${from}`);
      same(had, survivor.shares[seat], `what seat ${seat} owned of ${into}`);
      survivor.shares[seat] = this.#rounded(had + gained);
      this.#pay(seat, bonus);
    });
    this.#map = this.#map.map((mark) => (mark === from ? into : mark));
    Object.assign(survivor, {
      size: event.size,
      price: event.price,
      uncounted: survivor.uncounted + loser.uncounted - counted,
    });
    this.#accounts.set(from, this.#freeAccount());
  }

  #split({ company, from, price }: Of<'split'>): void {
    const account = this.#of(company);
    same(from, account.price, `the price of ${company} before its stock split`);
    same(
      price,
      Math.floor((from + (this.#config.splitRounding === 'down' ? 0 : 1)) / 2),
      `half the price of ${company}`,
    );
    account.price = price;
    for (const [seat, own] of account.shares.entries()) account.shares[seat] = this.#rounded(2 * own);
  }

  #swallow({ company, price, spaces }: Of<'swallowed'>): void {
    same(price, this.#of(company).price, `the price at which ${company} was swallowed`);
    hold(price < 0 || (price === 0 && this.#config.swallow === 'at-zero'), `${company} is swallowed at ${price}`);
    same(spaces.length, this.#count(company), `the spaces ${company} lost`);
    for (const space of spaces) this.#mark(space, company, '.');
    this.#accounts.set(company, this.#freeAccount());
  }

  /** Company by company, as L800 does: beyond 2^24 dollars the order shows in single precision. */
  #payDividend({ to, amount }: Of<'dividend'>): void {
    let due = 0;
    for (const { shares, price } of this.#accounts.values()) {
      const dividend = shares[to] === 0 ? 0 : this.#dividendOf(shares[to]!, price);
      due += dividend;
      this.#pay(to, dividend);
    }
    same(amount, due, `the dividend of seat ${to}`);
  }

  #dividendOf(shares: number, price: number): number {
    const { dividend, arithmetic } = this.#config;
    if (arithmetic === 'exact') return Math.floor((dividend * shares * price) / 100);
    return Math.floor(round24(round24(round24(dividend / 100) * shares) * price));
  }

  #trade({ by, orders }: Of<'traded'>): void {
    for (const { company, shares, price } of orders) {
      const account = this.#of(company);
      same(price, account.price, `the price of ${company} when it was traded`);
      this.#pay(by, -this.#rounded(shares * price));
      account.shares[by] = this.#rounded(account.shares[by]! + shares);
    }
  }

  #end(standings: readonly Standing[]): void {
    this.#ended = true;
    same(standings.length, this.#cash.length, 'the number of standings');
    standings.forEach(({ stock, cash, net }, seat) => {
      same(cash, this.#cash[seat], `the cash of seat ${seat} at the end`);
      same(stock, this.#stockOf(seat), `the stock of seat ${seat} at the end`);
      same(net, this.#rounded(stock + cash), `what seat ${seat} is worth at the end`);
    });
  }

  #stockOf(seat: number): number {
    let stock = 0;
    for (const { shares, price } of this.#accounts.values()) {
      stock = this.#rounded(stock + this.#rounded(shares[seat]! * price));
    }
    return stock;
  }

  #pay(seat: number, amount: number): void {
    this.#cash[seat] = this.#rounded(this.#cash[seat]! + amount);
  }

  /** Money and shares as the edition keeps them: in single precision, or as they are. */
  #rounded(amount: number): number {
    return this.#config.arithmetic === 'altair' ? round24(amount) : amount;
  }

  #freeAccount(): Account {
    return { size: 0, price: this.#config.basePrice, uncounted: 0, shares: this.#cash.map(() => 0) };
  }

  #of(letter: string): Account {
    const account = this.#accounts.get(letter);
    if (account === undefined) throw new Error(`the books know no company ${letter}`);
    return account;
  }

  #at(space: string): number {
    const { rows, columns } = this.#config;
    const number = spaceNumber(space, rows, columns);
    if (number === undefined) throw new Error(`the galaxy has no space ${space}`);
    const row = Math.floor(number / (columns + 2)) - 1;
    return row * columns + (number % (columns + 2)) - 1;
  }

  #markAt(space: string): string | undefined {
    return this.#map[this.#at(space)];
  }

  #mark(space: string, before: string, after: string): void {
    same(this.#markAt(space), before, `the mark on ${space}`);
    this.#map[this.#at(space)] = after;
    this.#mapChanged = true;
  }

  #count(wanted: string): number {
    let count = 0;
    for (const mark of this.#map) if (mark === wanted) count++;
    return count;
  }
}

function hold(kept: boolean, what: string): void {
  if (!kept) throw new Error(`the books do not balance: ${what}`);
}

function same(actual: unknown, booked: unknown, what: string): void {
  // Zero and minus zero are the same amount of money.
  if (actual !== booked) differ(actual, booked, what);
}

function differ(actual: unknown, booked: unknown, what: string): never {
  throw new Error(`the books do not balance: ${what} is ${String(actual)}, not ${String(booked)}`);
}
