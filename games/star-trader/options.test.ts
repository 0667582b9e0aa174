// Configurations as short texts: an edition and what differs from it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { CONFIGS } from './editions.ts';
import { anyNotation } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import { OPTION_KEYS } from './options.ts';

const parseConfig = (notation: string) => starTrader.parseConfig(notation);
const formatConfig = (config: Config) => starTrader.formatConfig(config);

describe('a notation', () => {
  test.each(Object.keys(CONFIGS))('%s is an edition', (name) => {
    expect(parseConfig(name)).toEqual({ ok: true, value: CONFIGS[name] });
    expect(formatConfig(CONFIGS[name]!)).toBe(name);
  });

  test('says what differs, in the order of the table, and nothing else', () => {
    const reading = parseConfig('today+years=10+ships=3+stars=2n+1+interest=5');
    expect(reading).toEqual({ ok: true, value: { ...CONFIGS['today'], ships: 3, stars: '2n+1', years: 10 } });
    expect(reading.ok && formatConfig(reading.value)).toBe('today+ships=3+stars=2n+1+years=10');
  });

  test('survives writing and reading, whatever the options', () => {
    const editions = fc.constantFrom(...Object.keys(CONFIGS));
    let read = 0;
    fc.assert(
      fc.property(editions, fc.subarray([...OPTION_KEYS]), fc.nat(), (edition, keys, seed) => {
        const reading = parseConfig(anyNotation(edition, keys, seed));
        if (!reading.ok) return;
        read++;
        expect(parseConfig(formatConfig(reading.value))).toEqual(reading);
      }),
      { numRuns: 300, seed: 1974 },
    );
    expect(read).toBeGreaterThan(50);
  });
});

describe('what cannot be read says why', () => {
  test.each([
    ['', { why: 'no-edition', rest: '', known: Object.keys(CONFIGS) }],
    ['+years=3', { why: 'no-edition', rest: '+years=3', known: Object.keys(CONFIGS) }],
    ['constructor', { why: 'unknown-edition', edition: 'constructor' }],
    ['today+', { why: 'empty-option', example: 'today+min-players=1' }],
    ['today+edition=remake', { why: 'unknown-option', name: 'edition' }],
    ['today+minDistance=10', { why: 'unknown-option', name: 'minDistance' }],
    ['today+ships', { why: 'needs-one-value', name: 'ships', example: '2' }],
    ['today+stars=3n+1+stars=8', { why: 'given-twice', name: 'stars' }],
    [
      'today+stars=4n+1',
      { why: 'not-possible', name: 'stars', value: '4n+1', allowed: { formulas: ['3n+1', '2n+1'] } },
    ],
    [
      'today+ships=1.5',
      { why: 'not-possible', name: 'ships', value: '1.5', allowed: { min: 1, max: 12, parts: false } },
    ],
    ['today+tons=24.9', { why: 'not-possible', name: 'tons', value: '24.9', allowed: { min: 25, parts: true } }],
    ['today+labels=both', { why: 'not-possible', name: 'labels', allowed: { choices: ['rounded', 'exact'] } }],
  ])('%s', (notation, problem) => {
    expect(parseConfig(notation)).toMatchObject({ ok: false, problem });
  });
});
