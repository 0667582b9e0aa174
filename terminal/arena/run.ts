/** Plays a contest in any number of threads; what comes out does not depend on how many. */
import { setImmediate } from 'node:timers/promises';
import { Results } from '../../bots/arena/results.ts';
import type { ContestPlan, Stretch } from '../../bots/arena/plan.ts';
import { LocalRunner } from './stretch-runner.ts';
import type { ArenaGame, StretchRunner, Setup } from './stretch-runner.ts';
import { ThreadRunner } from './thread-runner.ts';

/** How many milliseconds a stretch should take: seldom enough to cost nothing, often enough to show. */
const SHORT = 100;
const LONG = 400;

interface RunOptions {
  readonly threads: number;
  /** Called whenever some more has been played. */
  readonly watch: (results: Results) => void;
  /** Calls the rest off; what is under way is finished first. */
  readonly signal?: AbortSignal;
}

/** Plays all of a setup's plan, or the galaxies that every table has played when the rest is called off. */
export async function runContest(game: ArenaGame, setup: Setup, options: RunOptions): Promise<Results> {
  const results = new Results(setup.plan);
  const rest = new Rest(setup.plan, options.threads);
  const runners = await openRunners(game, setup, options.threads);
  try {
    await Promise.all(runners.map((runner) => work(runner, rest, results, options)));
  } finally {
    await Promise.all(runners.map((runner) => runner.close()));
  }
  if (options.signal?.aborted === true) return results.upTo(rest.atEveryTable);
  if (!results.isComplete()) throw new Error('the arena has lost some matches');
  return results;
}

/** One thread is this one: a small contest is over before another has started. */
async function openRunners(game: ArenaGame, setup: Setup, threads: number): Promise<StretchRunner[]> {
  if (threads === 1) return [await LocalRunner.open(game, setup)];
  return Array.from({ length: threads }, () => new ThreadRunner(setup));
}

async function work(runner: StretchRunner, rest: Rest, results: Results, { watch, signal }: RunOptions): Promise<void> {
  let size = 1;
  for (let stretch = rest.take(size); stretch !== undefined; stretch = rest.take(size)) {
    const began = performance.now();
    results.add(await runner.play(stretch));
    watch(results);
    // Where bots think in this thread, nothing else is heard meanwhile.
    await setImmediate();
    if (signal?.aborted === true) return;
    const took = performance.now() - began;
    if (took < SHORT) size *= 2;
    else if (took > LONG) size = Math.ceil(size / 2);
  }
}

/** What nobody has begun to play: galaxy by galaxy, so that all tables come to their end together. */
class Rest {
  readonly #plan: ContestPlan;
  readonly #threads: number;
  /** By table, the first galaxy that nobody has begun. */
  readonly #next: number[];

  constructor(plan: ContestPlan, threads: number) {
    this.#plan = plan;
    this.#threads = threads;
    this.#next = plan.tables.map(() => 0);
  }

  /** How many galaxies were begun at every table. */
  get atEveryTable(): number {
    return Math.min(...this.#next);
  }

  /** About as many galaxies as are asked for, but leaving enough for the others to do towards the end. */
  take(size: number): Stretch | undefined {
    const { galaxies } = this.#plan;
    const from = this.atEveryTable;
    if (from >= galaxies) return undefined;
    const table = this.#next.indexOf(from);
    const share = Math.ceil((galaxies - from) / (2 * this.#threads));
    const to = from + Math.min(size, share);
    this.#next[table] = to;
    return { table, from, to };
  }
}
