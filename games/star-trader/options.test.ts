// Configurations as short texts: an edition and what differs from it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainOptions } from '../../text/en/options.ts';
import type { Config } from './config.ts';
import { CONFIGS } from './editions.ts';
import { anyNotation } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import { OPTION_KEYS } from './options.ts';

const parseConfig = (notation: string) => starTrader.parseConfig(notation);
const formatConfig = (config: Config) => starTrader.formatConfig(config);

/** What is wrong with a notation, in English. */
function problemOf(notation: string): string {
  const config = parseConfig(notation);
  return config.ok ? 'can be read' : explainOptions(starTrader, config.problem);
}

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
  const editions = Object.keys(CONFIGS).join(', ');
  test.each([
    ['', `there is no edition ""; there are ${editions}`],
    ['constructor', `there is no edition "constructor"; there are ${editions}`],
    ['today+', 'there is no option ""'],
    ['today+edition=remake', 'there is no option "edition"'],
    ['today+minDistance=10', 'there is no option "minDistance"'],
    ['today+ships', 'ships needs one value, as in ships=2'],
    ['today+stars=3n+1+stars=8', 'stars is given twice'],
    [
      'today+stars=4n+1',
      'stars=4n+1 is not possible: it takes a whole number from 3 to 30, or 3n+1 or 2n+1 for n captains',
    ],
    ['today+ships=0', 'ships=0 is not possible: it takes a whole number from 1 to 12'],
    ['today+ships=1.5', 'ships=1.5 is not possible: it takes a whole number from 1 to 12'],
    ['today+tons=24.9', 'tons=24.9 is not possible: it takes a number from 25 to 999999999'],
    ['today+tons=030', 'tons=030 is not possible: it takes a number from 25 to 999999999'],
    ['today+margin=0', 'margin=0 is not possible: it takes a number from 0.001 to 5'],
    ['today+cents=yes', 'cents=yes is not possible: it is on or off'],
    ['today+labels=both', 'labels=both is not possible: it is one of rounded, exact'],
  ])('%s: %s', (notation, problem) => {
    expect(problemOf(notation)).toBe(problem);
  });
});
