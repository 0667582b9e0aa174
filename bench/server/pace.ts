/** How rooms are played: as fast as the server lets them, or at a steady rate. */
import { setTimeout } from 'node:timers/promises';
import type { Room } from './room.ts';

/**
 * How much to play in each room: a number of actions, or, staggered, from none in the first to that many in the last; or a time, at a
 * rate a second or as fast as can be.
 */
export type Pace =
  | { readonly actions: number; readonly isStaggered?: boolean }
  | { readonly seconds: number; readonly rate?: number };

/** Plays in all rooms at once; answers with the latency of every action, in milliseconds. */
export async function play(rooms: readonly Room[], pace: Pace): Promise<number[]> {
  const latencies: number[] = [];
  await Promise.all(rooms.map((room, place) => playIn(room, paceAt(pace, place / rooms.length), latencies)));
  return latencies;
}

function paceAt(pace: Pace, share: number): Pace {
  return 'actions' in pace && pace.isStaggered === true ? { actions: Math.round(share * pace.actions) } : pace;
}

async function playIn(room: Room, pace: Pace, latencies: number[]): Promise<void> {
  if ('actions' in pace) {
    for (let played = 0; played < pace.actions; played++) {
      latencies.push(await room.act(performance.now()));
      await room.goOn();
    }
    return;
  }
  const until = performance.now() + 1000 * pace.seconds;
  if (pace.rate === undefined) await playFast(room, until, latencies);
  else await playSteadily(room, until, 1000 / pace.rate, latencies);
}

async function playFast(room: Room, until: number, latencies: number[]): Promise<void> {
  for (let now = performance.now(); now < until; now = performance.now()) {
    latencies.push(await room.act(now));
    await room.goOn();
  }
}

/**
 * An action whose time has come while the last was still under way has waited since then; but nobody waits with an action while
 * the next match is made.
 */
async function playSteadily(room: Room, until: number, pause: number, latencies: number[]): Promise<void> {
  for (let at = performance.now() + Math.random() * pause; at < until; at += pause) {
    const early = at - performance.now();
    if (early > 0) await setTimeout(early);
    latencies.push(await room.act(early > 0 ? performance.now() : at));
    if (await room.goOn()) at = performance.now() + Math.random() * pause - pause;
  }
}
