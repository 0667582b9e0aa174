// docs/rules/star-trader.md: its tables are those of the code, its figures are what the rules make of them, and every test
// it names exists and says so.
// When the tables are stale, `RULES=write npm test -- unit star-trader/rules-page` writes them anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { production } from './economy.ts';
import { EDITIONS_TABLE, tableOf } from './fixtures/option-tables.ts';
import { BASE_PRICES, GOODS, WEIGHTS } from './goods.ts';
import { OPTION_GROUPS, OPTION_KEYS, optionName } from './options.ts';
import { STAR_NAMES } from './star-names.ts';
import { GOOD_NAMES } from './text.ts';

const page = new URL('../../docs/rules/star-trader.md', import.meta.url);
const TABLE = /<!-- table: (.+?) -->\n([^]*?)<!-- end -->/g;

function withFreshTables(text: string): string {
  return text.replaceAll(TABLE, (_, name: string) => `<!-- table: ${name} -->\n${tableOf(name)}\n<!-- end -->`);
}

if (process.env['RULES'] === 'write') writeFileSync(page, withFreshTables(readFileSync(page, 'utf8')));
const text = readFileSync(page, 'utf8');
const prose = text.replaceAll(TABLE, '');

test('the tables are up to date (if not: RULES=write npm test -- unit star-trader/rules-page)', () => {
  expect(text).toBe(withFreshTables(text));
});

test('every group of options has its table, once, and so have the editions', () => {
  const names = [...text.matchAll(TABLE)].map(([, name = '']) => name);
  expect(names.toSorted()).toEqual([...OPTION_GROUPS, EDITIONS_TABLE].toSorted());
});

test('every option is spoken of outside the tables', () => {
  const silent = OPTION_KEYS.map(optionName).filter((name) => !new RegExp(`\`${name}[\`=]`).test(prose));
  expect(silent).toEqual([]);
});

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

describe('the rules are numbered', () => {
  const [rules = '', appendix = ''] = prose.split('## Which test shows which rule');
  const numbers = [...rules.matchAll(/(?:\*|^\| )(\d+\.\d+) /gm)].map(([, number]) => number);

  test('each once', () => {
    expect(numbers.length).toBeGreaterThan(40);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('and the tests of each stand in the last section, and nowhere else', () => {
    expect(Array.from(appendix.matchAll(/^- (\d+\.\d+): /gm), ([, number]) => number)).toEqual(numbers);
    expect(rules).not.toContain('.test.ts');
  });
});

describe('every test the page names says what the page says', () => {
  const cited = [...prose.matchAll(/`(\S+\.test\.ts)`:\s+“(.+?)”/gs)].map(
    ([, file = '', words = '']): [string, string] => [file, words.replaceAll(/\s+/g, ' ')],
  );

  test.each(cited)('%s: %s', (file, words) => {
    const url = new URL(file.includes('/') ? `../../${file}` : file, import.meta.url);
    expect(existsSync(url) ? readFileSync(url, 'utf8').replaceAll("\\'", "'") : '').toContain(words);
  });

  test('no test is named without its words', () => {
    expect([...prose.matchAll(/`\S+\.test\.ts`/g)].length).toBe(cited.length);
  });
});
