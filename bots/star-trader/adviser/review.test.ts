// Matches of computer captains looked at afterwards: the better they are, the better they look.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { recordOf } from './fixtures/record.ts';
import { missesToShow } from './misses.ts';
import { QUICK, review } from './review.ts';
import type { StarTraderReview } from './review.ts';

const DEPTH = process.env['LONG'] === '1' ? QUICK : { playouts: 40, futures: 12 };

function reviewOf(record: MatchRecord): StarTraderReview {
  const reviewed = review(record, { depth: DEPTH }, new Mulberry32(1));
  if (!reviewed.ok) throw new Error(JSON.stringify(reviewed.problem));
  return reviewed.value;
}

describe('a match of a beginner, a merchant and a captain', () => {
  const record = recordOf('today+years=2', ['beginner', 'merchant', 'captain'], 4);
  const reviewed = reviewOf(record);
  const { captains, stops, turningPoints, misses, worth } = reviewed;

  test('is looked at stop by stop', () => {
    expect(reviewed.over).toBe(true);
    const departures = record.actions.filter(({ text: did }) => did.startsWith('to ')).length;
    expect(stops).toHaveLength(departures);
    for (const { arrived, actions, to, isFirst } of stops) {
      expect(record.actions[actions]!.text).toBe(`to ${to}`);
      // A stop begins where the one before ended: what was answered before belongs to that.
      if (!isFirst) expect(record.actions[arrived - 1]!.text).toMatch(/^to /);
    }
    expect(worth.at(-1)!.totals).toEqual(captains.map((captain) => captain.worth));
  });

  test('shows who traded well and who flew well', () => {
    const traded = captains.map((captain) => captain.traded ?? 0);
    expect(traded[2]).toBeGreaterThan(98);
    expect(traded[1]).toBeGreaterThan(traded[0]!);
    const lost = captains.map(({ lostAFlight }) => lostAFlight);
    expect(lost[2]).toBeLessThan(lost[0]!);
  });

  test('has chances that add up, and end with the winner', () => {
    for (const { chances } of stops) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    const last = stops.at(-1)!.chances;
    const best = captains.reduce((one, other) => (other.worth > one.worth ? other : one));
    expect(last[best.seat]).toBeGreaterThan(0.9);
  });

  test('tells turning points and better answers, the largest first', () => {
    const swings = turningPoints.map(({ swing }) => swing);
    expect(swings).toEqual(swings.toSorted((one, other) => other - one));
    const losses = misses.map(({ loss }) => loss);
    expect(misses.filter(({ by, what }) => by === 0 && what === 'trade')).toHaveLength(3);
    expect(misses.filter(({ by, what }) => by === 0 && what === 'flight')).toHaveLength(3);
    expect(losses).toEqual(losses.toSorted((one, other) => other - one));
    expect(misses.some(({ by, what }) => by === 2 && what === 'trade')).toBe(false);
  });

  test('puts what a person could have done better before what computer players could', () => {
    const own = misses.filter(({ by }) => by === 1);
    expect(own.length).toBeGreaterThan(0);
    const shown = missesToShow(misses, ['beginner', 'Ann', 'captain']);
    expect(shown.slice(0, own.length)).toEqual(own);
    expect(shown).toHaveLength(6);
  });

  test('has the same review every time', () => {
    const short = { ...record, actions: record.actions.slice(0, 80) };
    expect(reviewOf(short)).toEqual(reviewOf(short));
  });
});

test('who plays alone has no chances to win, but better answers', () => {
  const { stops, turningPoints, captains } = reviewOf(recordOf('today+years=2', ['trader'], 2));
  expect(stops.every(({ chances }) => chances.length === 0)).toBe(true);
  expect(turningPoints).toEqual([]);
  expect(captains[0]!.traded).toBeLessThan(90);
});

test('a match that is not over is looked at as far as it goes', () => {
  const { over, stops, captains } = reviewOf(recordOf('kaufman1974', ['captain', 'trader'], 3, 100));
  expect(over).toBe(false);
  expect(stops.length).toBeGreaterThan(4);
  expect(captains.map(({ stops: made }) => made).reduce((sum, made) => sum + made)).toBe(stops.length);
});

test('a stop does not know what is drawn later: another chance changes no review of the stops before', () => {
  const record = recordOf('today', ['captain', 'trader'], 6, 60);
  const before = reviewOf(record).stops;
  const longer = reviewOf(recordOf('today', ['captain', 'trader'], 6, 120)).stops;
  expect(longer.slice(0, before.length)).toEqual(before);
});

test('a record that cannot be played says so', () => {
  const record = recordOf('today', ['captain', 'trader'], 6, 10);
  const odd = { ...record, actions: [...record.actions, { by: 0, text: 'to NOWHERE' }] };
  expect(review(odd, { depth: QUICK }, new Mulberry32(1))).toMatchObject({ ok: false });
});
