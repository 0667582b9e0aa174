// docs/rules/star-lanes.md: what the page says of companies and of a merger is what the code makes of it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPANY_NAMES } from './editions.ts';
import { playCase } from './fixtures/cases.ts';

const prose = readFileSync(new URL('../../docs/rules/star-lanes.md', import.meta.url), 'utf8');

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
