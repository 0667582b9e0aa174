/** Plays a contest in any number of threads; what comes out does not depend on how many. */
import { Results } from '../../bots/arena/results.ts';
import type { ContestPlan, Stretch } from '../../bots/arena/plan.ts';
import { LocalHall } from './hall.ts';
import type { ArenaGame, Hall, Setup } from './hall.ts';
import { WorkerHall } from './worker-hall.ts';

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
  const halls = await openHalls(game, setup, threads);
  try {
    await Promise.all(halls.map((hall) => work(hall, rest, results, watch)));
  } finally {
    await Promise.all(halls.map((hall) => hall.close()));
  }
  if (!results.isComplete()) throw new Error('the arena has lost some matches');
  return results;
}

/** One thread is this one: a small contest is over before another has started. */
async function openHalls(game: ArenaGame, setup: Setup, threads: number): Promise<Hall[]> {
  if (threads === 1) return [await LocalHall.open(game, setup)];
  return Array.from({ length: threads }, () => new WorkerHall(setup));
}

async function work(hall: Hall, rest: Rest, results: Results, watch: (results: Results) => void): Promise<void> {
  let size = 1;
  for (let stretch = rest.take(size); stretch !== undefined; stretch = rest.take(size)) {
    const began = performance.now();
    results.add(await hall.play(stretch));
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
