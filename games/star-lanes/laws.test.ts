// The trials of Star Lanes notice a broken game: each law is broken once.
import { describe, expect, test } from 'vitest';
import { breaches } from '../../core/fixtures/broken-games.ts';
import { checkLaws } from '../../core/laws.ts';
import { configOf, playAccounted, trialOf } from './fixtures/trials.ts';

const trial = trialOf(configOf('faber1977'), 3, 1977, 1);

test('a match of Star Lanes keeps the laws, every step looked at closely', () => {
  expect(checkLaws(trial).length).toBeGreaterThan(48);
});

describe('a broken game is caught', () => {
  test.each(breaches(trial))('$law', ({ law, broken }) => {
    expect(() => checkLaws(broken)).toThrow(law);
  });
});

test('matches that are accounted for have mergers to account for', () => {
  let mergers = 0;
  for (let seed = 0; seed < 10; seed++) mergers += playAccounted(configOf('faber1977'), 2, seed, 1000).mergers;
  expect(mergers).toBeGreaterThan(5);
});
