import { expect, test } from 'vitest';
import { moneyColumn, shortMoney } from '../frame/figures.ts';

test.each([
  [1575, 6, '$1,575'],
  [36_892_800, 6, '$36.9M'],
  [0, 0, '$0'],
  [-75, 0, '−$75'],
])('%d in %d columns is %s', (amount, room, wanted) => {
  expect(shortMoney(amount, room)).toBe(wanted);
});

test('a column is written one way', () => {
  const column = (...amounts: number[]): string[] => amounts.map(moneyColumn(amounts, 9));
  expect(column(6000, 999_999)).toEqual(['$6,000', '$999,999']);
  expect(column(6000, 12_345_678)).toEqual(['$6.00k', '$12.3M']);
});
