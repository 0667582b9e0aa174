/** A law over any typing at all: every line is answered with a question or the end, and with nothing but text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { LAYOUTS } from '../basic/paper.ts';
import { LanesSession } from './session.ts';
import { LAST_CHARACTER, anyCharacter } from '../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Stands for an answer that gets the game on. */
const SENSIBLE = '(sensible)';

const WORDS = ['', ' ', '\t', '\u0000', '"', '""', ',', ':', 'M', 'S', 'MAP', 'STOCK', 'Y', 'N', 'y', 'E', '-.E-'];
const NUMBERS = '1E3 -1E3 1E37 -1E38 -1.7E38 -1E35 1E-38 1E99 1E255 -3 -99999 .01 1.3'.split(' ');

const typing = fc.oneof(
  { weight: 8, arbitrary: fc.constant(SENSIBLE) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS, ...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: character }) },
);

test('any typing is answered', () => {
  const lines = fc.array(typing, { maxLength: 600, size: 'max' });
  const numRuns = process.env['LONG'] === undefined ? 100 : 3000;
  fc.assert(fc.property(fc.nat(), fc.constantFrom(...LAYOUTS), lines, checkTyping), { numRuns });
});

test('selling without end is answered', () => {
  for (const order of ['-1E35', '-1.7E38', '-1E36', '-99999999']) {
    checkTyping(
      1,
      'spec',
      Array.from({ length: 400 }, (_, i) => (i % 3 === 0 ? order : SENSIBLE)),
    );
  }
});

function checkTyping(seed: number, layout: (typeof LAYOUTS)[number], lines: readonly string[]): void {
  const session = new LanesSession({ chance: new Mulberry32(seed), layout });
  let text = session.start();
  for (const line of lines) {
    text = session.answer(line === SENSIBLE ? sensible(text) : line);
    expect(text).toMatch(session.over ? /^$/ : /\? $/);
    expect(text).not.toMatch(/NaN|Infinity|undefined|[^\P{Cc}\n\f]/u);
    expect(Math.max(...text.split('\n').map((printed) => [...printed].length))).toBeLessThanOrEqual(72);
  }
}

function sensible(text: string): string {
  const [, row, column] = / (\d) ([A-L]) \/\nWHAT IS YOUR MOVE\? $/.exec(text) ?? [];
  if (row !== undefined && column !== undefined) return row + column;
  if (text.endsWith('OWN 5 ? ')) return '2';
  return text.endsWith('ANOTHER GAME? ') ? 'Y' : '2';
}
