/** The prices of every star as they became known, from the first report on: at every landing and every report. */
import type { Stardate } from '../../games/star-trader/calendar.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Event } from '../../games/star-trader/types.ts';

/** A star's prices on a day: above zero it sells, below zero it buys, at zero it does neither. */
export interface Quote {
  readonly at: Stardate;
  readonly prices: readonly number[];
}

/** A price of one good on a day, with its sign. */
export interface PricePoint {
  readonly at: Stardate;
  readonly price: number;
}

/** All prices heard, by star, in the order of time; of several on one day the last counts. */
export function priceHistory(heard: readonly Event[]): ReadonlyMap<string, readonly Quote[]> {
  const history = new Map<string, Quote[]>();
  for (const event of heard) if (event.type === 'priced') addQuote(history, event);
  return history;
}

/** One star's prices of one good. */
export function pricesOver(history: ReadonlyMap<string, readonly Quote[]>, star: string, good: Good): PricePoint[] {
  const row = GOODS.indexOf(good);
  return (history.get(star) ?? []).map(({ at, prices }) => ({ at, price: prices[row]! }));
}

function addQuote(history: Map<string, Quote[]>, event: Event & { readonly type: 'priced' }): void {
  const { star, day, year, prices } = event;
  const quotes = history.get(star) ?? [];
  const last = quotes.at(-1);
  if (last?.at.day === day && last.at.year === year) quotes.pop();
  quotes.push({ at: { day, year }, prices });
  history.set(star, quotes);
}
