/** Measures one server with a number of rooms: as fast as it can, then at half of that rate. */
import type { Contestant } from './contestants.ts';
import { Players } from './players.ts';
import type { Usage } from './report-usage.ts';
import { ServerProcess } from './server-process.ts';

/** How long it took until who acted heard of it, in milliseconds. */
interface Latency {
  readonly median: number;
  readonly p99: number;
}

export interface Measurement {
  readonly contestant: Contestant;
  readonly rooms: number;
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly latency: Latency;
  /** By how many bytes the server grows with each room. */
  readonly memory: number;
  readonly atHalf: Latency & { readonly perSecond: number };
}

export interface Effort {
  readonly rooms: number;
  readonly seconds: number;
  readonly say: (doing: string) => void;
}

/** Before anything counts, a few rooms play this many actions each: then the code is compiled. */
const WARM_UP = { rooms: 10, actions: 400 };

/** So far is every match when the memory is looked at. */
const SOME_WAY = 16;

export async function measureServer(contestant: Contestant, effort: Effort): Promise<Measurement> {
  const server = await ServerProcess.start(contestant.command());
  const players = new Players();
  try {
    return await measureWith(contestant, server, players, effort);
  } finally {
    players.leave();
    await server.stop();
  }
}

async function measureWith(
  contestant: Contestant,
  server: ServerProcess,
  players: Players,
  { rooms, seconds, say }: Effort,
): Promise<Measurement> {
  const seat = async (from: number, to: number, actions: number): Promise<Usage> => {
    await players.sitDown(contestant.dialect, server.base, from, to);
    await players.play({ actions });
    return server.usage();
  };
  say('players sit down');
  const few = await seat(0, WARM_UP.rooms, WARM_UP.actions);
  const before = await seat(WARM_UP.rooms, rooms, SOME_WAY);
  say('as fast as it can');
  const latencies = await players.play({ seconds });
  const after = await server.usage();
  say('at half of that rate');
  const perSecond = latencies.length / seconds;
  const slow = await players.play({ seconds, rate: perSecond / 2 / rooms });
  return {
    contestant,
    rooms,
    perSecond,
    perCpuSecond: latencies.length / (after.cpu - before.cpu),
    latency: latencyOf(latencies),
    memory: (before.memory - few.memory) / (rooms - WARM_UP.rooms),
    atHalf: { ...latencyOf(slow), perSecond: slow.length / seconds },
  };
}

function latencyOf(all: readonly number[]): Latency {
  const sorted = Float64Array.from(all).sort();
  const at = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}
