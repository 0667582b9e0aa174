// A factor's orders for whole matches: never a loss against the base price, never more than is there, nothing but bargains.
import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import { dealsIn } from './deal.ts';
import { Played } from './fixtures/played.ts';
import { duringStop, factorOrder } from './stop-orders.ts';

test('every bargain a factor is ordered to make gains something, and it leaves none out that would', () => {
  let deals = 0;
  for (const seed of [1, 2, 3]) {
    const match = new Played('today', 2, seed);
    while (match.state.phase !== 'over') {
      const order = factorOrder(match.view, match.heard);
      const before = match.heard.length;
      if (order === undefined) match.answer();
      else match.act(order);
      const made = order === undefined ? [] : dealsIn(match.heard.slice(before));
      for (const { gain } of made) expect(gain).toBeGreaterThan(0);
      expect(match.heard.slice(before).filter(({ type }) => type === 'failed')).toEqual([]);
      deals += made.length;
    }
  }
  expect(deals).toBeGreaterThan(50);
});

test('all the star takes is sold where it brings more than its base price', () => {
  const match = new Played('today', 1, 2).until(({ ask }) => ask?.ask === 'sell');
  const { ask } = match.view;
  if (ask?.ask !== 'sell') throw new Error('nothing is sold');
  expect(factorOrder(match.view, match.heard)).toEqual({ type: 'factor', units: Math.min(ask.hold, 2 * ask.need) });
});

test('in a game of history there is nobody to order', () => {
  const match = new Played('kaufman1974').until(({ ask }) => ask?.ask === 'sell');
  expect(factorOrder(match.view, match.heard)).toBeUndefined();
});

test('a stop is over when its ship has left, and when another one is in port', () => {
  const match = new Played('today', 1, 2).until(({ ask }) => ask?.ask === 'sell');
  const always = duringStop(match.view, () => true);
  expect(always(match.view, match.heard)).toBe(true);
  match.until(({ ask }) => ask?.ask === 'destination');
  expect(always(match.view, match.heard)).toBe(true);
  match.answer();
  expect(always(match.view, match.heard)).toBeUndefined();
  expect(starTrader.toAct(match.state)).toBe(0);
});
