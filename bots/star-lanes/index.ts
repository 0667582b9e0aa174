/** The computer players of Star Lanes, weakest first. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Bot } from '../bot.ts';
import type { StarLanesBotName } from './cards.ts';
import { searcher } from './searcher.ts';
import { beginner, chanceBot, greedy, reallocator, relative, strategist } from './simple-bots.ts';

/** The bots that need nothing but themselves, by the names on their cards. */
const PLAIN: Readonly<Record<Exclude<StarLanesBotName, 'champion'>, Bot<StarLanesTypes>>> = {
  chance: chanceBot,
  beginner,
  greedy,
  relative,
  reallocator,
  strategist,
  searcher,
};

export const starLanesBots = Object.values(PLAIN);

let all: Promise<readonly Bot<StarLanesTypes>[]> | undefined;

/** All bots; where only some are named, the champion and its weights are not loaded unless it is among them. */
export async function loadStarLanesBots(names?: readonly string[]): Promise<readonly Bot<StarLanesTypes>[]> {
  const isEnough = names?.every((name) => name in PLAIN) ?? false;
  return isEnough ? starLanesBots : (all ??= withChampion());
}

async function withChampion(): Promise<readonly Bot<StarLanesTypes>[]> {
  // Apart from the others: who plays against them alone should not wait for it.
  const { loadChampion } = await import('./champion.ts');
  return [...starLanesBots, await loadChampion()];
}
