/** What is typed into the trade sheet. */
import { expect, test } from 'vitest';
import { ordersToPlay, readOrders, sharesIn, withOrder } from './orders.ts';

const WHOLE = { fractions: false, decimal: '.' };

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['-3', -3],
  ['−3', -3],
  ['2,5', 2.5],
  ['', 0],
  ['-', 0],
  ['ten', NaN],
  ['1,5 ', 1.5],
  ['1,000', 1000],
  ['1.000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ['1’000', 1000],
  ['-12,345,678', -12_345_678],
  ['1.000,5', 1000.5],
  ['1,000.5', 1000.5],
  ['10,00', 10],
  ['0,500', 0.5],
  ['1,000,5', NaN],
  ['1,000.000,5', NaN],
  ['1e3', NaN],
  ['0x10', NaN],
  ['1'.repeat(400), NaN],
])('%j is %d shares', (text, shares) => {
  expect(sharesIn(text, WHOLE)).toBe(shares);
});

test.each([
  [',', '1,250', 1.25],
  [',', '1.250', 1250],
  ['.', '1.250', 1.25],
  ['.', '1,250', 1250],
  [',', '1.250,5', 1250.5],
])('where parts are traded and %j stands before them, %j is %d shares', (decimal, text, shares) => {
  expect(sharesIn(text, { fractions: true, decimal })).toBe(shares);
});

const orders = withOrder(withOrder([{ company: 'A', shares: 5 }], 'B', 0), 'A', 7);

test('a company has one order, the last', () => {
  expect(orders).toEqual([
    { company: 'B', shares: 0 },
    { company: 'A', shares: 7 },
  ]);
});

test('orders of nothing are not played, except where every company must be answered for', () => {
  expect(ordersToPlay(orders, ['A', 'B', 'C'], false)).toEqual([{ company: 'A', shares: 7 }]);
  expect(ordersToPlay(orders, ['C'], true)).toEqual([{ company: 'C', shares: 0 }]);
  expect(ordersToPlay(orders, ['A'], true)).toEqual([{ company: 'A', shares: 7 }]);
});

test('what is no number is no order, and is not taken for none', () => {
  const typed = withOrder(orders, 'B', sharesIn('abc', WHOLE));
  expect(readOrders(typed)).toEqual({
    readable: [{ company: 'A', shares: 7 }],
    unreadable: { company: 'B', shares: NaN },
  });
  expect(readOrders(orders)).toEqual({ readable: orders, unreadable: undefined });
});
