// The order of a turn, and the order in which chance is drawn.
import { describe, expect, test } from 'vitest';
import { Mulberry32, Tape } from '../../core/chance.ts';
import { drawsFor } from './fixtures/drawn.ts';
import { configOf } from './fixtures/trials.ts';
import { starLanes } from './index.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

const OFFER = ['5F', '1L', '1K', '9L', '9A'];

/** A match of 1977 on an empty galaxy: 108 draws for the map, one for the first player, then the offers. */
function emptyGalaxy(
  players: number,
  first: number,
  offers: readonly string[],
): { state: Position; events: readonly Event[] } {
  const galaxy = Array.from({ length: 108 }, () => 0);
  const starter = Math.floor(((first + 0.5) / players) * 2 ** 32);
  return starLanes.start(configOf('faber1977'), players, new Tape([...galaxy, starter, ...drawsFor(offers, 9, 12)]));
}

describe('chance is drawn for', () => {
  test('the map, then the first player, then row and column of every try', () => {
    const { state, events } = emptyGalaxy(3, 2, ['5F', '5F', ...OFFER.slice(1)]);
    expect(events).toEqual([
      { type: 'started', players: 3, first: 2, map: '.'.repeat(108) },
      { type: 'offered', to: 2, move: 1, spaces: OFFER },
    ]);
    expect(state.chance.draws).toBe(108 + 1 + 12);
  });

  test.each([1, 2, 3, 4])('any of %d players to begin', (players) => {
    for (let first = 0; first < players; first++) expect(emptyGalaxy(players, first, OFFER).state.mover).toBe(first);
  });
});

/** Plays actions for the player to act; the events of each. */
function play(begun: Position, ...actions: string[]): { state: Position; told: string[] } {
  let state = begun;
  const told: string[] = [];
  for (const did of actions) {
    const action = starLanes.parseAction(did);
    const step = action && starLanes.apply(state, state.mover, action);
    if (step?.ok !== true) throw new Error(`"${did}" cannot be played`);
    state = step.state;
    told.push(step.events.map(({ type }) => type).join(' '));
  }
  return { state, told };
}

describe('a turn', () => {
  test('goes from offer to placing, dividend and trading, and on to the next player', () => {
    const offers = [...OFFER, '5G', '1L', '1K', '9L', '9A', '1A', '1B', '1C', '1D', '1E'];
    const { state, told } = play(emptyGalaxy(2, 1, offers).state, '5F', '5G', 'A 3');
    expect(told).toEqual(['outpost dividend offered', 'founded dividend', 'traded offered']);
    expect([state.mover, state.moves, state.phase]).toEqual([1, 2, 'place']);
    // The founder has 5 shares at $200, is paid $50, and buys 3 more.
    expect([...state.cash]).toEqual([5450, 6000]);
    expect(starLanes.view(state, 0).books[0]).toEqual({ cash: 5450, shares: [8, 0, 0, 0, 0], stock: 1600, net: 7050 });
  });

  test('has no trading while no company is on the map', () => {
    const { told } = play(emptyGalaxy(2, 0, [...OFFER, ...OFFER.with(0, '2B')]).state, '5F');
    expect(told).toEqual(['outpost dividend offered']);
  });

  test('asks about each active company once, in the order of the alphabet', () => {
    const { state } = starLanes.start(configOf('faber1977+map=12/12/2*9/12/6*5/12/12/12/12'), 2, new Mulberry32(2));
    const asked: string[] = [];
    let now = state;
    for (let i = 0; i < 60; i++) {
      const { ask } = starLanes.view(now, now.mover);
      if (ask === undefined) break;
      if (ask.ask === 'trade') asked.push(`${now.moves} ${ask.companies.map(({ company }) => company).join()}`);
      now = play(now, ask.ask === 'place' ? (ask.spaces[0]?.space ?? '') : `${ask.companies[0]?.company} 0`).state;
    }
    for (const move of new Set(asked.map((one) => one.split(' ')[0]))) {
      const letters = asked.filter((one) => one.startsWith(`${move} `)).map((one) => one.slice(-1));
      expect(letters).toEqual(letters.toSorted());
      expect(new Set(letters).size).toBe(letters.length);
    }
    expect(asked.some((one) => one.endsWith('B'))).toBe(true);
  });

  test('goes round the table', () => {
    let { state } = starLanes.start(configOf('today'), 4, new Mulberry32(9));
    const movers: number[] = [];
    for (let i = 0; i < 8; i++) {
      movers.push(state.mover);
      const { ask } = starLanes.view(state, state.mover);
      state = play(state, ask?.ask === 'place' ? (ask.spaces[0]?.space ?? '') : 'pass').state;
      if (state.phase === 'trade') state = play(state, 'pass').state;
    }
    const first = movers[0] ?? 0;
    expect(movers).toEqual(Array.from({ length: 8 }, (_, i) => (first + i) % 4));
  });
});

test('a match for too few or too many players cannot begin', () => {
  const begin = (edition: string, players: number) => () =>
    starLanes.start(configOf(edition), players, new Mulberry32(1));
  expect(begin('faber1977', 5)).toThrow('this is for 1 to 4 players, not 5');
  expect(begin('singer1984', 1)).toThrow('this is for 2 to 4 players, not 1');
  expect(begin('grand', 2.5)).toThrow('this is for 1 to 8 players, not 2.5');
  expect(starLanes.seats(configOf('grand'))).toEqual({ min: 1, max: 8 });
});
