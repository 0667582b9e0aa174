/** A contest that is called off: what every table has played counts, and is what it would have been. */
import { expect, test } from 'vitest';
import { ladderPlan, matchesInAll, tablePlan } from '../../bots/arena/plan.ts';
import type { ContestPlan } from '../../bots/arena/plan.ts';
import { ladderReport, tableReport } from '../../bots/arena/report.ts';
import type { Results } from '../../bots/arena/results.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { runContest } from './run.ts';

/** Plays a plan until so many matches are played. */
function play(plan: ContestPlan, most: number): Promise<Results> {
  const stop = new AbortController();
  const setup = {
    game: 'star-lanes',
    edition: 'quick',
    plan,
    thinking: { playouts: undefined, milliseconds: undefined },
    answerSeconds: 5,
  };
  const watch = ({ played }: Results): void => {
    if (played >= most) stop.abort();
  };
  return runContest(STAR_LANES, setup, { threads: 1, watch, signal: stop.signal });
}

test.each([
  ['a table', tablePlan(['chance', 'beginner'], 400, 3)],
  ['a ladder', ladderPlan(['chance', 'beginner', 'greedy'], 400, 3)],
])('%s', async (_, plan) => {
  const cut = await play(plan, 10);
  const { galaxies } = cut.plan;
  expect(galaxies).toBeGreaterThan(0);
  expect(cut.played).toBeLessThan(matchesInAll(plan));
  const whole = await play({ ...plan, galaxies }, Infinity);
  for (let table = 0; table < plan.tables.length; table++)
    for (let galaxy = 0; galaxy < galaxies; galaxy++)
      expect(cut.worth(table, galaxy, 0)).toEqual(whole.worth(table, galaxy, 0));
  const report = plan.tables.length > 1 ? ladderReport : tableReport;
  expect(report(cut)).toMatchObject({ galaxies, matches: galaxies * 2 });
});
