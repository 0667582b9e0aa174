// Configurations as short texts: an edition and what differs from it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { CONFIGS } from './editions.ts';
import { anyNotation } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import { OPTION_KEYS } from './options.ts';
import { LAST_CHARACTER, anyCharacter } from '../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

const parseConfig = (notation: string) => starLanes.parseConfig(notation);
const formatConfig = (config: Config) => starLanes.formatConfig(config);

/** What cannot go together in a notation, in words; else why it cannot be read. */
function problemOf(notation: string): string {
  const config = parseConfig(notation);
  if (config.ok) return 'can be read';
  const { problem } = config;
  return problem.why === 'contradiction' ? starLanes.explainContradiction(problem.contradiction) : problem.why;
}

describe('a notation', () => {
  test.each(Object.keys(CONFIGS))('%s is an edition', (name) => {
    expect(parseConfig(name)).toEqual({ ok: true, value: CONFIGS[name] });
    expect(formatConfig(CONFIGS[name]!)).toBe(name);
  });

  test('says what differs, in the order of the table, and nothing else', () => {
    const reading = parseConfig('today+black-holes=3+rows=14+columns=20+cash=6000');
    expect(reading).toEqual({
      ok: true,
      value: { ...CONFIGS['today'], rows: 14, columns: 20, blackHoles: { count: 3 } },
    });
    expect(reading.ok && formatConfig(reading.value)).toBe('today+rows=14+columns=20+black-holes=3');
  });

  test('holds numbers, choices, switches, chances and maps', () => {
    const notation = 'today+rows=5+columns=5+stars=1/10+map=5/5/2*2/5/5+founded=chosen+phantoms=on';
    const reading = parseConfig(notation);
    expect(reading.ok && formatConfig(reading.value)).toBe(notation);
  });

  test('survives writing and reading, whatever the options', () => {
    const editions = fc.constantFrom(...Object.keys(CONFIGS));
    fc.assert(
      fc.property(editions, fc.subarray([...OPTION_KEYS]), fc.nat(), (edition, keys, seed) => {
        const reading = parseConfig(anyNotation(edition, keys, seed));
        fc.pre(reading.ok);
        expect(parseConfig(formatConfig(reading.value))).toEqual(reading);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what cannot be read says why', () => {
  test.each([
    ['', { why: 'no-edition', rest: '', known: Object.keys(CONFIGS) }],
    ['+', { why: 'no-edition', rest: '+' }],
    ['+rows=9', { why: 'no-edition', rest: '+rows=9', known: Object.keys(CONFIGS) }],
    ['tomorrow', { why: 'unknown-edition', edition: 'tomorrow' }],
    ['Today', { why: 'unknown-edition', edition: 'Today' }],
    ['constructor', { why: 'unknown-edition', edition: 'constructor' }],
    [' today', { why: 'unknown-edition', edition: ' today' }],
    ['today+', { why: 'empty-option', example: 'today+rows=9' }],
    ['today++rows=9', { why: 'empty-option', example: 'today+rows=9' }],
    ['today+=9', { why: 'empty-option', example: 'today+rows=9' }],
    ['today+height=9', { why: 'unknown-option', name: 'height' }],
    ['today+edition=beej', { why: 'unknown-option', name: 'edition' }],
    ['today+rows', { why: 'needs-one-value', name: 'rows', example: '9' }],
    ['today+rows=9=9', { why: 'needs-one-value', name: 'rows', example: '9' }],
    ['today+map', { why: 'needs-one-value', name: 'map', example: 'none' }],
    ['today+rows=9+rows=10', { why: 'given-twice', name: 'rows' }],
    ['today+rows=27', { why: 'not-possible', name: 'rows', value: '27' }],
  ])('%s', (notation, problem) => {
    expect(parseConfig(notation)).toMatchObject({ ok: false, problem });
  });

  test('whatever the text, reading never throws', () => {
    const near = fc
      .array(
        fc.oneof(fc.constantFrom(...OPTION_KEYS, 'today', 'faber1977', '+', '=', 'on', '1/2', 'none'), fc.string()),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: character }),
          near,
          near.map((rest) => `today+${rest}`),
        ),
        (text) => {
          const reading = parseConfig(text);
          if (reading.ok) expect(parseConfig(formatConfig(reading.value))).toEqual(reading);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('contradictions are refused', () => {
  test.each([
    ['today+min-players=3+max-players=2', 'min-players=3 is more than max-players=2'],
    ['today+min-players=5', 'min-players=5 is more than max-players=4'],
    ['today+map=5/5/5/5/5', 'the map has 5 rows, but rows=9'],
    ['today+rows=5+columns=5+map=5/5/5/5/4', 'row 5 of the map has 4 spaces, but columns=5'],
    ['today+rows=5+columns=5+map=A', 'a map is drawn with numbers (empty spaces), *, @, o and / between rows'],
    ['today+stars=55', '55 stars and black holes are more than half of a galaxy of 9x12 (54 at most)'],
    [
      'today+rows=5+columns=5+stars=8+black-holes=5',
      '13 stars and black holes are more than half of a galaxy of 5x5 (12 at most)',
    ],
    [
      'today+ties=chosen+mergers=pairwise',
      'ties=chosen needs mergers=largest: with pairwise mergers there is no single choice to make',
    ],
    ['beej+ties=chosen', 'ties=chosen needs mergers=largest: with pairwise mergers there is no single choice to make'],
    ['today+phantoms=on+mergers=pairwise', 'phantoms=on needs mergers=largest'],
    ['today+selling=unchecked', 'selling=unchecked is for historic editions; today is not one'],
    ['quick+fractions=on', 'fractions=on is for historic editions; quick is not one'],
    ['grand+arithmetic=altair+trading=in-order', 'arithmetic=altair is for historic editions; grand is not one'],
    ['beej+arithmetic=altair', 'arithmetic=altair needs trading=in-order: the Altair counted one order at a time'],
  ])('%s', (notation, problem) => {
    expect(problemOf(notation)).toBe(problem);
  });

  test('and what only looks like one is not', () => {
    for (const notation of [
      'today+stars=54',
      'beej+selling=unchecked',
      'faber1977+fractions=off',
      'today+min-players=4',
    ]) {
      expect(parseConfig(notation).ok).toBe(true);
    }
    expect(parseConfig('today+rows=5+columns=5+stars=200+map=5/5/5/5/5').ok).toBe(true);
  });
});
