/**
 * The thread in which the page's computer players think, so that the page never waits for them. It
 * is told one question at a time and tells the answer; whatever goes wrong reaches the page as an
 * `error` event, and the page then takes a new worker.
 */
import { botPlayer } from '../../bots/arena/player.ts';
import type { Answer, Bot } from '../../bots/bot.ts';
import { loadStarLanesBots } from '../../bots/star-lanes/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { BotQuestion } from './bot-question.ts';

// Not after an `await`: a question that comes before anybody listens would be lost.
addEventListener('message', ({ data }: MessageEvent<BotQuestion<Types>>) => {
  // A promise that fails is nothing the page would hear of; a reported error is.
  answer(data).then(postMessage, reportError);
});

const cache = new EventCache();

async function answer({ game, bot, question, thinking, seed }: BotQuestion<Types>): Promise<Answer<Types>> {
  const player = botPlayer(await botNamed(game, bot), thinking, () => performance.now(), cache);
  const given = await player.answer(question, new Mulberry32(seed));
  if (!given.ok) throw new Error(given.why);
  return { action: given.action, memo: given.memo };
}

/** The weights are loaded only when somebody wants the champion, and once; the captains when Star Trader is played. */
async function botNamed(game: string, name: string): Promise<Bot<Types>> {
  const bot = (await botsFor(game, name)).find((one) => one.name === name);
  if (bot === undefined) throw new Error(`there is no computer player "${name}" of ${game}`);
  return bot;
}

async function botsFor(game: string, name: string): Promise<readonly Bot<Types>[]> {
  if (game === 'star-trader') return (await import('../../bots/star-trader/index.ts')).starTraderBots;
  return loadStarLanesBots([name]);
}
