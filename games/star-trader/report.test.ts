// The report: every January, on demand where the edition has it, and at the end.
import { describe, expect, test } from 'vitest';
import { dateOf } from './calendar.ts';
import { inPort, played } from './fixtures/in-port.ts';
import { starTrader } from './index.ts';
import { starName } from './position.ts';

/** A ship about to leave, with nothing else to do; the next one lands on this day. */
function leaving(day: number, year: number, notation = 'kaufman1974') {
  const state = inPort({ notation, cargo: {}, stock: { UR: 0, MET: 0, GEMS: 0 } });
  // Where it goes is so far that all others land before it.
  state.x[0] = 30_000;
  state.lands.fill(dateOf(1, 2200));
  state.lands[2] = dateOf(day, year);
  return { state, leave: `to ${starName(state, 0)}` };
}

/** The events of leaving, without the prices. */
function after(day: number, year: number, notation?: string) {
  const { state, leave } = leaving(day, year, notation);
  const { events } = played(state, leave);
  return events.filter(({ type }) => type !== 'priced' && type !== 'departed');
}

test('comes with the first landing of a year, and tells what everybody is worth', () => {
  const [reported] = after(20, 2071);
  expect(reported).toMatchObject({ type: 'reported', number: 2, day: 1, year: 2071 });
  expect(reported).toHaveProperty('captains', [
    { onShips: 10_000, bank: 0, cargo: 135_000, total: 145_000 },
    { onShips: 10_000, bank: 0, cargo: 270_000, total: 280_000 },
  ]);
});

test('ends the match when its years are over', () => {
  expect(after(20, 2075).map(({ type }) => type)).toEqual(['reported', 'ended']);
  expect(after(20, 2071, 'kaufman1974+years=1').map(({ type }) => type)).toEqual(['reported', 'ended']);
});

describe('on demand', () => {
  test('brings all prices up to the day, once at every stop', () => {
    const { state } = leaving(20, 2071);
    const { state: asked, events } = played(state, 'report');
    expect(events.filter(({ type }) => type === 'priced').length).toBe(state.stars);
    expect(events.at(-1)).toMatchObject({ type: 'reported', by: 0, day: 91, year: 2070 });
    expect(asked.reckoned.slice(0, asked.stars).every((date) => date === asked.date)).toBe(true);
    expect(starTrader.apply(asked, 0, { type: 'report' })).toMatchObject({ refusal: { why: 'reported-already' } });
  });

  test('there is none today', () => {
    const { state } = leaving(20, 2071, 'today');
    expect(starTrader.apply(state, 0, { type: 'report' })).toMatchObject({ refusal: { why: 'no-report' } });
  });
});

test('the result is the total of everybody, and nobody is asked any more', () => {
  const { state, leave } = leaving(20, 2075);
  const { state: over } = played(state, leave);
  expect(starTrader.result(state)).toBeUndefined();
  expect(starTrader.result(over)).toEqual(starTrader.view(over, 'watcher').captains.map(({ total }) => total));
  expect([starTrader.toAct(over), starTrader.view(over, 0).ask]).toEqual([undefined, undefined]);
});
