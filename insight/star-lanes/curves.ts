/**
 * How prices and worths went, move by move, told from the events alone, so that it can be drawn for
 * any match that is watched. Where books are private, only what the viewer heard of can be known.
 */
import type { Config } from '../../games/star-lanes/config.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Event } from '../../games/star-lanes/types.ts';

/** One moment after a move: a price for every company (undefined while it is not on the map), a worth for every seat. */
export interface CurvePoint {
  readonly prices: readonly (number | undefined)[];
  readonly worths: readonly (number | undefined)[];
}

/** The points from the start to now; the seats whose books are `known` have worths. */
export function curvesOf(config: Config, known: readonly boolean[], events: readonly Event[]): CurvePoint[] {
  const books = new CurveBooks(config, known);
  const points: CurvePoint[] = [];
  for (const event of events) {
    if (event.type === 'offered') points.push(books.point());
    books.enter(event);
  }
  return [...points, books.point()];
}

class CurveBooks {
  readonly #known: readonly boolean[];
  readonly #prices: (number | undefined)[];
  readonly #cash: number[];
  readonly #shares: number[][];

  constructor({ companies, cash }: Config, known: readonly boolean[]) {
    this.#known = known;
    this.#prices = Array.from({ length: companies });
    this.#cash = known.map(() => cash);
    this.#shares = known.map(() => Array.from({ length: companies }, () => 0));
  }

  point(): CurvePoint {
    const worths = this.#known.map((known, seat) => (known ? this.#worth(seat) : undefined));
    return { prices: [...this.#prices], worths };
  }

  enter(event: Event): void {
    switch (event.type) {
      case 'founded':
        this.#add(event.by, event.company, event.shares);
        return this.#price(event.company, event.price);
      case 'grown':
      case 'joined':
        return this.#price(event.company, event.price);
      case 'merged':
        return this.#merge(event);
      case 'split':
        for (const own of this.#shares) own[companyOf(event.company)]! *= 2;
        return this.#price(event.company, event.price);
      case 'swallowed':
        return this.#drop(event.company);
      case 'dividend':
        this.#cash[event.to]! += event.amount;
        return undefined;
      case 'traded':
        for (const { company, shares, price } of event.orders) {
          this.#cash[event.by]! -= shares * price;
          this.#add(event.by, company, shares);
        }
        return undefined;
      case 'ended':
        return this.#end(event);
      case 'started':
      case 'offered':
      case 'outpost':
      case 'lost':
      case 'extended':
        return undefined;
    }
  }

  #worth(seat: number): number {
    const own = this.#shares[seat]!;
    return own.reduce((sum, shares, company) => sum + shares * (this.#prices[company] ?? 0), this.#cash[seat]!);
  }

  #add(seat: number, company: string, shares: number): void {
    const own = this.#shares[seat];
    if (own !== undefined) own[companyOf(company)]! += shares;
  }

  #price(company: string, price: number): void {
    this.#prices[companyOf(company)] = price;
  }

  #merge({ from, into, exchanges, price }: Event & { type: 'merged' }): void {
    exchanges.forEach(({ gained, bonus }, seat) => {
      this.#cash[seat]! += bonus;
      this.#add(seat, into, gained);
    });
    this.#drop(from);
    this.#price(into, price);
  }

  #drop(company: string): void {
    this.#prices[companyOf(company)] = undefined;
    for (const own of this.#shares) own[companyOf(company)] = 0;
  }

  /** The final word on everybody's worth, in the edition's own arithmetic. */
  #end({ standings }: Event & { type: 'ended' }): void {
    standings.forEach(({ net }, seat) => {
      this.#cash[seat] = net;
      this.#shares[seat]?.fill(0);
    });
  }
}
