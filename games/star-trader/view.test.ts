// What a captain may know: prices as of the last report or visit, and nothing of what is still to come.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { fingerprint } from '../../core/laws.ts';
import { HERE, inPort, played } from './fixtures/in-port.ts';
import { configOf } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';
import { starName } from './position.ts';

function seen(state: Position): string {
  return fingerprint([starTrader.view(state, 0), starTrader.view(state, 1), starTrader.view(state, 'watcher')]);
}

/** Every ship on its way, the first one just landed. */
function underWay(): Position {
  const { state } = starTrader.start(configOf('kaufman1974'), 2, new Mulberry32(5));
  const stars = starTrader
    .view(state, 0)
    .stars.slice(1)
    .map(({ star }) => star);
  return played(state, ...[0, 1, 2, 3].map((i) => `to ${stars[i]}`)).state;
}

describe('no view tells', () => {
  test('when a ship under way will really land', () => {
    const state = underWay();
    const other = state.copy();
    for (let ship = 0; ship < other.ships; ship++) {
      if (ship === other.ship) continue;
      other.lands[ship]! += 7;
      other.late[ship] = 3 - other.late[ship]!;
    }
    expect(seen(other)).toBe(seen(state));
  });

  test('what a star has in store, but for the good that is asked about', () => {
    const state = underWay();
    const other = state.copy();
    const here = other.to[other.ship]!;
    for (let i = 0; i < other.stock.length; i++) if (Math.floor(i / 6) !== here) other.stock[i]! *= 0.5;
    expect(seen(other)).toBe(seen(state));
  });

  test('how far a star is on its way to the next class', () => {
    const state = underWay();
    const other = state.copy();
    const star = other.level.findIndex((level, i) => level === 0 && i !== other.to[other.ship]);
    other.level[star] = 1.25;
    expect(seen(other)).toBe(seen(state));
  });

  test('the generator', () => {
    const keys = new Set<string>();
    JSON.stringify(starTrader.view(underWay(), 0), (key, value: unknown) => {
      keys.add(key);
      return value;
    });
    for (const secret of ['chance', 'lands', 'late', 'stock', 'level', 'fair', 'half'])
      expect(keys).not.toContain(secret);
  });
});

describe('prices', () => {
  test('are those of the last report until somebody calls', () => {
    const state = underWay();
    const { stars, today } = starTrader.view(state, 1);
    const here = starName(state, state.to[state.ship]!);
    for (const { star, asOf } of stars) expect(asOf).toEqual(star === here ? today : { day: 1, year: 2070 });
  });

  test('do not follow what is traded after it', () => {
    const state = inPort({ cargo: { SOFT: 30 }, looks: [[1, 2072]], stock: { SOFT: -10 } });
    const { state: after } = played(state, 'sell 20', 'bid 60000');
    expect(starTrader.view(after, 0).stars[HERE]?.prices).toEqual(starTrader.view(state, 0).stars[HERE]?.prices);
  });

  test('of a star nobody has seen are not known', () => {
    const state = inPort({});
    state.priced[HERE] = 0;
    expect(starTrader.view(state, 0).stars[HERE]).toMatchObject({ prices: undefined, asOf: undefined });
  });
});

describe('who hears of a step of development', () => {
  const small = { type: 'grown', star: 'KIRK', level: 1.25 } as const;
  const large = { type: 'grown', star: 'KIRK', level: 5, class: 'III' } as const;
  test('in 1974 nobody, unless a class is reached', () => {
    const state = inPort({});
    expect([small, large].map((event) => starTrader.isVisible(state, event, 0))).toEqual([false, true]);
  });

  test('today everybody', () => {
    const state = inPort({ notation: 'today' });
    expect([small, large].map((event) => starTrader.isVisible(state, event, 'watcher'))).toEqual([true, true]);
  });
});

test('ships are in port, or under way with the day they are expected', () => {
  const state = underWay();
  const { ships } = starTrader.view(state, 0);
  expect(ships.filter(({ at }) => at !== undefined).length).toBe(1);
  expect(ships.map(({ owner }) => owner)).toEqual([0, 1, 0, 1]);
  const { ships: first } = starTrader.view(starTrader.start(configOf('kaufman1974'), 2, new Mulberry32(5)).state, 0);
  expect(first.map(({ at }) => at)).toEqual(['SOL', 'SOL', 'SOL', 'SOL']);
});

test("a star's answer to a bid, and no other question, reveals something new", () => {
  const state = inPort({ stock: { UR: -4 }, cargo: { UR: 4 } });
  const revealed = (...lines: string[]) => {
    const { state: after, events } = played(state, ...lines);
    return events.some((event) => starTrader.reveals?.(event, after));
  };
  expect(revealed('sell 4')).toBe(false);
  expect(revealed('sell 4', 'pass')).toBe(false);
  expect(revealed('pass')).toBe(false);
  for (const bid of ['bid 20000', 'bid 24000', 'bid 60000']) expect(revealed('sell 4', bid)).toBe(true);
});
