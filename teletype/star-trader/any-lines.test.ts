/** A law over any typing at all: every line is answered with a question or the end, and with nothing but text. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { sensible } from './fixtures/sensible.ts';
import { VoyageSession } from './session.ts';
import { VoyageTrace } from './trace.ts';
import { LAST_CHARACTER, anyCharacter } from '../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Stands for an answer that gets the game on. */
const SENSIBLE = '(sensible)';

const WORDS = [
  '',
  ' ',
  '\t',
  '\u0000',
  '"',
  ',',
  'Y',
  'N',
  'y',
  'MAP',
  'REPORT',
  'SOL',
  'sol',
  'PASS',
  'YES',
  'END OF TAPE',
];
const NUMBERS = '0 1 2 12 13 -1 .5 2.5 1E3 1E38 1E39 -1E38 1E999 99999999 -0 0x10 1e3 5000 20000 +7 1. .'.split(' ');

const typing = fc.oneof(
  { weight: 8, arbitrary: fc.constant(SENSIBLE) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS, ...NUMBERS) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: character }) },
);

test('any typing is answered', () => {
  const lines = fc.array(typing, { maxLength: 600, size: 'max' });
  const numRuns = process.env['LONG'] === undefined ? 40 : 2000;
  let traced = 0;
  fc.assert(
    fc.property(fc.nat(), lines, (seed, typed) => void (traced += checkTyping(seed, typed))),
    { numRuns },
  );
  expect(traced).toBeGreaterThan(10 * numRuns);
});

test('any set-up is answered', () => {
  const numbers = fc.array(fc.oneof(fc.constantFrom(...NUMBERS), fc.integer({ min: 1, max: 30 }).map(String)), {
    minLength: 30,
    maxLength: 60,
  });
  const numRuns = process.env['LONG'] === undefined ? 60 : 2000;
  fc.assert(
    fc.property(fc.nat(), numbers, (seed, lines) => void checkTyping(seed, ['N', 'Y', 'Y', 'N', ...lines, SENSIBLE])),
    { numRuns },
  );
});

/** Tells how much of it was traced. */
function checkTyping(seed: number, lines: readonly string[]): number {
  let traced = 0;
  const session = new VoyageSession({ chance: new Mulberry32(seed), witnesses: [new VoyageTrace(() => traced++)] });
  let text = session.start();
  for (const line of lines) {
    text = session.answer(line === SENSIBLE ? sensible(text) : line);
    if (!session.over) expect(text).toMatch(/\? $/);
    expect(text).not.toMatch(/NaN|Infinity|undefined|[^\P{Cc}\n]/u);
    expect(Math.max(...text.split('\n').map((printed) => [...printed].length))).toBeLessThanOrEqual(72);
  }
  return traced;
}
