/** Small things catalogues are written with. */
import { expect, test } from 'vitest';
import { quotedLanguages } from './fixtures/languages.ts';
import { countdown, formatOf } from './format.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1:00'],
  [117, '1:57'],
  [3600, '60:00'],
])('%d seconds are left: %s', (seconds, told) => {
  expect(countdown(seconds)).toBe(told);
});

test.each([
  ['en', 'March 9, 2026'],
  ['de', '9. März 2026'],
  ['fr', '9 mars 2026'],
  ['fr', '1er mars 2026', '2026-03-01'],
])('a day in %s: %s', (language, told, day = '2026-03-09') => {
  expect(formatOf(language).longDate(Date.parse(day))).toBe(told);
});

test.each([
  ['en', '$1,084', '$0'],
  ['de', '1.084\u00a0$', '0\u00a0$'],
  ['fr', '1\u202f084\u00a0$', '0\u00a0$'],
])('money in %s is in whole dollars, and its line does not break', (language, told, nothing) => {
  expect(formatOf(language).money(1083.9)).toBe(told);
  expect(formatOf(language).money(-0.4)).toBe(nothing);
});

test.each([
  ['en', 9_876, '$9,876'],
  ['en', 58_760, '$58.8K'],
  ['en', -1_060_123, '−$1.06M'],
  ['de', 58_760, '58.760 $'],
  ['de', 1_060_123, '1,06 Mio. $'],
  ['fr', 58_760, '58,8 k $'],
])('in short, in %s: %d is %s', (language, amount, short) => {
  expect(formatOf(language).shortMoney(amount).replaceAll(/\s/g, ' ')).toBe(short);
});

test.each([
  ['en', 9_876, '9,876'],
  ['en', 56_082, '56.1K'],
  ['de', 56_082, '56.082'],
  ['fr', 1_234_567, '1,23 M'],
])('a number in short, in %s: %d is %s', (language, value, short) => {
  expect(formatOf(language).shortNumber(value).replaceAll(/\s/g, ' ')).toBe(short);
});

test.each(['en', 'de', 'fr'])('whole numbers in %s are written as by the formats of the platform', (language) => {
  const own = (options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(language, options);
  const plain = own({ maximumFractionDigits: 2 });
  const dollars = own({
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const numbers = [
    0,
    -0,
    7,
    12,
    999,
    1000,
    12_345,
    123_456,
    1_234_567,
    98_765_432_100,
    Number.MAX_SAFE_INTEGER,
    1e16,
    2.5,
  ];
  for (const number of numbers.flatMap((one) => [one, -one])) {
    expect(formatOf(language).number(number)).toBe(plain.format(number).replace('-', '−'));
    if (number !== 0)
      expect(formatOf(language).money(number)).toBe(dollars.format(Math.round(number)).replace('-', '−'));
  }
});

test('large numbers have their thousands told apart', () => {
  expect(quotedLanguages.map(({ app }) => app.form.from(500, 100_000))).toEqual([
    '500 to 100,000',
    '500 bis 100.000',
    '500 à 100\u202f000',
  ]);
});

test.each(['en', 'de', 'fr'])('whatever is less than nothing has the same sign in %s', (language) => {
  const { number, money, shortMoney, aboutMoney, percent } = formatOf(language);
  const told = [number(-3), money(-593), shortMoney(-1_060_123), aboutMoney(-1234), percent(-0.02)];
  for (const one of told) expect(one).toMatch(/^[^-]*−[^-]*$/);
});

test('the signs between the parts of a line have the spaces of the language', () => {
  const sign = (language: string): string => `a${formatOf(language).colon}b${formatOf(language).semicolon}c`;
  expect(['en', 'de', 'fr'].map(sign)).toEqual(['a: b; c', 'a: b; c', 'a\u00a0: b\u00a0; c']);
});
