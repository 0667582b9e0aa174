/** A thread that thinks about one question at a time and tells what it found. */
import { parentPort } from 'node:worker_threads';
import type { Question } from '../../bots/bot.ts';
import { allStarLanesBots } from '../../bots/star-lanes/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';

export interface Thought {
  readonly bot: string;
  readonly question: Question<StarLanesTypes>;
  readonly playouts: number;
  readonly seed: number;
}

const bots = await allStarLanesBots();

parentPort?.on('message', ({ bot, question, playouts, seed }: Thought) => {
  const thinker = bots.find(({ name }) => name === bot);
  parentPort?.postMessage(thinker?.weigh?.(question, { playouts }, new Mulberry32(seed)) ?? []);
});
