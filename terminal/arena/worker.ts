/** One thread of the arena: it is told the contest first, then one stretch after the other, and in the end to close. */
import { parentPort } from 'node:worker_threads';
import type { Stretch } from '../../bots/arena/plan.ts';
import { botsOf } from '../../bots/index.ts';
import { must } from '../../core/must.ts';
import { kitOf } from '../../games/index.ts';
import { LocalRunner } from './stretch-runner.ts';
import type { StretchRunner, Setup } from './stretch-runner.ts';

/** What a thread is told. */
export type WorkOrder =
  | { readonly type: 'open'; readonly setup: Setup }
  | { readonly type: 'play'; readonly stretch: Stretch }
  | { readonly type: 'close' };

const port = must(parentPort ?? undefined, 'the starter of this thread');
let opening: Promise<StretchRunner> | undefined;

// An error is left alone on purpose: it ends the thread, and its starter is told.
port.on('message', (order: WorkOrder) => void obey(order));

async function obey(order: WorkOrder): Promise<void> {
  if (order.type === 'open') opening = open(order.setup);
  const runner = await must(opening, 'a contest');
  switch (order.type) {
    case 'open':
      return;
    case 'play':
      return port.postMessage(await runner.play(order.stretch));
    case 'close':
      await runner.close();
      return port.close();
  }
}

/** Threads know the games of the registries; a program that was given others plays them in one thread. */
function open(setup: Setup): Promise<StretchRunner> {
  const { game } = setup;
  return LocalRunner.open({ kit: must(kitOf(game), game), bots: () => botsOf(game) }, setup);
}
