/** Measures one server with so many rooms: as fast as it can, then at half of that rate. */
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

/** Play before it counts: code is compiled, and every match is some way in. Memory is counted from the first rooms on. */
const WARM_UP_SECONDS = 1.5;
const WARM_UP_ROOMS = 10;

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
  const seat = async (from: number, to: number): Promise<Usage> => {
    await players.sitDown(contestant.dialect, server.base, from, to);
    await players.play({ seconds: WARM_UP_SECONDS });
    return server.usage();
  };
  say('players sit down');
  const few = await seat(0, WARM_UP_ROOMS);
  const before = await seat(WARM_UP_ROOMS, rooms);
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
    memory: (before.memory - few.memory) / (rooms - WARM_UP_ROOMS),
    atHalf: { ...latencyOf(slow), perSecond: slow.length / seconds },
  };
}

function latencyOf(all: readonly number[]): Latency {
  const sorted = Float64Array.from(all).sort();
  const at = (part: number): number => sorted[Math.floor(part * sorted.length)] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}
