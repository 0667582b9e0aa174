/**
 * Any allowed action, at random, from a view alone: the simplest player there is, and what the laws
 * are tried with.
 */
import type { Chance } from '../../core/chance.ts';
import { round24 } from '../../core/altair-number.ts';
import type { Action, Ask, Order, Tradable, View } from './types.ts';

/** An action that the view's question allows. `wild` also tries what only 1977 allows: short sales, parts of shares. */
export function anyAction(view: View, chance: Chance, wild = false): Action {
  const { ask } = view;
  if (ask === undefined) throw new Error('this view asks nothing');
  return ask.ask === 'place' ? anySpace(ask, chance) : { type: 'trade', orders: anyOrders(view, ask, chance, wild) };
}

function anySpace(ask: Ask & { ask: 'place' }, chance: Chance): Action {
  const { space, companies } = pick(ask.spaces, chance);
  return companies === undefined
    ? { type: 'place', space }
    : { type: 'place', space, company: pick(companies, chance) };
}

function anyOrders(view: View, ask: Ask & { ask: 'trade' }, chance: Chance, wild: boolean): Order[] {
  let cash = ask.cash;
  const orders: Order[] = [];
  for (const tradable of ask.companies) {
    const shares = wild ? wildShares(view, tradable, cash, chance) : anyShares(tradable, cash, chance);
    cash = less(cash, shares * tradable.price, view.config.arithmetic === 'altair');
    if (shares !== 0 || ask.trading === 'in-order') orders.push({ company: tradable.company, shares });
  }
  return orders;
}

/** What is left of the cash, as the edition counts it. */
function less(cash: number, amount: number, single: boolean): number {
  return single ? round24(cash - round24(amount)) : cash - amount;
}

/** A third of the time nothing, sometimes everything one way or the other, else any number. */
function anyShares({ price, most, least }: Tradable, cash: number, chance: Chance): number {
  const upper = price > 0 ? Math.max(0, Math.min(most, Math.floor(cash / price))) : 0;
  const kind = chance.draw();
  if (kind < 0.35) return mustSell(cash) ? least : 0;
  if (kind < 0.6) return upper;
  if (kind < 0.65) return least;
  return least + Math.floor(chance.draw() * (upper - least + 1));
}

/** With less than nothing in cash (after short sales) even "no shares" cannot be paid (L860). */
function mustSell(cash: number): boolean {
  return cash < 0;
}

function wildShares(view: View, tradable: Tradable, cash: number, chance: Chance): number {
  const { selling, fractions } = view.config;
  if (tradable.price <= 0) return 0;
  if (cash < 0) return tradable.least;
  const kind = chance.draw();
  if (selling === 'unchecked' && kind < 0.1) return -Math.floor(chance.draw() * 12) || 0;
  if (fractions && kind < 0.2) {
    return Math.min(tradable.most, Math.floor((4 * chance.draw() * cash) / tradable.price) / 4);
  }
  return anyShares(tradable, cash, chance);
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[Math.floor(chance.draw() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
