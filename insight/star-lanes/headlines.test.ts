/** Which news of Star Lanes nobody should miss. */
import { expect, test } from 'vitest';
import type { Event } from '../../games/star-lanes/types.ts';
import { lanesHeadlines } from './headlines.ts';

const NONE = { old: 0, had: 0, gained: 0, bonus: 0 };

const MERGED: Event = {
  type: 'merged',
  by: 1,
  space: '4E',
  from: 'D',
  into: 'A',
  fromSize: 2,
  intoSize: 5,
  fromPrice: 600,
  intoPrice: 1200,
  size: 8,
  price: 1800,
  exchanges: [
    { old: 3, had: 1, gained: 1, bonus: 100 },
    NONE,
    { old: 5, had: 0, gained: 2, bonus: 4615 },
    { ...NONE, old: 8, gained: 4, bonus: 900 },
  ],
};
const SPLIT: Event = { type: 'split', company: 'B', from: 3100, price: 1550 };
const VIEW = { books: [{ cash: 0, shares: [4, 24], stock: 0, net: 0 }, undefined] };

test('a merger tells what every holder is given, the reader first, then who is paid most', () => {
  const [merger] = lanesHeadlines([MERGED], VIEW, 0);
  expect(merger).toMatchObject({ what: 'merged', from: 'D', into: 'A' });
  const seats = (own: number | undefined) =>
    lanesHeadlines([MERGED], VIEW, own).flatMap((one) =>
      one.what === 'merged' ? one.holders.map(({ seat }) => seat) : [],
    );
  expect(seats(0)).toEqual([0, 2, 3]);
  expect(seats(undefined)).toEqual([2, 3, 0]);
});

test('a split tells what the reader holds now; nobody else gains anything by it', () => {
  expect(lanesHeadlines([SPLIT], VIEW, 0)).toEqual([{ what: 'split', company: 'B', price: 1550, held: 24 }]);
  expect(lanesHeadlines([SPLIT], VIEW, 1)).toMatchObject([{ held: 0 }]);
  expect(lanesHeadlines([SPLIT], VIEW, undefined)).toMatchObject([{ held: 0 }]);
});

test('moves, trades and dividends pass without one', () => {
  const news: Event[] = [
    { type: 'outpost', by: 0, space: '1A' },
    { type: 'dividend', to: 0, amount: 300 },
    { type: 'traded', by: 0, orders: [] },
    SPLIT,
  ];
  expect(lanesHeadlines(news, VIEW, 0)).toHaveLength(1);
});
