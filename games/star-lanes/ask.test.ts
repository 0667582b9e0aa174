// The question put to the player to move: everything needed for an allowed answer, and nothing that is refused.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { askOf } from './ask.ts';
import { choicesAt } from './choices.ts';
import { CONFIGS } from './editions.ts';
import { configFor } from './fixtures/cases.ts';
import { configOf } from './fixtures/trials.ts';
import { anyAction } from './any-action.ts';
import { starLanes } from './index.ts';
import { letterOf } from './position.ts';
import type { Position } from './position.ts';
import { positionFrom } from './setup.ts';
import { spaceNumber } from './spaces.ts';
import type { Order } from './types.ts';

const MAP = ['A...B', '.....', '..*..', '.....', 'C...C'];

function drawn(notation: string, shares: readonly number[] = [5, 0, 2]): Position {
  const setup = {
    map: MAP,
    sizes: [2, 2, 1],
    prices: [800, 600, 200],
    cash: [1000, 6000],
    shares: [shares, [0, 7, 1]],
  };
  const position = positionFrom(configFor(notation, MAP), setup, new Mulberry32(1));
  position.phase = 'trade';
  return position;
}

/** What can be traded: company, least to most. */
function tradables(position: Position): string[] {
  const ask = askOf(position);
  if (ask?.ask !== 'trade') throw new Error('this is no question to trade');
  return ask.companies.map(({ company, least, most }) => `${company} ${least} to ${most}`);
}

describe('what can be traded', () => {
  test('on a sheet: every company on the map, with all the cash or what is owned', () => {
    expect(tradables(drawn('today'))).toEqual(['A -5 to 1', 'B 0 to 1', 'C -2 to 5']);
  });

  test('in order: the company asked about', () => {
    expect(tradables(drawn('faber1977'))).toEqual(['A -5 to 1']);
  });

  test('nothing is sold where selling is not allowed', () => {
    expect(tradables(drawn('today+selling=none'))).toEqual(['A 0 to 1', 'B 0 to 1', 'C 0 to 5']);
  });

  test('no more is bought than the limit on shares leaves', () => {
    expect(tradables(drawn('today+shares=5'))).toEqual(['A -5 to 0', 'B 0 to 0', 'C -2 to 2']);
    expect(tradables(drawn('faber1977+shares=6'))).toEqual(['A -5 to 1']);
    expect(tradables(drawn('faber1977+shares=6', [5.75, 0, 0]))).toEqual(['A -5 to 0']);
  });

  test('a company without a price is not traded, one at $1 is', () => {
    const position = drawn('today+swallow=below-zero');
    position.price[0] = 0;
    position.price[2] = 1;
    expect(tradables(position)).toEqual(['A 0 to 0', 'B 0 to 1', 'C -2 to 1000']);
  });

  test.each(['faber1977+selling=owned', 'faber1977', 'today', 'singer1984'])(
    '%s: so they are where numbers end',
    (notation) => {
      const largest = notation.startsWith('faber1977') ? 1e36 : 1e9;
      const position = drawn(notation, [largest, 0, 0]);
      position.cash[0] = 100 * largest;
      const ask = askOf(position);
      const first = ask?.ask === 'trade' ? ask.companies[0] : undefined;
      expect(first?.least).toBeLessThan(-largest / 2000);
      for (const shares of [first?.least ?? 1, first?.most ?? 1]) checkAllowed(position, [{ company: 'A', shares }]);
    },
  );

  test('what is least and what is most are both allowed, in any edition', () => {
    for (const edition of Object.keys(CONFIGS)) {
      let { state } = starLanes.start(configOf(edition), 2, new Mulberry32(31));
      const chooser = new Mulberry32(32);
      for (let i = 0; i < 80 && state.phase !== 'over'; i++) {
        const ask = askOf(state);
        for (const { company, least, most } of ask?.ask === 'trade' ? ask.companies : []) {
          for (const shares of [least, most]) checkAllowed(state, [{ company, shares }]);
          if (most > 0 && most < 1e6) checkRefused(state, [{ company, shares: most + 1 }]);
        }
        const step = starLanes.apply(state, state.mover, anyAction(starLanes.view(state, state.mover), chooser));
        if (step.ok) ({ state } = step);
      }
    }
  });
});

function checkAllowed(state: Position, orders: Order[]): void {
  expect(starLanes.apply(state, state.mover, { type: 'trade', orders }).ok).toBe(true);
}

function checkRefused(state: Position, orders: Order[]): void {
  expect(starLanes.apply(state, state.mover, { type: 'trade', orders }).ok).toBe(false);
}

describe('where the player chooses a company', () => {
  const choices = (notation: string, map: readonly string[], sizes: readonly number[]): string => {
    const position = positionFrom(configFor(notation, map), { map, sizes, cash: [0, 0] }, new Mulberry32(1));
    return choicesAt(position, spaceNumber('3C', 5, 5) ?? 0)
      .map(letterOf)
      .join('');
  };
  const star = ['A...C', '..*..', '.....', '.....', '.....'];
  const meeting = ['.....', '..C..', '...A.', '..B..', '.....'];

  test('founding: any that is free, where there are several', () => {
    expect(choices('today+founded=chosen', star, [1, 0, 1])).toBe('BDE');
    expect(choices('today+founded=chosen+companies=3', star, [1, 0, 1])).toBe('');
    expect(choices('today', star, [1, 0, 1])).toBe('');
  });

  test('a merger: those that share the largest size', () => {
    expect(choices('today+ties=chosen', meeting, [3, 3, 2])).toBe('BA');
    expect(choices('today+ties=chosen', meeting, [2, 2, 2])).toBe('CBA');
    expect(choices('today+ties=chosen', meeting, [4, 3, 2])).toBe('');
    expect(choices('today+founded=chosen', meeting, [3, 3, 2])).toBe('');
  });

  test('growth and outposts leave no choice', () => {
    const chosen = 'today+ties=chosen+founded=chosen';
    expect(choices(chosen, ['.....', '..A..', '.....', '.....', '.....'], [1])).toBe('');
    expect(choices(chosen, ['.....', '.....', '.....', '.....', '.....'], [])).toBe('');
  });

  test('the offer lists them', () => {
    const config = configOf('today+founded=chosen+map=12/12/12/12/5*6/12/12/12/12+candidates=20');
    const { state } = starLanes.start(config, 2, new Mulberry32(3));
    const ask = askOf(state);
    const beside = new Set(['4F', '6F', '5E', '5G']);
    for (const { space, companies } of ask?.ask === 'place' ? ask.spaces : []) {
      expect(companies).toEqual(beside.has(space) ? ['A', 'B', 'C', 'D', 'E'] : undefined);
    }
  });
});

test('when the match is over nothing is asked', () => {
  const position = drawn('today');
  position.phase = 'over';
  expect(askOf(position)).toBeUndefined();
});
