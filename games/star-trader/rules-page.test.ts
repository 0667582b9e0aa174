// docs/rules/star-trader.md: what the page says of goods, stars and names is what the code makes of it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { production } from './economy.ts';
import { BASE_PRICES, GOODS, WEIGHTS } from './goods.ts';
import { STAR_NAMES } from './star-names.ts';
import { GOOD_NAMES } from './text.ts';

const prose = readFileSync(new URL('../../docs/rules/star-trader.md', import.meta.url), 'utf8');

test('the goods are listed with their prices and weights', () => {
  GOODS.forEach((good, i) =>
    expect(prose).toContain(`| ${good} | ${GOOD_NAMES[good]} | $${BASE_PRICES[i]} | ${WEIGHTS[i]} |`),
  );
});

test('what stars make in a month is listed as the rules have it', () => {
  for (const level of [0, 2.5, 5, 7.5, 10, 12.5, 15]) {
    const made = GOODS.map((_, good) => String(Math.round(production(level, good) * 1000) / 1000 + 0));
    expect(prose).toContain(`| ${level} | ${made.join(' | ')} |`);
  }
});

test('every name of a star is listed', () => {
  expect(STAR_NAMES.filter((name) => !prose.includes(name))).toEqual([]);
});
