/** A thread in which computer players think, one question after the other. */
import { parentPort } from 'node:worker_threads';
import { botsOf } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { gameOf } from '../../games/index.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { BotRequest, ThreadReply } from './bot-request.ts';

const cache = new EventCache();

async function answer({ id, game: gameId, bot: name, question, seed }: BotRequest): Promise<ThreadReply> {
  const game = gameOf(gameId);
  const bots = await botsOf(gameId);
  const bot = bots.find((known) => known.name === name);
  if (game === undefined || bot === undefined) return { id, reply: undefined };
  const { action, memo } = bot.answer(question, { playouts: bot.playouts, cache }, new Mulberry32(seed));
  return { id, reply: { did: game.formatAction(action), memo } };
}

// oxlint-disable-next-line typescript/no-misused-promises -- what fails ends the thread, and another takes its place
parentPort?.on('message', async (thought: BotRequest) => parentPort?.postMessage(await answer(thought)));
