/**
 * Processes over a database as queues: an act arrives at a process, is judged, waits for the next commit that has room, and is
 * told when that is durable. Every other process hears of it, which costs it a little. The costs are measured; who arrives when
 * is drawn.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { MOST_TOGETHER } from '../../server/stores/append-queue.ts';
import { APART_MS, MOST_COMMITS } from '../../server/stores/postgres-driver.ts';
import { percentile } from '../server/spread.ts';

/** What things cost, in seconds of one core. */
export interface Costs {
  /** An act in the process that takes it, with its updates to all players. */
  readonly act: number;
  /** Hearing of an act that another process has taken. */
  readonly hear: number;
  /** An act in the database. */
  readonly store: number;
  /** How long a commit takes, however much is in it. */
  readonly commit: number;
}

export interface Plan {
  readonly processes: number;
  /** Cores of the database. */
  readonly storeCores: number;
  /** Acts a second, over all processes. */
  readonly rate: number;
  readonly seconds: number;
  readonly seed: number;
}

export interface Outcome {
  /** Seconds from the arrival of an act to its answer. */
  readonly median: number;
  readonly p99: number;
  /** How much of its core the busiest process uses, and the database of all of its cores; above 1 neither keeps up. */
  readonly process: number;
  readonly store: number;
}

/** Commits of one process begin at least so far apart, in seconds. */
const APART = APART_MS / 1000;

/** How evenly matches lie on the processes: the busiest has this much more than its share. */
const UNEVEN = 1.2;

/** Plays through some seconds of one process, the busiest, with the database as loaded as all of them make it. */
export function simulate({ act, hear, store, commit }: Costs, plan: Plan): Outcome {
  const own = (plan.rate / plan.processes) * Math.min(UNEVEN, plan.processes);
  const foreign = plan.rate - own;
  const process = own * act + foreign * hear;
  const database = (plan.rate * store) / plan.storeCores;
  if (process >= 1 || database >= 1) return { median: Infinity, p99: Infinity, process, store: database };
  // What others do takes its share of the core, evenly: each act takes so much longer.
  const stretched = act / (1 - foreign * hear);
  const waits = latencies(own, stretched, plan, (count) => commit + (count * store) / (1 - database));
  return { median: percentile(waits, 0.5), p99: percentile(waits, 0.99), process, store: database };
}

/** The latency of every act that arrives in the time; acts are judged one after the other and share commits. */
function latencies(rate: number, act: number, { seconds, seed }: Plan, commitOf: (count: number) => number): number[] {
  const chance = new Mulberry32(seed);
  const exponential = (): number => -Math.log(1 - chance.draw()) / rate;
  const waits: number[] = [];
  const ends: number[] = Array.from({ length: MOST_COMMITS }, () => 0);
  let judged = 0;
  let began = -Infinity;
  let batch: number[] = [];
  let opens = 0;
  const close = (): void => {
    const lane = ends.indexOf(Math.min(...ends));
    const from = Math.max(opens, ends[lane] ?? 0, began + APART);
    began = from;
    ends[lane] = from + commitOf(batch.length);
    for (const arrived of batch) waits.push((ends[lane] ?? from) - arrived);
    batch = [];
  };
  for (let arrives = exponential(); arrives < seconds; arrives += exponential()) {
    judged = Math.max(judged, arrives) + act;
    const closes = Math.max(opens, Math.min(...ends), began + APART);
    if (batch.length > 0 && (judged > closes || batch.length >= MOST_TOGETHER)) close();
    if (batch.length === 0) opens = judged;
    batch.push(arrives);
  }
  if (batch.length > 0) close();
  return waits;
}
