// docs/rules/star-lanes.md: its tables are those of the code, and every test it names exists and says so.
// When the tables are stale, `RULES=write npm test -- unit rules-page` writes them anew.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS_TABLE, tableOf } from './fixtures/option-tables.ts';
import { OPTION_GROUPS, OPTION_KEYS, optionName } from './options.ts';

const page = new URL('../../docs/rules/star-lanes.md', import.meta.url);
const TABLE = /<!-- table: (.+?) -->\n([^]*?)<!-- end -->/g;

function withFreshTables(text: string): string {
  return text.replaceAll(TABLE, (_, name: string) => `<!-- table: ${name} -->\n${tableOf(name)}\n<!-- end -->`);
}

if (process.env['RULES'] === 'write') writeFileSync(page, withFreshTables(readFileSync(page, 'utf8')));
const text = readFileSync(page, 'utf8');
const prose = text.replaceAll(TABLE, '');

test('the tables are up to date (if not: RULES=write npm test -- unit rules-page)', () => {
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

/** A test file and the texts of the cases it plays. */
function testText(file: string): string {
  const url = new URL(file, import.meta.url);
  if (!existsSync(url)) return '';
  const source = readFileSync(url, 'utf8');
  const fixtures = readdirSync(new URL('fixtures/', import.meta.url)).filter((name) =>
    source.includes(`cases('${name.replace('.txt', '')}')`),
  );
  return [source, ...fixtures.map((name) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))].join(
    '\n',
  );
}

describe('every test the page names says what the page says', () => {
  const cited = [...prose.matchAll(/`(\S+\.test\.ts)`:\s+“(.+?)”/gs)].map(
    ([, file = '', words = '']): [string, string] => [file, words.replaceAll(/\s+/g, ' ')],
  );

  test.each(cited)('%s: %s', (file, words) => {
    expect(testText(file).replaceAll("\\'", "'")).toContain(words);
  });

  test('there are many', () => {
    expect(cited.length).toBeGreaterThan(60);
  });

  test('no test is named without its words', () => {
    const named = [...prose.matchAll(/`\S+\.test\.ts`/g)].length;
    expect(named).toBe(cited.length);
  });
});
