/**
 * The thread in which the page's computer players think, so that the page never waits for them. It
 * is told one question at a time and tells the answer; whatever goes wrong reaches the page as an
 * `error` event, and the page then takes a new worker.
 */
import { botPlayer } from '../../bots/arena/player.ts';
import type { Answer } from '../../bots/bot.ts';
import { botOf, preloadBots } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { BotQuestion } from './bot-question.ts';

// Not after an `await`: a question that comes before anybody listens would be lost.
addEventListener('message', ({ data }: MessageEvent<BotQuestion<Types>>) => {
  // A promise that fails is nothing the page would hear of; a reported error is.
  answer(data).then(postMessage, reportError);
});

// Most people play the first game: its players are there when the first question comes.
preloadBots().catch(reportError);

const cache = new EventCache();

async function answer({ game, bot, question, thinking, seed }: BotQuestion<Types>): Promise<Answer<Types>> {
  const named = must(await botOf(game, bot), `a computer player "${bot}" of ${game}`);
  const player = botPlayer(named, thinking, () => performance.now(), cache);
  const given = await player.answer(question, new Mulberry32(seed));
  if (!given.ok) throw new Error(given.why);
  return { action: given.action, memo: given.memo };
}
