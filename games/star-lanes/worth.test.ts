// What players are worth: stock at its price, and cash.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { configFor } from './fixtures/cases.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { standings, stockOf, worthOf } from './worth.ts';

const MAP = ['A...B', '.....', '.....', '.....', '.....'];

function holding(notation: string, shares: readonly number[], cash: number): Position {
  const setup = { map: MAP, sizes: [9, 1], prices: [2475, 333], cash: [cash, 5], shares: [shares, [0, 1]] };
  return positionFrom(configFor(notation, MAP), setup, new Mulberry32(1));
}

test('stock is shares at their price, net worth is stock and cash', () => {
  const position = holding('faber1977', [404, 2], 52_856);
  expect([stockOf(position, 0), worthOf(position, 0)]).toEqual([1_000_566, 1_053_422]);
  expect(standings(position)).toEqual([
    { stock: 1_000_566, cash: 52_856, net: 1_053_422 },
    { stock: 333, cash: 5, net: 338 },
  ]);
});

test('what was sold short is owed at the price of the day', () => {
  expect(worthOf(holding('faber1977', [-50, 0], 500), 0)).toBe(500 - 123_750);
});

test('parts of shares count', () => {
  expect(stockOf(holding('faber1977', [0.5, 0.25], 0), 0)).toBe(1237.5 + 83.25);
});

test('on the Altair only 24 bits of it are known', () => {
  // 24,752,475 + 333 + 1, rounded to an even number after each step.
  expect(worthOf(holding('faber1977', [10_001, 1], 1), 0)).toBe(24_752_812);
  expect(worthOf(holding('today', [10_001, 1], 1), 0)).toBe(24_752_809);
});
