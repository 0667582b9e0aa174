/** How rooms are played: as fast as the server lets them, or at a steady rate. */
import { setTimeout } from 'node:timers/promises';
import type { Room } from './room.ts';

/** How long to play, and how many actions a second in each room; without a rate, as many as can be. */
export interface Pace {
  readonly seconds: number;
  readonly rate?: number;
}

/** Plays in all rooms at once; answers with the latency of every action, in milliseconds. */
export async function play(rooms: readonly Room[], pace: Pace): Promise<number[]> {
  const latencies: number[] = [];
  const until = performance.now() + 1000 * pace.seconds;
  await Promise.all(
    rooms.map((room) =>
      pace.rate === undefined
        ? playFast(room, until, latencies)
        : playSteadily(room, until, 1000 / pace.rate, latencies),
    ),
  );
  return latencies;
}

async function playFast(room: Room, until: number, latencies: number[]): Promise<void> {
  for (let now = performance.now(); now < until; now = performance.now()) latencies.push(await room.act(now));
}

/** An action whose time has come while the last was still under way has waited since then. */
async function playSteadily(room: Room, until: number, pause: number, latencies: number[]): Promise<void> {
  for (let at = performance.now() + Math.random() * pause; at < until; at += pause) {
    const early = at - performance.now();
    if (early > 0) await setTimeout(early);
    latencies.push(await room.act(early > 0 ? performance.now() : at));
  }
}
