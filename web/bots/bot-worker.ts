/**
 * The thread in which the page's computer players think, so that the page never waits for them. It
 * is told one question at a time and tells the action; whatever goes wrong reaches the page as an
 * `error` event, and the page then takes a new worker.
 */
import { botPlayer } from '../../bots/arena/player.ts';
import type { Bot } from '../../bots/bot.ts';
import { allStarLanesBots, starLanesBots } from '../../bots/star-lanes/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Action, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { BotQuestion } from './bot-question.ts';

// Not after an `await`: a question that comes before anybody listens would be lost.
addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  // A promise that fails is nothing the page would hear of; a reported error is.
  answer(data).then(postMessage, reportError);
});

async function answer({ bot, view, heard, thinking, seed }: BotQuestion): Promise<Action> {
  const player = botPlayer(await botNamed(bot), thinking, () => performance.now());
  const given = await player.answer({ view, heard }, new Mulberry32(seed));
  if (!given.ok) throw new Error(given.why);
  return given.action;
}

let everyBot: Promise<readonly Bot<StarLanesTypes>[]> | undefined;

/** The weights are loaded only when somebody wants the champion, and once. */
async function botNamed(name: string): Promise<Bot<StarLanesTypes>> {
  const named = (bot: Bot<StarLanesTypes>): boolean => bot.name === name;
  const bot = starLanesBots.find(named) ?? (await (everyBot ??= allStarLanesBots())).find(named);
  if (bot === undefined) throw new Error(`there is no computer player "${name}"`);
  return bot;
}
