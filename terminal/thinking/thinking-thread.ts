/** A thread that thinks about one question at a time and tells what it found. */
import { parentPort } from 'node:worker_threads';
import type { Bot, Question } from '../../bots/bot.ts';
import { botsOf } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';

export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly question: Question<Types>;
  readonly playouts: number;
  readonly seed: number;
}

/** What the players of a game need is loaded with their first question. */
const loaded = new Map<string, Promise<readonly Bot<Types>[]>>();

async function think({ game, bot, question, playouts, seed }: Thought): Promise<void> {
  const bots = loaded.get(game) ?? botsOf(game);
  loaded.set(game, bots);
  const thinker = (await bots).find(({ name }) => name === bot);
  parentPort?.postMessage(thinker?.weigh?.(question, { playouts }, new Mulberry32(seed)) ?? []);
}

parentPort?.on('message', (thought: Thought) => void think(thought));
