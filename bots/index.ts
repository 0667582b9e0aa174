/** The computer players of all games: which there are is known at once, they themselves are loaded when they are needed. */
import type { Types } from '../core/contract.ts';
import type { Bot, BotCard } from './bot.ts';
import { starLanesCards } from './star-lanes/cards.ts';
import type { StarLanesBotName } from './star-lanes/cards.ts';
import { starTraderCards } from './star-trader/cards.ts';
import type { StarTraderBotName } from './star-trader/cards.ts';

/** The computer players of any game. */
export type BotName = StarLanesBotName | StarTraderBotName;

const CARDS: Readonly<Record<string, readonly BotCard[]>> = {
  'star-lanes': starLanesCards,
  'star-trader': starTraderCards,
};

/** Without names, all bots of a game; with names, at least these. */
type LoadBots = (names?: readonly string[]) => Promise<readonly Bot<Types>[]>;

// Apart from the cards, so that a page that only knows who can be chosen does not come with the bots.
const LOADERS: Readonly<Record<string, LoadBots>> = {
  'star-lanes': async (names) => (await import('./star-lanes/index.ts')).loadStarLanesBots(names),
  'star-trader': async () => (await import('./star-trader/index.ts')).starTraderBots,
};

/** Which computer players a game has, weakest first; none for a game that has none. */
export function cardsOf(game: string): readonly BotCard[] {
  return CARDS[game] ?? [];
}

/** The computer players of a game, weakest first; none for a game that has none. */
export async function botsOf(game: string): Promise<readonly Bot<Types>[]> {
  return (await LOADERS[game]?.()) ?? [];
}

/** One computer player, without loading what only the others need; undefined where there is none of that name. */
export async function botOf(game: string, name: string): Promise<Bot<Types> | undefined> {
  const bots = await LOADERS[game]?.([name]);
  return bots?.find((bot) => bot.name === name);
}

/** Loads the plain computer players of the first game before the first question. */
export async function preloadBots(): Promise<void> {
  await Object.values(LOADERS)[0]?.([]);
}
