// What stars make and use, what is in store, and the prices that follow.
import { describe, expect, test } from 'vitest';
import { pricesOf, production, reckon } from './economy.ts';
import { HERE, inPort } from './fixtures/in-port.ts';
import { BASE_PRICES, GOODS } from './goods.ts';

describe('what a star makes in a month follows from its level', () => {
  // Worked out from the listing's own numbers.
  test.each([
    [0, 1, 0.75, -0.75, -0.5, -1, 0.5],
    [1.25, 0.9479166666666666, 0.8125, -0.8125, -0.6770833333333333, -0.9479166666666666, 0.6770833333333333],
    [2.5, 0.875, 0.875, -0.875, -0.875, -0.875, 0.875],
    [3.75, 0.78125, 0.9375, -0.9375, -1.09375, -0.78125, 1.09375],
    [
      5, 0.6666666666666666, 0.3333333333333333, -0.3333333333333333, -1.3333333333333333, -0.6666666666666666,
      1.3333333333333333,
    ],
    [
      6.25, 0.3541666666666667, 0.17708333333333334, -0.17708333333333334, -1.2395833333333335, -0.3541666666666667,
      1.2395833333333335,
    ],
    [7.5, 0, 0, 0, -1.125, 0, 1.125],
    [
      8.75, -0.39583333333333337, -0.19791666666666669, 0.19791666666666669, -0.9895833333333335, 0.39583333333333337,
      0.9895833333333335,
    ],
    [
      10, -0.8333333333333333, -0.41666666666666663, 0.41666666666666663, 0.8333333333333333, 0.8333333333333333,
      -0.8333333333333333,
    ],
    [11.25, -1.09375, -0.65625, 0.65625, 0.875, 1.09375, -0.875],
    [12.5, -1.375, -0.9166666666666667, 0.9166666666666667, 0.9166666666666667, 1.375, -0.9166666666666667],
    [15, -2, -1.5, 1.5, 1, 2, -1],
    [
      20, -3.4999999999999996, -2.916666666666666, 2.916666666666666, 1.1666666666666665, 3.4999999999999996,
      -1.1666666666666665,
    ],
  ])('level %f', (level, ...made) => {
    expect(GOODS.map((_, good) => production(level, good) + 0)).toEqual(made);
  });
});

/** Stock and signed prices of a star, as a report would say. */
function reckoned(notation: string, level: number, ...looks: [number, number][]) {
  const { stock, price, sign } = inPort({ notation, level, looks });
  return {
    stock: stock.slice(6 * HERE, 6 * HERE + 6).map((units) => Math.round(units * 1000) / 1000),
    prices: GOODS.map((_, good) => sign[6 * HERE + good]! * price[6 * HERE + good]!),
  };
}

describe('prices', () => {
  test.each([
    ['I', 15, [-5400, -3800, 3700, 4100, 2700, -3300]],
    ['II', 10, [-5400, -3800, 3700, 4100, 2700, -3300]],
    ['III', 5, [4600, 3200, -4300, -4900, -3300, 2700]],
    ['IV', 0, [4600, 3200, -4300, -4900, -3300, 2700]],
  ])('of a class %s star on the first day', (_, level, prices) => {
    expect(reckoned('kaufman1974', level, [1, 2070]).prices).toEqual(prices);
  });

  test('no more than a year is stored, and a price is off by a third at most', () => {
    const { stock, prices } = reckoned('kaufman1974', 0, [1, 2073]);
    expect(stock).toEqual([12, 9, -9, -6, -12, 6]);
    expect(prices).toEqual([3300, 2300, -5300, -6000, -4000, 2000]);
  });

  test.each([
    [1, 1 / 3],
    [2, 2 / 3],
    [5, 13 / 15],
  ])('with margin %i a full store costs so much of the base price: %f', (margin, part) => {
    const { prices } = reckoned(`kaufman1974+margin=${margin}`, 0, [1, 2073]);
    expect(prices[0]).toBe(100 * Math.floor((BASE_PRICES[0]! * part) / 100 + 0.5));
  });

  test('what is neither made nor used has no price in 1974, and its base price today', () => {
    expect(reckoned('kaufman1974', 7.5, [1, 2071]).prices[0]).toBe(0);
    const { price } = inPort({ notation: 'today', level: 7.5, looks: [[1, 2071]] });
    expect(price[6 * HERE]).toBe(5000);
  });
});

describe('too much of a good', () => {
  /** A frontier star that has five units of equipment more than it needs, a month later. */
  function later(notation: string): number {
    const state = inPort({ notation, level: 0, stock: { HE: 5 } });
    state.date += 30;
    reckon(state, HERE);
    return Math.round(state.stock[6 * HERE + 2]! * 1000) / 1000;
  }

  test('turns into need in 1974', () => {
    expect(later('kaufman1974')).toBe(-4.25);
  });

  test('is used up month by month today', () => {
    expect(later('today')).toBe(4.25);
  });

  test('and is neither bought nor sold meanwhile', () => {
    const state = inPort({ notation: 'today', level: 0, stock: { HE: 5 } });
    reckon(state, HERE);
    expect(pricesOf(state, HERE)[2]).toBe(0);
  });
});
