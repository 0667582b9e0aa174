// Which ship lands next: the earliest, and by lot on the same day, with draws in the order of the original.
import { expect, test } from 'vitest';
import { dateOf, yearOf } from './calendar.ts';
import { draws, inPort, played } from './fixtures/in-port.ts';
import { nextShip } from './landing.ts';
import { starName } from './position.ts';

/** The next ship of four that land on these days, and the draws it took. */
function next(numbers: readonly number[], ...dates: (readonly [day: number, year: number])[]) {
  const state = inPort({});
  dates.forEach(([day, year], ship) => (state.lands[ship] = dateOf(day, year)));
  state.chance = draws(...numbers);
  return { ship: nextShip(state), draws: state.chance.draws };
}

test('an earlier year wins without a draw, a later one loses without a draw', () => {
  expect(next([], [9, 2072], [300, 2071], [1, 2072], [2, 2073])).toEqual({ ship: 1, draws: 0 });
});

test('an earlier day of the same year wins, with a draw that decides nothing', () => {
  expect(next([0.9, 0.9], [50, 2070], [40, 2070], [45, 2070], [30, 2070])).toEqual({ ship: 3, draws: 2 });
});

test('on the same day the draw decides', () => {
  expect(next([0.6, 0.6, 0.6], [50, 2070], [50, 2070], [50, 2070], [50, 2070])).toEqual({ ship: 0, draws: 3 });
  expect(next([0.5, 0.6, 0.6], [50, 2070], [50, 2070], [50, 2070], [50, 2070])).toEqual({ ship: 1, draws: 3 });
});

test('everybody is given a first destination before anybody lands', () => {
  const state = inPort({});
  state.opening = true;
  state.phase = 'destination';
  state.to.fill(0);
  const star = starName(state, 2);
  const { state: after, events } = played(state, ...Array.from({ length: 4 }, () => `to ${star}`));
  expect(events.map(({ type }) => type)).toEqual(['departed', 'departed', 'departed', 'departed', 'landed', 'priced']);
  expect(yearOf(after.date)).toBe(2070);
});
