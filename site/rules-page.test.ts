// docs/rules/*.md: their tables are those of the code. Every rule has a test, which games/*/rule-tests.md names for those who
// change the rules, and every test named there exists and says so.
// When the tables are stale, `RULES=write npm test -- unit rules-page` writes them anew.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS_TABLE, tableOf } from './option-tables.ts';
import { kits } from '../games/index.ts';

const TABLE = /<!-- table: (.+?) -->\n([^]*?)<!-- end -->/g;

describe.each(kits)('$title', (kit) => {
  const { id } = kit.game;
  const page = new URL(`../docs/rules/${id}.md`, import.meta.url);
  if (process.env['RULES'] === 'write') writeFileSync(page, withFreshTables(readFileSync(page, 'utf8')));
  const text = readFileSync(page, 'utf8');
  const prose = text.replaceAll(TABLE, '');
  const tests = readFileSync(new URL(`../games/${id}/rule-tests.md`, import.meta.url), 'utf8');

  function withFreshTables(old: string): string {
    return old.replaceAll(TABLE, (_, name: string) => `<!-- table: ${name} -->\n${tableOf(kit, name)}\n<!-- end -->`);
  }

  test('the tables are up to date (if not: RULES=write npm test -- unit rules-page)', () => {
    expect(text).toBe(withFreshTables(text));
  });

  test('every group of options has its table, once, and so have the editions', () => {
    const names = Array.from(text.matchAll(TABLE), ([, name = '']) => name);
    expect(names.toSorted()).toEqual([...kit.options.groups, EDITIONS_TABLE].toSorted());
  });

  test('every option is spoken of outside the tables', () => {
    const names = kit.options.options.map(({ name }) => name);
    expect(names.filter((name) => !new RegExp(`\`${name}[\`=]`).test(prose))).toEqual([]);
  });

  describe('the rules are numbered', () => {
    const numbers = Array.from(prose.matchAll(/(?:\*|^\| )(\d+\.\d+) /gm), ([, number]) => number);

    test('each once', () => {
      expect(numbers.length).toBeGreaterThan(40);
      expect(new Set(numbers).size).toBe(numbers.length);
    });

    test('and each has its tests, which are named beside the code, not on the page', () => {
      expect(Array.from(tests.matchAll(/^- (\d+\.\d+): /gm), ([, number]) => number)).toEqual(numbers);
      expect(text).not.toContain('.test.ts');
    });
  });

  describe('every test that is named says what it is named for', () => {
    const cited = Array.from(
      tests.matchAll(/`(\S+\.test\.ts)`:\s+“(.+?)”/gs),
      ([, file = '', words = '']): [string, string] => [file, words.replaceAll(/\s+/g, ' ')],
    );

    test.each(cited)('%s: %s', (file, words) => {
      expect(testText(id, file).replaceAll("\\'", "'")).toContain(words);
    });

    test('there are many, and none is named without its words', () => {
      expect(cited.length).toBeGreaterThan(40);
      expect([...tests.matchAll(/`\S+\.test\.ts`/g)].length).toBe(cited.length);
    });
  });
});

/** A test file, of the game's folder unless its path is given, and the texts of the cases it plays. */
function testText(id: string, file: string): string {
  const url = new URL(file.includes('/') ? `../${file}` : `../games/${id}/${file}`, import.meta.url);
  if (!existsSync(url)) return '';
  const source = readFileSync(url, 'utf8');
  const fixtures = new URL(`../games/${id}/fixtures/`, import.meta.url);
  const played = readdirSync(fixtures).filter((name) => source.includes('readCases(') && name.endsWith('.txt'));
  return [source, ...played.map((name) => readFileSync(new URL(name, fixtures), 'utf8'))].join('\n');
}
