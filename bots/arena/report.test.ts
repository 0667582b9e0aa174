import { expect, test } from 'vitest';
import { bot, buyer, chanceBot, contestOf } from './fixtures/bots.ts';
import { ladderPlan, matchesInAll, tablePlan } from './plan.ts';
import type { ContestPlan, Stretch } from './plan.ts';
import { ladderReport, tableReport, winShare } from './report.ts';
import { Results } from './results.ts';
import { playStretch } from './stretch.ts';

const broken = bot('broken', () => {
  throw new Error('no idea');
});

async function play(plan: ContestPlan, stretches: readonly Stretch[]): Promise<Results> {
  const results = new Results(plan);
  for (const stretch of stretches) {
    // A contest of its own for each, as every thread has.
    results.add(await playStretch(contestOf(plan, [buyer, chanceBot, broken]), stretch));
  }
  return results;
}

function whole(plan: ContestPlan): Stretch[] {
  return plan.tables.map((_, table) => ({ table, from: 0, to: plan.galaxies }));
}

test('matches are rounded up to whole galaxies', () => {
  expect(matchesInAll(tablePlan(['a', 'b'], 5, 1))).toBe(6);
  expect(matchesInAll(tablePlan(['a', 'b', 'b', 'b'], 5, 1))).toBe(8);
  expect(matchesInAll(ladderPlan(['a', 'b', 'c'], 5, 1))).toBe(18);
});

test('the highest worth wins, and those who are level share the win', () => {
  expect(winShare(Float64Array.of(1, 3, 2), [0, 1, 0], 1)).toBe(1);
  expect(winShare(Float64Array.of(3, 3, 2), [0, 1, 0], 1)).toBe(0.5);
  expect(winShare(Float64Array.of(3, 3, 3), [0, 1, 0], 0)).toBe(2 / 3);
});

test('the report does not depend on how the plan is cut or in which order it is played', async () => {
  const plan = tablePlan(['broken', 'buyer', 'chance'], 36, 7);
  const cuts = [4, 0, 3, 1, 2, 5].map((from) => ({ table: 0, from, to: from + 1 }));
  const [one, other] = [await play(plan, whole(plan)), await play(plan, cuts)];
  expect(one.isComplete()).toBe(true);
  expect(tableReport(other)).toEqual(tableReport(one));
});

test('the wins of a table add up to its matches', async () => {
  const plan = tablePlan(['buyer', 'chance', 'chance', 'chance'], 40, 3);
  const { bots, matches, seatings } = tableReport(await play(plan, whole(plan)));
  expect({ matches, seatings: seatings.length }).toEqual({ matches: 40, seatings: 4 });
  expect(bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(40, 9);
  expect(bots.map(({ bot: name, seats, fairShare }) => [name, seats, fairShare])).toEqual([
    ['buyer', 1, 0.25],
    ['chance', 3, 0.75],
  ]);
  for (const { winRate, interval } of bots) {
    expect(interval.low).toBeLessThanOrEqual(winRate);
    expect(interval.high).toBeGreaterThanOrEqual(winRate);
  }
});

test('faults are counted and the first of them told', async () => {
  const plan = tablePlan(['chance', 'broken'], 4, 3);
  const report = tableReport(await play(plan, whole(plan)));
  const [good, bad] = report.bots;
  expect(good?.faults).toEqual({ illegal: 0, late: 0, failed: 0 });
  expect(bad?.faults.failed).toBeGreaterThan(4 * 24);
  expect(bad?.examples).toHaveLength(5);
  expect(bad?.examples[0]).toMatchObject({ galaxy: 0, seating: 0, fault: 'failed', why: 'Error: no idea' });
});

test('a ladder plays all pairs and puts the strongest first', async () => {
  const plan = ladderPlan(['chance', 'buyer', 'broken', 'chance'], 20, 3);
  expect(plan.tables.map(({ seatings }) => seatings)).toEqual([
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 2],
      [2, 0],
    ],
    [
      [1, 2],
      [2, 1],
    ],
  ]);
  const { ratings, pairs, matches } = ladderReport(await play(plan, whole(plan)));
  expect(matches).toBe(20);
  expect(ratings.map(({ rating }) => rating)).toEqual(ratings.map(({ rating }) => rating).toSorted((a, b) => b - a));
  expect(ratings.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(4500, 6);
  expect(pairs).toHaveLength(3);
  for (const [first, second] of pairs) expect(first!.wins + second!.wins).toBeCloseTo(20, 9);
});
