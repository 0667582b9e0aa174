// The laws over random matches of every edition, every unit, dollar and day accounted for; and each law broken once.
import { describe, expect, test } from 'vitest';
import { breaches } from '../../core/fixtures/broken-games.ts';
import { checkLaws } from '../../core/laws.ts';
import { CONFIGS } from './editions.ts';
import { configOf, playAccounted, trialOf } from './fixtures/trials.ts';

const MATCHES = process.env['LONG'] === '1' ? 400 : 12;

test.each(Object.keys(CONFIGS))(`${MATCHES} matches of %s keep the laws, and the books balance`, (edition) => {
  const config = configOf(edition);
  const { minPlayers, maxPlayers } = config;
  const kinds = new Map<string, number>();
  for (let seed = 0; seed < MATCHES; seed++) {
    const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
    for (const [kind, count] of playAccounted(config, players, seed, 300).kinds) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    }
  }
  const usual = ['dealt', 'declined', 'failed', 'withdrawn', ...(config.interest > 0 ? ['interest'] : [])];
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(usual));
});

const trial = trialOf(configOf('kaufman1974+years=1'), 2, 1974, 1);

test('a match of Star Trader keeps the laws, every step looked at closely', () => {
  expect(checkLaws(trial).length).toBeGreaterThan(50);
});

describe('a broken game is caught', () => {
  test.each(breaches(trial))('$law', ({ law, broken }) => {
    expect(() => checkLaws(broken)).toThrow(law);
  });
});
