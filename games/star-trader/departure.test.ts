// Departures: half a week for a light year, delays that are announced, and lateness that is not.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { depart, daysBetween } from './departure.ts';
import { HERE, draws, inPort } from './fixtures/in-port.ts';

/** A trip of ten light years with these draws: delay in days, weeks late, and draws used. */
function trip(notation: string, ...numbers: number[]) {
  const state = inPort({ notation });
  [state.x[0], state.y[0], state.x[HERE], state.y[HERE]] = [0, 0, 6, 8];
  state.chance = draws(...numbers);
  depart(state, 0);
  return { days: state.eta[0]! - state.date, late: state.late[0], draws: state.chance.draws };
}

test('a light year takes half a week', () => {
  const state = inPort({});
  [state.x[0], state.y[0], state.x[HERE], state.y[HERE]] = [0, 0, 3, 5];
  expect(daysBetween(state, 0, HERE)).toBe(Math.floor(Math.sqrt(34) * 3.5));
});

describe('in 1974', () => {
  test.each([
    ['on time in one of twenty', [0.5, 0.5, 0.05], { days: 35, late: 0, draws: 3 }],
    ['one week late', [0.5, 0.3, 0.06], { days: 35, late: 1, draws: 3 }],
    ['two weeks late', [0.5, 0.5, 0.9], { days: 35, late: 2, draws: 3 }],
    ['three weeks late', [0.5, 0.99, 0.9], { days: 35, late: 3, draws: 3 }],
    ['delayed for a week in one of twenty', [0.05, 0.1, 0.5, 0.01], { days: 42, late: 0, draws: 4 }],
    ['delayed for three weeks', [0.01, 0.9, 0.5, 0.01], { days: 56, late: 0, draws: 4 }],
  ])('%s', (_, numbers, expected) => {
    expect(trip('kaufman1974', ...numbers)).toEqual(expected);
  });
});

test('today every other ship is on time', () => {
  expect(trip('today', 0.5, 0.5, 0.5).late).toBe(0);
  expect(trip('today', 0.5, 0.5, 0.51).late).toBe(2);
});

test('without delays none is drawn, and with on-time=100 nobody is late', () => {
  expect(trip('today+delays=0+on-time=100', 0, 0.5, 0.999)).toEqual({ days: 35, late: 0, draws: 3 });
});

test('over many trips the shares are those of the edition', () => {
  const state = inPort({});
  state.chance = new Mulberry32(1);
  const late = [0, 0, 0, 0];
  for (let trips = 0; trips < 20_000; trips++) {
    depart(state, trips % 2);
    late[state.late[0]!]!++;
  }
  expect(late.map((count) => Math.round(count / 200))).toEqual([5, 32, 32, 32]);
});
