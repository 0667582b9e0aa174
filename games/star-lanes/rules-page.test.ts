// docs/rules/star-lanes.md: its tables are those of the code, its example is what the rules make of it, every rule has
// a test, and every test it names exists and says so.
// When the tables are stale, `RULES=write npm test -- unit rules-page` writes them anew.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPANY_NAMES } from './companies.ts';
import { playCase } from './fixtures/cases.ts';
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

test('every company is listed with its letter', () => {
  const listed = [...prose.matchAll(/^ {2}\| ([A-Z]) \| (.+?) \| (?:1977|ours) \|$/gm)].map(([, letter, name]) => ({
    letter,
    name,
  }));
  expect(listed).toEqual(COMPANY_NAMES.map((name, i) => ({ letter: 'ABCDEFGHIJKL'[i], name })));
});

/** The merger of “A turn in short”, in 1977 and today. */
const EXAMPLES = [
  `# example: the merger of the page
faber1977
.....               | .....
.A*..               | .A*..
.A.B.               | .AAA.
.A.B*               | .A.A*
.....               | .....
A 3 $800 10 4       | A 5 $1500 13 6
B 2 $700 5 4        | B free
cash 6000 6000      | cash 10863 9111
player 1 plays 3C
- B into A: size 5, $1500, bonus 3888 3111
- 3C joins A: size 5, $1500
- dividend 975`,
  `# example-today: the same today
today
.....               | .....
.A*..               | .A*..
.A.B.               | .AAA.
.A.B*               | .A.A*
.....               | .....
A 3 $800 10 4       | A 6 $2100 12 6
B 2 $700 5 4        | B free
cash 6000 6000      | cash 11148 9111
player 1 plays 3C
- B into A: size 5, $1500, bonus 3888 3111
- 3C joins A: size 6, $2100
- dividend 1260`,
];

describe('the example of a merger is what the rules make of it', () => {
  test.each(EXAMPLES.map((merger) => ({ merger, edition: merger.split('\n')[1] })))('in $edition', ({ merger }) => {
    expect(playCase(merger)).toBe(merger);
  });

  test('and the page has its figures and its map', () => {
    const example = prose.slice(prose.indexOf('### An example'), prose.indexOf('## 0.'));
    for (const figure of [
      '$1500',
      '$3888',
      '$3111',
      '$975',
      '$10863',
      '$9111',
      '$2100',
      '$1260',
      '13 of A',
      'size 6',
    ]) {
      expect(example.replaceAll(/\s+/g, ' ')).toContain(figure);
    }
    const drawn = example
      .replaceAll(/^ +\d {2}((?:[A-Z.*] +){5})(?:3C ---> +)?\d {2}(.+)$/gm, '$1|$2')
      .replaceAll(' ', '');
    const [map = ''] = /^[.AB*|]{11}$(?:\n^[.AB*|]{11}$){4}/m.exec(drawn) ?? [];
    expect(EXAMPLES[0]?.replaceAll(' ', '')).toContain(map);
    expect(map).toContain('|');
  });
});

/** A test file, of this folder unless its path is given, and the texts of the cases it plays. */
function testText(file: string): string {
  const url = new URL(file.includes('/') ? `../../${file}` : file, import.meta.url);
  if (!existsSync(url)) return '';
  const source = readFileSync(url, 'utf8');
  const fixtures = readdirSync(new URL('fixtures/', import.meta.url)).filter((name) =>
    source.includes(`cases('${name.replace('.txt', '')}')`),
  );
  return [source, ...fixtures.map((name) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))].join(
    '\n',
  );
}

describe('the rules are numbered', () => {
  const [rules = '', appendix = ''] = prose.split('## Which test shows which rule');
  const numbers = [...rules.matchAll(/(?:\*|^\| )(\d+\.\d+) /gm)].map(([, number]) => number);

  test('each once', () => {
    expect(numbers.length).toBeGreaterThan(50);
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
