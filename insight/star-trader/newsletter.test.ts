import { expect, test } from 'vitest';
import type { Event } from '../../games/star-trader/index.ts';
import { Played } from './fixtures/played.ts';
import { newslettersOf } from './newsletter.ts';

test('there is one for each January of a match', () => {
  const { heard, state } = new Played('today+years=5', 3, 9).until(() => false);
  const letters = newslettersOf(heard);
  expect(letters.map(({ number, at }) => [number, at.year, at.day])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [number, 2069 + number, 1]),
  );
  expect(state.phase).toBe('over');
  const [first, second] = letters;
  expect(first).toMatchObject({ moved: [], deals: [], grown: [], landings: 0 });
  expect(first!.standings.every(({ change }) => change === undefined)).toBe(true);
  for (const { seat, total, change } of second!.standings) {
    expect(change).toBeCloseTo(total - first!.standings.find((one) => one.seat === seat)!.total);
  }
  const totals = second!.standings.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  expect(second!.moved.length).toBeGreaterThan(0);
  expect(second!.deals).toHaveLength(5);
  expect(second!.deals[0]!.gain).toBeGreaterThanOrEqual(second!.deals[4]!.gain);
  expect(letters.reduce((sum, { landings }) => sum + landings, 0)).toBe(
    heard.filter(({ type }) => type === 'landed').length,
  );
});

test('it tells which prices moved, which stars grew and appeared, and what the best deal was', () => {
  const at = (year: number) => ({ day: 1, year });
  const priced = (star: string, year: number, ...prices: number[]): Event => ({
    type: 'priced',
    star,
    ...at(year),
    months: 0,
    prices,
  });
  const standing = (total: number) => ({ onShips: total, bank: 0, cargo: 0, total });
  const deal = { type: 'dealt', ship: 0, star: 'SOL', side: 'sell', good: 'UR', units: 2 } as const;
  const heard: Event[] = [
    priced('SOL', 2070, -5400, -3800, 3700, 4100, 2700, -3300),
    { type: 'reported', number: 1, ...at(2070), captains: [standing(5), standing(9)] },
    { ...deal, by: 0, total: 11_000 },
    { ...deal, by: 1, total: 12_000 },
    { type: 'grown', star: 'KIRK', level: 3.75 },
    { type: 'grown', star: 'KIRK', level: 5, class: 'III' },
    { type: 'appeared', star: 'LYRA', x: 1, y: 2, class: 'IV' },
    priced('SOL', 2070, -5500, -3800, 3700, 4100, 2700, -3300),
    { type: 'reported', number: 1, day: 90, year: 2070, by: 1, captains: [standing(5), standing(9)] },
    priced('SOL', 2071, -5400, -4000, 3700, 4100, 2700, 0),
    priced('LYRA', 2071, 5000, 0, 0, 0, 0, 0),
    { type: 'reported', number: 2, ...at(2071), captains: [standing(50), standing(30)] },
  ];
  expect(newslettersOf(heard)[1]).toEqual({
    number: 2,
    at: at(2071),
    standings: [
      { ...standing(50), seat: 0, change: 45 },
      { ...standing(30), seat: 1, change: 21 },
    ],
    // That it needs no more star gems is no price that moved.
    moved: [{ star: 'SOL', good: 'MET', before: -3800, now: -4000 }],
    grown: [{ star: 'KIRK', steps: 2, class: 'III' }],
    appeared: ['LYRA'],
    deals: [
      { by: 1, ship: 0, star: 'SOL', side: 'sell', good: 'UR', units: 2, total: 12_000, gain: 2000 },
      { by: 0, ship: 0, star: 'SOL', side: 'sell', good: 'UR', units: 2, total: 11_000, gain: 1000 },
    ],
    landings: 0,
  });
});
