// The laws hold and the books balance for random combinations of all options.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { anyNotation, playAccounted } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import { OPTION_KEYS } from './options.ts';

const numRuns = process.env['LONG'] === '1' ? 4_000 : 60;

const anyOptions = fc
  .tuple(fc.constantFrom(...Object.keys(CONFIGS)), fc.subarray([...OPTION_KEYS]), fc.nat())
  .map(([edition, keys, seed]) => anyNotation(edition, keys, seed));

test('any combination of options that is no contradiction is played to its end, everything accounted for', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (notation, seed) => {
      const reading = starTrader.parseConfig(notation);
      fc.pre(reading.ok);
      const { minPlayers, maxPlayers } = reading.value;
      const players = minPlayers + (seed % Math.min(4, maxPlayers - minPlayers + 1));
      expect(() => playAccounted(reading.value, players, seed, 100)).not.toThrow();
    }),
    { numRuns },
  );
});
