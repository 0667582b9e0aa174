// The laws hold and the books balance for random combinations of all options.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { anyNotation, playAccounted } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import { OPTION_KEYS } from './options.ts';

const numRuns = process.env['LONG'] === '1' ? 40_000 : 120;

const anyOptions = fc
  .tuple(fc.constantFrom(...Object.keys(CONFIGS)), fc.subarray([...OPTION_KEYS]), fc.nat())
  .map(([edition, keys, seed]) => anyNotation(edition, keys, seed));

test('any combination of options that is no contradiction is played to its end, every dollar accounted for', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (notation, seed) => {
      const reading = starLanes.parseConfig(notation);
      fc.pre(reading.ok);
      const { minPlayers, maxPlayers } = reading.value;
      const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
      expect(() => playAccounted(reading.value, players, seed, 50)).not.toThrow();
    }),
    { numRuns },
  );
});
