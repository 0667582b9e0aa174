/** What is typed into the trade sheet. */
import { expect, test } from 'vitest';
import { ordersToPlay, readOrders, sharesIn, withOrder } from './orders.ts';

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
])('%j is %d shares', (text, shares) => {
  expect(sharesIn(text)).toBe(shares);
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
  const typed = withOrder(orders, 'B', sharesIn('abc'));
  expect(readOrders(typed)).toEqual({
    readable: [{ company: 'A', shares: 7 }],
    unreadable: { company: 'B', shares: NaN },
  });
  expect(readOrders(orders)).toEqual({ readable: orders, unreadable: undefined });
});
