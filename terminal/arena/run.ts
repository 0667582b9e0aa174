/** Plays a contest in any number of threads; what comes out does not depend on how many. */
import { Results } from '../../bots/arena/results.ts';
import type { ContestPlan, Stretch } from '../../bots/arena/plan.ts';
import { LocalRunner } from './stretch-runner.ts';
import type { ArenaGame, StretchRunner, Setup } from './stretch-runner.ts';
import { ThreadRunner } from './thread-runner.ts';

/** How many milliseconds a stretch should take: seldom enough to cost nothing, often enough to show. */
const SHORT = 100;
const LONG = 400;

/** Plays all of a setup's plan; `watch` is called whenever some more has been played. */
export async function runContest(
  game: ArenaGame,
  setup: Setup,
  threads: number,
  watch: (results: Results) => void,
): Promise<Results> {
  const results = new Results(setup.plan);
  const rest = new Rest(setup.plan, threads);
  const runners = await openRunners(game, setup, threads);
  try {
    await Promise.all(runners.map((runner) => work(runner, rest, results, watch)));
  } finally {
    await Promise.all(runners.map((runner) => runner.close()));
  }
  if (!results.isComplete()) throw new Error('the arena has lost some matches');
  return results;
}

/** One thread is this one: a small contest is over before another has started. */
async function openRunners(game: ArenaGame, setup: Setup, threads: number): Promise<StretchRunner[]> {
  if (threads === 1) return [await LocalRunner.open(game, setup)];
  return Array.from({ length: threads }, () => new ThreadRunner(setup));
}

async function work(
  runner: StretchRunner,
  rest: Rest,
  results: Results,
  watch: (results: Results) => void,
): Promise<void> {
  let size = 1;
  for (let stretch = rest.take(size); stretch !== undefined; stretch = rest.take(size)) {
    const began = performance.now();
    results.add(await runner.play(stretch));
    watch(results);
    const took = performance.now() - began;
    if (took < SHORT) size *= 2;
    else if (took > LONG) size = Math.ceil(size / 2);
  }
}

/** What nobody has begun to play. */
class Rest {
  readonly #plan: ContestPlan;
  readonly #threads: number;
  #table = 0;
  #galaxy = 0;

  constructor(plan: ContestPlan, threads: number) {
    this.#plan = plan;
    this.#threads = threads;
  }

  /** About as many galaxies as are asked for, but leaving enough for the others to do towards the end. */
  take(size: number): Stretch | undefined {
    const { galaxies, tables } = this.#plan;
    if (this.#table >= tables.length) return undefined;
    const table = this.#table;
    const from = this.#galaxy;
    const share = Math.ceil((galaxies - from) / (2 * this.#threads));
    const to = from + Math.min(size, share);
    this.#galaxy = to === galaxies ? 0 : to;
    if (to === galaxies) this.#table++;
    return { table, from, to };
  }
}
