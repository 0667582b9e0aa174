// Stars develop when their needs are filled, and new ones appear when most have developed.
import { describe, expect, test } from 'vitest';
import { classOf } from './classes.ts';
import { develop } from './development.ts';
import { HERE, draws, inPort } from './fixtures/in-port.ts';
import type { Visit } from './fixtures/in-port.ts';
import { configOf } from './fixtures/trials.ts';
import { starName } from './position.ts';
import type { Event } from './types.ts';

/** The level of a star after a ship has left it with this stock. */
function levelAfter(visit: Visit): number {
  const state = inPort(visit);
  develop(state, HERE);
  return state.level[HERE]!;
}

describe('a frontier star, which uses .75 equipment, .5 medicine and 1 software a month', () => {
  const filled = { HE: 0, MED: 0, SOFT: 0 };
  test.each([
    ['grows when everything is filled', filled, 1.25],
    ['grows when one need is left that is less than a month', { ...filled, SOFT: -1 }, 1.25],
    ['does not when it is more than a month', { ...filled, SOFT: -1.01 }, 0],
    ['does not when two needs are left', { ...filled, SOFT: -0.1, MED: -0.1 }, 0],
    ['grows when it has too much', { HE: 3, MED: 2, SOFT: 1 }, 1.25],
  ])('%s', (_, stock, level) => {
    expect(levelAfter({ stock })).toBe(level);
  });
});

describe('what is told', () => {
  const told = (level: number) => {
    const events: Event[] = [];
    develop(inPort({ level, stock: { UR: 0, MET: 0, HE: 0, MED: 0, SOFT: 0, GEMS: 0 } }), HERE, (event) =>
      events.push(event),
    );
    return events[0];
  };
  test.each([
    [3.75, 'III'],
    [8.75, 'II'],
    [13.75, 'I'],
  ])('from level %f a star reaches class %s', (level, reached) => {
    expect(told(level)).toMatchObject({ type: 'grown', level: level + 1.25, class: reached });
  });

  test('between them, and beyond, no class is reached', () => {
    for (const level of [0, 5, 10, 15, 20]) expect(told(level)).not.toHaveProperty('class');
  });
});

describe('the class that is shown', () => {
  test('is rounded in 1974, so that it comes before the bank', () => {
    const config = configOf('kaufman1974');
    const shown = [0, 2.4, 2.5, 7.4, 7.5, 12.4, 12.5, 20].map((level) => classOf(config, level));
    expect(shown).toEqual(['IV', 'IV', 'III', 'III', 'II', 'II', 'I', 'I']);
  });

  test('is the one that was reached today', () => {
    const config = configOf('today');
    const shown = [0, 4.9, 5, 9.9, 10, 14.9, 15, 20].map((level) => classOf(config, level));
    expect(shown).toEqual(['IV', 'IV', 'III', 'III', 'II', 'II', 'I', 'I']);
  });
});

describe('a new star', () => {
  /** A galaxy of seven stars that have developed so far on average. */
  function after(mean: number, notation = 'kaufman1974') {
    const state = inPort({ notation, stock: { HE: 0, MED: 0, SOFT: 0 } });
    state.level.fill(mean, 0, state.stars);
    state.level[HERE]! -= 1.25;
    // A name that is taken, one that is new, then a place in the inner box and one that is free.
    const free = [5, 6, 7, 8, 9].find((name) => !state.name.slice(0, state.stars).includes(name))!;
    state.chance = draws((state.name[1]! - 0.5) / 14, (free - 0.5) / 14, 0.5, 0.1, 0.01, 0.99, 0.99, 0.99, 0.01, 0.5);
    const events: Event[] = [];
    develop(state, HERE, (event) => events.push(event));
    return { state, events, free };
  }

  test('appears when the mean level reaches 10, first its name, then its place, on the half whose turn it is', () => {
    const { state, events } = after(10);
    expect(state.stars).toBe(8);
    expect(events.map(({ type }) => type)).toEqual(['grown', 'appeared']);
    expect(events[1]).toMatchObject({ star: starName(state, 7), class: 'IV' });
    expect([state.level[7], state.reckoned[7], state.priced[7]]).toEqual([0, state.date, 0]);
    expect(state.stock.slice(42, 48)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('does not appear before that', () => {
    expect(after(9.9).state.stars).toBe(7);
  });

  test('does not appear when there are as many as can be', () => {
    expect(after(12, 'kaufman1974+most-stars=7').state.stars).toBe(7);
  });
});
