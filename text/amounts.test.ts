import { expect, test } from 'vitest';
import { parseAmount } from './amounts.ts';
import { formatOf } from './format.ts';

test.each(['en', 'de', 'fr'])('what is written in %s is read again', (language) => {
  const { money, number } = formatOf(language);
  for (const amount of [0, 7, 950, 1234, 30_900, 343_000, 123_456_789]) {
    expect(parseAmount(money(amount))).toBe(amount);
    expect(parseAmount(number(amount))).toBe(amount);
  }
});

test.each([
  ['30900', 30_900],
  ['$30,900', 30_900],
  ['30.900 $', 30_900],
  ['30 900', 30_900],
  ['30\u202f900,5', 30_900.5],
  ["30'900", 30_900],
  ['1.234.567,89', 1_234_567.89],
  ['1,234.56', 1234.56],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['12.', 12],
])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', '$', 'all', '-5', '12,34,5', '1.2.3', '0,125', '1e5'])('%s is no amount', (text) =>
  expect(parseAmount(text)).toBeNaN(),
);
