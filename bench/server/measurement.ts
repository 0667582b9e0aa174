/**
 * Measures servers against each other, with a number of rooms each. All are started and seated first; then they take turns,
 * round after round, so that a machine that slows down for a while slows down everybody. What counts is the CPU time of the
 * server's own process, whatever the players' processes take.
 */
import type { Contestant } from './contestants.ts';
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
  readonly atHalf: Latency & { readonly perSecond: number };
}

export interface Effort {
  readonly rooms: number;
  readonly rounds: number;
  /** How long each server plays in a round, and at half of its rate. */
  readonly seconds: number;
  readonly say: (doing: string) => void;
}

/** Before anything counts, a few rooms play this many actions each: then the code is compiled. */
const WARM_UP = { rooms: 10, actions: 400 };

/** So far is every match when the memory is looked at. */
const SOME_WAY = 16;

/** All contestants with this number of rooms each, one after the other in every round. */
export async function race(contestants: readonly Contestant[], effort: Effort): Promise<readonly Measurement[]> {
  const runners: Runner[] = [];
  try {
    for (const contestant of contestants) {
      effort.say(`${contestant.name}: players join`);
      const runner = new Runner(contestant, await ServerProcess.start(contestant.command()), effort.rooms);
      // One of the runners at once, so that it is stopped whatever fails afterwards.
      runners.push(runner);
      await runner.seat();
    }
    for (let round = 0; round <= effort.rounds; round++) {
      for (const runner of runners) {
        effort.say(`${runner.contestant.name}: as fast as it can, round ${round} of ${effort.rounds}`);
        await runner.run(effort.seconds, round > 0);
      }
    }
    const measured: Measurement[] = [];
    for (const runner of runners) {
      effort.say(`${runner.contestant.name}: at half of that rate`);
      measured.push(await runner.result(effort.seconds * 2));
    }
    return measured;
  } finally {
    for (const runner of runners) await runner.stop();
  }
}

class Runner {
  readonly contestant: Contestant;
  readonly #server: ServerProcess;
  readonly #players = new Players();
  readonly #rooms: number;
  readonly #perCpuSecond: number[] = [];
  readonly #perSecond: number[] = [];
  readonly #latencies: number[] = [];
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

  async result(seconds: number): Promise<Measurement> {
    const slow = await this.#players.play({ seconds, rate: median(this.#perSecond) / 2 / this.#rooms });
    return {
      contestant: this.contestant,
      rooms: this.#rooms,
      perCpuSecond: this.#perCpuSecond,
      perSecond: this.#perSecond,
      latency: latencyOf(this.#latencies),
      memory: this.#memory,
      atHalf: { ...latencyOf(slow), perSecond: slow.length / seconds },
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
