/** The first levels of the ladder: chance, a beginner and a trader. They go by the prices on the chart alone. */
import type { Chance } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { BASE_PRICES, GOODS, WEIGHTS } from '../../games/star-trader/goods.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Action, Ask, BankAsk, BidAsk, Port, TradeAsk, View } from '../../games/star-trader/types.ts';
import type { Bot } from '../bot.ts';
import { starTraderCard } from './cards.ts';
import { expectedDelay } from '../../insight/star-trader/lateness.ts';

/** A factor bargains well even when sent by chance, and the levels compare how captains bargain themselves. */
function withoutFactor(view: View): View {
  const { ask } = view;
  if (ask === undefined || !('factor' in ask)) return view;
  const { factor: _, ...bare } = ask;
  return { ...view, ask: bare };
}

/** Level 1: any legal action of its own. */
export const chanceBot: Bot<StarTraderTypes> = {
  ...starTraderCard('chance'),
  answer: ({ view }, _budget, chance) => ({ action: anyAction(withoutFactor(view), chance) }),
};

/** Level 2: pays what it is asked for, forgets some of the goods, and flies anywhere half of the time. */
export const beginner: Bot<StarTraderTypes> = {
  ...starTraderCard('beginner'),
  answer: ({ view }, _budget, chance) => ({ action: beginnersAnswer(view, askOf(view), chance) }),
};

/** Level 3: the best price difference on the chart, at the price on the chart. */
export const trader: Bot<StarTraderTypes> = {
  ...starTraderCard('trader'),
  answer: ({ view }) => ({ action: tradersAnswer(view, askOf(view)) }),
};

function askOf({ ask }: View): Ask {
  if (ask === undefined) throw new Error('this view asks nothing');
  return ask;
}

function beginnersAnswer(view: View, ask: Ask, chance: Chance): Action {
  switch (ask.ask) {
    case 'sell':
      return chance.draw() < 0.8 ? { type: 'sell', units: ask.fits } : { type: 'pass' };
    case 'buy':
      return chance.draw() < 0.6 ? buyWithin(view, ask) : { type: 'pass' };
    case 'bid':
      // The star's own words are always good enough for it.
      return bidOf(ask, Math.round(ask.offer));
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return payment(ask) ?? { type: 'pass' };
    case 'destination':
      return chance.draw() < 0.5 ? anyPort(ask.ports, chance) : { type: 'go', star: bestPort(view, ask.ports) };
  }
}

function tradersAnswer(view: View, ask: Ask): Action {
  switch (ask.ask) {
    case 'sell':
      return { type: 'sell', units: ask.fits };
    case 'buy':
      return buyWithin(view, ask);
    case 'bid':
      return bidOf(ask, chartPrice(ask));
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return payment(ask) ?? { type: 'pass' };
    case 'destination':
      return { type: 'go', star: bestPort(view, ask.ports) };
  }
}

/** As much as fits and can be paid. */
function buyWithin(view: View, ask: TradeAsk & { readonly ask: 'buy' }): Action {
  const { ship, star, good, fits } = ask;
  const prices = must(view.stars.find((one) => one.star === star)?.prices, 'the prices of the star in port');
  const price = Math.abs(must(prices[GOODS.indexOf(good)], `a price of ${good}`));
  const { cash } = must(view.ships[ship], 'the ship in port');
  // A beginner pays a tenth more than this; the bargain then fails, as it should for a beginner.
  const units = price <= 0 ? 0 : Math.min(fits, Math.floor((cash - 1) / price));
  return units > 0 ? { type: 'buy', units } : { type: 'pass' };
}

/** What the star thinks fair, on its own side of a dollar. */
function chartPrice({ side, above }: BidAsk): number {
  const fair = 10 * above;
  return side === 'sell' ? Math.floor(fair * (1 - 1e-9)) : Math.ceil(fair * (1 + 1e-9));
}

/** A bid where it is one; else there is nothing to bid. */
export function bidOf({ above, below }: BidAsk, total: number): Action {
  return total > above && total < below ? { type: 'bid', total } : { type: 'pass' };
}

/** Withdraws what a bargain needs; undefined where the bank is not visited for one. */
export function payment(ask: BankAsk): Action | undefined {
  if (ask.toPay === undefined || ask.toPay <= ask.cash) return undefined;
  if (ask.ask === 'bank') return { type: 'bank' };
  if (ask.ask === 'deposit') return undefined;
  return { type: 'withdraw', amount: Math.min(ask.balance, Math.ceil(ask.toPay - ask.cash)) };
}

function anyPort(ports: readonly Port[], chance: Chance): Action {
  return { type: 'go', star: ports[Math.floor(chance.draw() * ports.length)]!.star };
}

/** The port that promises most a day, by the last prices heard. */
function bestPort(view: View, ports: readonly Port[]): string {
  const delay = expectedDelay(view.config);
  const promises = ports.map(({ star, days }) => ({ star, a: promiseOf(view, star) / (days + delay) }));
  return promises.reduce((best, one) => (one.a > best.a ? one : best)).star;
}

/** What the cargo would bring above its base price, and what is cheap there. */
function promiseOf(view: View, star: string): number {
  const prices = view.stars.find((one) => one.star === star)?.prices ?? [];
  const { cargo = [], weight = 0 } = shipOf(view) ?? {};
  const room = roomOf(view.config, weight);
  return prices.reduce((sum, price, good) => {
    const units = price < 0 ? (cargo[good] ?? 0) : WEIGHTS[good] === 0 ? 5 : Math.min(5, room);
    return price === 0 ? sum : sum + units * Math.abs(Math.abs(price) - BASE_PRICES[good]!);
  }, 0);
}

function shipOf({ ask, ships }: View) {
  return ask === undefined ? undefined : ships[ask.ship];
}

function roomOf({ tons }: Config, weight: number): number {
  return Math.max(0, tons - weight);
}
