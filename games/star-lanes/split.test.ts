// Splits: at which price, after what, how far, and what becomes of the shares.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { ALTAIR_LARGEST } from '../../core/altair-number.ts';
import { configFor } from './fixtures/cases.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { MOST_SHARES, splitAfterGrowth, splitAfterMerger } from './split.ts';

const MAP = ['A....', '.....', '.....', '.....', '.....'];

function at(notation: string, price: number, shares = 7): Position {
  const setup = { map: MAP, sizes: [1], prices: [price], cash: [0, 0], shares: [[shares], [-3]] };
  return positionFrom(configFor(notation, MAP), setup, new Mulberry32(1));
}

/** The price after the test, and the shares of both players. */
function after(split: (position: Position, company: number) => void, position: Position): string {
  split(position, 0);
  return `$${position.price[0]} ${position.held[0]} ${position.held[position.config.companies]}`;
}

describe('after growth', () => {
  test.each([
    ['faber1977', 2999, '$2999 7 -3'],
    ['faber1977', 3000, '$1500 14 -6'],
    ['faber1977', 3001, '$1500 14 -6'],
    ['faber1977', 7000, '$3500 14 -6'],
    ['napoli1979', 3000, '$3000 7 -3'],
    ['napoli1979', 3001, '$1500 14 -6'],
    ['osborne', 3001, '$1501 14 -6'],
    ['beej', 3000, '$3000 7 -3'],
    ['beej', 3001, '$1501 14 -6'],
    ['today', 3000, '$3000 7 -3'],
    ['today', 12_001, '$3000 28 -12'],
    ['today+growth-split-when=reached', 6000, '$1500 28 -12'],
    ['today+growth-split=500', 4000, '$500 56 -24'],
    ['today+growth-split-when=never', 90_000, '$90000 7 -3'],
  ])('%s at $%d: %s', (notation, price, result) => {
    expect(after(splitAfterGrowth, at(notation, price))).toBe(result);
  });
});

describe('after a merger', () => {
  test.each([
    ['faber1977', 3000, '$3000 7 -3'],
    ['faber1977', 3001, '$1500 14 -6'],
    ['faber1977', 6000, '$3000 14 -6'],
    ['singer1984', 3000, '$1500 14 -6'],
    ['microbee1988', 3000, '$1500 14 -6'],
    ['microbee1988', 2999, '$2999 7 -3'],
    ['osborne', 3001, '$1501 14 -6'],
    ['today+merger-split=900', 3600, '$900 28 -12'],
    ['today+merger-split-when=never', 90_000, '$90000 7 -3'],
  ])('%s at $%d: %s', (notation, price, result) => {
    expect(after(splitAfterMerger, at(notation, price))).toBe(result);
  });
});

test('the odd half dollar is lost, or rounded up where the edition says so', () => {
  expect(after(splitAfterGrowth, at('faber1977', 3175))).toBe('$1587 14 -6');
  expect(after(splitAfterGrowth, at('osborne', 3175))).toBe('$1588 14 -6');
});

test('nobody comes to own more shares than can be counted', () => {
  expect(after(splitAfterGrowth, at('today', 9000, MOST_SHARES))).toBe(`$9000 ${MOST_SHARES} -3`);
  expect(after(splitAfterGrowth, at('today', 9000, MOST_SHARES / 2))).toBe(`$4500 ${MOST_SHARES} -6`);
  const position = at('faber1977', 4000, ALTAIR_LARGEST);
  splitAfterGrowth(position, 0);
  expect([position.price[0], position.held[0]]).toEqual([2000, ALTAIR_LARGEST]);
});
