/**
 * How fast things run on one core, by CPU time. What is compared takes turns, round after round, so
 * that a machine that slows down for a while slows down everybody; the median round counts.
 */

/** Something to measure: how much of it is done in a second. */
export type Candidate = Repeated | SelfMeasured;

/** A program of its own, which says how much it does in a second when it is let run for some CPU seconds. */
interface SelfMeasured {
  readonly name: string;
  readonly rate: (seconds: number) => number;
}

/** Something that is done again and again. */
export interface Repeated {
  readonly name: string;
  /** Does it once more, `time` counting up from 0, and says how much that was: one match, or its turns. */
  readonly run: (time: number) => number;
  /** How often to do it between two looks at the clock: some milliseconds' worth. */
  readonly batch: number;
}

/** How long and how often to measure. */
export interface Effort {
  readonly rounds: number;
  /** CPU seconds for each candidate in each round. */
  readonly seconds: number;
}

/** How much each candidate does in a second, in its median round. One round before the others warms up and does not count. */
export function measure(candidates: readonly Candidate[], { rounds, seconds }: Effort): number[] {
  const rates = candidates.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    candidates.forEach((candidate, i) => {
      const rate = 'rate' in candidate ? candidate.rate(seconds) : rateOf(candidate, seconds);
      if (round > 0) rates[i]!.push(rate);
    });
  }
  return rates.map(median);
}

function rateOf({ run, batch }: Repeated, seconds: number): number {
  const from = process.cpuUsage();
  let times = 0;
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    for (const until = times + batch; times < until; times++) done += run(times);
    const { user, system } = process.cpuUsage(from);
    spent = (user + system) / 1e6;
  }
  return done / spent;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
