/**
 * Measures servers against each other, with a number of rooms each. All are started and seated first; then they take turns,
 * round after round, so that a machine that slows down for a while slows down everybody. What counts is the CPU time of the
 * server's own process, whatever the players' processes take. At half of their rates they take turns once more.
 */
import type { Contestant } from './contestants.ts';
import { CORES, busySeconds } from './machine-usage.ts';
import { Players } from './players.ts';
import { ServerProcess } from './server-process.ts';
import { median, percentile } from './spread.ts';

/** How long it took until who acted heard of it, in milliseconds. */
interface Latency {
  readonly median: number;
  readonly p99: number;
}

export interface Measurement {
  readonly contestant: Contestant;
  readonly rooms: number;
  /** Actions a second of the server's CPU time, round by round. */
  readonly perCpuSecond: readonly number[];
  readonly perSecond: readonly number[];
  readonly latency: Latency;
  /** By how many bytes the server grows with each room. */
  readonly memory: number;
  /** At half of that rate, round by round. */
  readonly atHalf: { readonly perSecond: number; readonly median: readonly number[]; readonly p99: readonly number[] };
}

/** What was measured of all with a number of rooms, and the part of the machine that other work took meanwhile, stretch by stretch. */
export interface Race {
  readonly rooms: number;
  readonly measured: readonly Measurement[];
  readonly otherWork: readonly number[];
}

export interface Effort {
  readonly rooms: number;
  readonly rounds: number;
  /** How long each server plays in a round, and in one at half of its rate. */
  readonly seconds: number;
  readonly say: (doing: string) => void;
}

/** Before anything counts, a few rooms play this many actions each: then the code is compiled. */
const WARM_UP = { rooms: 10, actions: 400 };

/** So far is every match when the memory is looked at. */
const SOME_WAY = 16;

/** Then matches are played on to different places: those of people do not end all at once, either. */
const STAGGERED = { actions: 96, isStaggered: true };

/** All contestants with this number of rooms each, one after the other in every round. */
export async function race(contestants: readonly Contestant[], effort: Effort): Promise<Race> {
  const { rooms, rounds, seconds, say } = effort;
  const runners: Runner[] = [];
  const otherWork: number[] = [];
  const watched = async (work: () => Promise<void>): Promise<void> => {
    const [before, began] = [otherSeconds(runners), performance.now()];
    await work();
    const others = otherSeconds(runners) - before;
    // The system takes samples of its cores, so that there can seem to have been less than nothing.
    otherWork.push(Math.max(0, others) / (CORES * ((performance.now() - began) / 1000)));
  };
  try {
    for (const contestant of contestants) {
      say(`${contestant.name}: players join`);
      const runner = new Runner(contestant, await ServerProcess.start(contestant.command()), rooms);
      // One of the runners at once, so that it is stopped whatever fails afterwards.
      runners.push(runner);
      await runner.seat();
    }
    for (let round = 0; round <= rounds; round++) {
      for (const runner of runners) {
        say(`${runner.contestant.name}: as fast as it can, round ${round} of ${rounds}`);
        await watched(() => runner.run(seconds, round > 0));
      }
    }
    for (let round = 1; round <= rounds; round++) {
      for (const runner of runners) {
        say(`${runner.contestant.name}: at half of that rate, round ${round} of ${rounds}`);
        await watched(() => runner.runAtHalf(seconds));
      }
    }
    return { rooms, measured: runners.map((runner) => runner.result()), otherWork };
  } finally {
    for (const runner of runners) await runner.stop();
  }
}

/** Seconds of CPU that others than we have used. */
function otherSeconds(runners: readonly Runner[]): number {
  const { user, system } = process.cpuUsage();
  return runners.reduce((left, { cpu }) => left - cpu, busySeconds() - (user + system) / 1e6);
}

class Runner {
  readonly contestant: Contestant;
  readonly #server: ServerProcess;
  readonly #players = new Players();
  readonly #rooms: number;
  readonly #perCpuSecond: number[] = [];
  readonly #perSecond: number[] = [];
  readonly #latencies: number[] = [];
  readonly #atHalf: (Latency & { readonly perSecond: number })[] = [];
  #memory = NaN;

  constructor(contestant: Contestant, server: ServerProcess, rooms: number) {
    this.contestant = contestant;
    this.#server = server;
    this.#rooms = rooms;
  }

  /** Fills the rooms, and finds out what a match takes. */
  async seat(): Promise<void> {
    const before = await this.#sitDown(0, WARM_UP.rooms, WARM_UP.actions);
    const after = await this.#sitDown(WARM_UP.rooms, this.#rooms, SOME_WAY);
    this.#memory = (after - before) / (this.#rooms - WARM_UP.rooms);
    await this.#players.play(STAGGERED);
  }

  /** Seconds of CPU that the server and its players have used. */
  get cpu(): number {
    return this.#server.cpu + this.#players.cpu;
  }

  /** Sits players down and lets everybody play a little; how much memory that takes in all. */
  async #sitDown(from: number, to: number, actions: number): Promise<number> {
    await this.#players.sitDown(this.contestant.dialect, this.#server.base, from, to);
    await this.#players.play({ actions });
    return (await this.#server.usage('memory')).memory;
  }

  /** One round before the others warms up and does not count. */
  async run(seconds: number, counts: boolean): Promise<void> {
    const before = await this.#server.usage();
    const latencies = await this.#players.play({ seconds });
    const after = await this.#server.usage();
    if (!counts) return;
    this.#perSecond.push(latencies.length / seconds);
    this.#perCpuSecond.push(latencies.length / (after.cpu - before.cpu));
    for (const latency of latencies) this.#latencies.push(latency);
  }

  async runAtHalf(seconds: number): Promise<void> {
    const slow = await this.#players.play({ seconds, rate: median(this.#perSecond) / 2 / this.#rooms });
    this.#atHalf.push({ ...latencyOf(slow), perSecond: slow.length / seconds });
  }

  result(): Measurement {
    return {
      contestant: this.contestant,
      rooms: this.#rooms,
      perCpuSecond: this.#perCpuSecond,
      perSecond: this.#perSecond,
      latency: latencyOf(this.#latencies),
      memory: this.#memory,
      atHalf: {
        perSecond: median(this.#atHalf.map(({ perSecond }) => perSecond)),
        median: this.#atHalf.map((round) => round.median),
        p99: this.#atHalf.map(({ p99 }) => p99),
      },
    };
  }

  async stop(): Promise<void> {
    this.#players.leave();
    await this.#server.stop();
  }
}

function latencyOf(all: readonly number[]): Latency {
  return { median: median(all), p99: percentile(all, 0.99) };
}
