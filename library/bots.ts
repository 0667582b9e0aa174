/** The computer players of both games, and the adviser that explains what to do. Each game's are loaded when they are asked for. */
import type { Bot } from '../bots/bot.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import type { StarTraderTypes } from '../games/star-trader/index.ts';

export type { Answer, Bot, BotCard, Budget, Memo, Question, Weighed } from '../bots/bot.ts';
export { starLanesCards } from '../bots/star-lanes/cards.ts';
export type { StarLanesBotName } from '../bots/star-lanes/cards.ts';
export { starTraderCards } from '../bots/star-trader/cards.ts';
export type { StarTraderBotName } from '../bots/star-trader/cards.ts';
export { EventCache } from '../insight/event-cache.ts';
export type { EventReader, ReaderKey } from '../insight/event-cache.ts';

/** The computer players of Star Lanes, weakest first. */
export async function loadStarLanesBots(): Promise<readonly Bot<StarLanesTypes>[]> {
  return (await import('../bots/star-lanes/index.ts')).loadStarLanesBots();
}

/** The computer captains of Star Trader, weakest first. */
export async function loadStarTraderBots(): Promise<readonly Bot<StarTraderTypes>[]> {
  return (await import('../bots/star-trader/index.ts')).starTraderBots;
}
