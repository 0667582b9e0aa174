// The laws, shown to hold for a small game and to fail for every way of breaking one.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from './chance.ts';
import { breaches } from './fixtures/broken-games.ts';
import { raceTrial } from './fixtures/race.ts';
import { fingerprint, checkLaws } from './laws.ts';

test('a game that keeps the laws is played to its end', () => {
  const done = checkLaws(raceTrial);
  expect(done.length).toBeGreaterThan(3);
  expect(done.map(({ by }) => by).slice(0, 4)).toEqual([0, 1, 2, 0]);
});

test("a game's own laws see every step", () => {
  let steps = 0;
  const done = checkLaws({ ...raceTrial, every: 1000, alsoCheck: () => steps++ });
  expect(steps).toBe(done.length);
});

describe('a broken game is caught', () => {
  test.each(breaches(raceTrial))('$law', ({ law, broken }) => {
    expect(() => checkLaws(broken)).toThrow(law);
  });
});

describe('a fingerprint', () => {
  const check = (one: unknown, other: unknown): void => {
    expect(fingerprint(one)).not.toBe(fingerprint(other));
    expect(fingerprint(one)).toBe(fingerprint(one));
  };

  test('tells typed arrays apart, zero from minus zero, and numbers from what is none', () => {
    check(new Float64Array([1, 2]), new Float64Array([1, 3]));
    check({ shares: 0 }, { shares: -0 });
    check({ price: Infinity }, { price: NaN });
    check({ price: 1 }, { price: 2 });
  });

  test('holds the state of chance and how many draws are gone', () => {
    const moved = new Mulberry32(5);
    moved.draw();
    check({ chance: new Mulberry32(5) }, { chance: moved });
    check({ chance: new Mulberry32(5) }, { chance: new Mulberry32(6) });
  });
});
