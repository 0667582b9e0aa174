/** A thread that thinks about one question at a time and tells what it found. */
import { parentPort } from 'node:worker_threads';
import type { Answer, Bot, Question, Weighed } from '../../bots/bot.ts';
import { botOf } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { EventCache } from '../../insight/event-cache.ts';

/** A question for one thread. */
export interface SearchRequest {
  readonly game: string;
  readonly bot: string;
  readonly question: Question<Types>;
  readonly playouts: number;
  readonly seed: number;
}

/** What was found: by those who say it, all that was weighed; by others, what they would do. */
export type FoundBot = { readonly weighed: readonly Weighed<Types>[] } | Answer<Types>;

const cache = new EventCache();

async function think({ game, bot, question, playouts, seed }: SearchRequest): Promise<void> {
  parentPort?.postMessage(foundBy(await botOf(game, bot), question, playouts, seed));
}

function foundBy(thinker: Bot<Types> | undefined, question: Question<Types>, playouts: number, seed: number): FoundBot {
  const chance = new Mulberry32(seed);
  const budget = { playouts, cache };
  if (thinker === undefined) return { weighed: [] };
  if (thinker.weigh !== undefined) return { weighed: thinker.weigh(question, budget, chance) };
  return thinker.answer(question, budget, chance);
}

parentPort?.on('message', (request: SearchRequest) => void think(request));
