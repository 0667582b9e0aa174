/** A thread in which computer players think, one question after the other. */
import { parentPort } from 'node:worker_threads';
import { botsOf } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { gameOf } from '../../games/index.ts';
import type { Answer, BotRequest } from '../tables/bot-request.ts';

async function answer({ id, game: gameId, bot: name, question, seed }: BotRequest): Promise<Answer> {
  const game = gameOf(gameId);
  const bots = await botsOf(gameId);
  const bot = bots.find((known) => known.name === name);
  if (game === undefined || bot === undefined) return { id, did: undefined };
  return { id, did: game.formatAction(bot.answer(question, { playouts: bot.playouts }, new Mulberry32(seed))) };
}

// oxlint-disable-next-line typescript/no-misused-promises -- what fails ends the thread, and another takes its place
parentPort?.on('message', async (thought: BotRequest) => parentPort?.postMessage(await answer(thought)));
