/** The computer players of Star Lanes, weakest first. */
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Bot } from '../bot.ts';
import { championWith } from './champion.ts';
import { searcher } from './searcher.ts';
import { beginner, chanceBot, greedy, reallocator, relative, strategist } from './simple-bots.ts';
import { loadWeights } from './weights.ts';

/** The bots that need nothing but themselves. */
export const starLanesBots: readonly Bot<StarLanesTypes>[] = [
  chanceBot,
  beginner,
  greedy,
  relative,
  reallocator,
  strategist,
  searcher,
];

/** All bots with the champion, whose weights are loaded first. */
export async function allStarLanesBots(): Promise<readonly Bot<StarLanesTypes>[]> {
  return [...starLanesBots, championWith(await loadWeights())];
}
