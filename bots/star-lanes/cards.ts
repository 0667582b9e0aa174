/** The computer players of Star Lanes, weakest first: what can be known of them without loading them. */
import { cardNamed } from '../bot.ts';
import type { BotCard } from '../bot.ts';

export const starLanesCards = [
  { name: 'chance', level: 1, playouts: 0 },
  { name: 'beginner', level: 2, playouts: 0 },
  { name: 'greedy', level: 3, playouts: 0 },
  { name: 'relative', level: 3, playouts: 0 },
  { name: 'reallocator', level: 4, playouts: 0 },
  { name: 'strategist', level: 5, playouts: 0 },
  { name: 'searcher', level: 6, playouts: 600 },
  { name: 'champion', level: 7, playouts: 64 },
] as const satisfies readonly BotCard[];

/** Every language has words for each of them. */
export type StarLanesBotName = (typeof starLanesCards)[number]['name'];

export const starLanesCard = (name: StarLanesBotName): BotCard => cardNamed(starLanesCards, name);
