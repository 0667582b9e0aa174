/** One thread of the arena: it is told the contest first, then one stretch after the other, and in the end to close. */
import { parentPort } from 'node:worker_threads';
import type { Stretch } from '../../bots/arena/plan.ts';
import { ARENA_GAMES } from './games.ts';
import type { Hall, Setup } from './hall.ts';

/** What a thread is told. */
export type Order =
  | { readonly type: 'open'; readonly setup: Setup }
  | { readonly type: 'play'; readonly stretch: Stretch }
  | { readonly type: 'close' };

let hall: Hall | undefined;

// An error is left alone on purpose: it ends the thread, and whoever started it is told.
parentPort?.on('message', (order: Order) => void obey(order));

async function obey(order: Order): Promise<void> {
  switch (order.type) {
    case 'open':
      hall = ARENA_GAMES.get(order.setup.game)?.open(order.setup);
      return;
    case 'play':
      return parentPort?.postMessage(await hall?.play(order.stretch));
    case 'close':
      await hall?.close();
      return parentPort?.close();
  }
}
