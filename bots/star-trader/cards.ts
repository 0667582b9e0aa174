/** The computer captains of Star Trader, weakest first: what can be known of them without loading them. */
import { cardNamed } from '../bot.ts';
import type { BotCard } from '../bot.ts';

export const starTraderCards = [
  { name: 'chance', level: 1, playouts: 0 },
  { name: 'beginner', level: 2, playouts: 0 },
  { name: 'trader', level: 3, playouts: 0 },
  { name: 'merchant', level: 4, playouts: 0 },
  { name: 'captain', level: 5, playouts: 0 },
  { name: 'searcher', level: 6, playouts: 120 },
  { name: 'champion', level: 7, playouts: 600 },
] as const satisfies readonly BotCard[];

/** Every language has words for each of them. */
export type StarTraderBotName = (typeof starTraderCards)[number]['name'];

export const starTraderCard = (name: StarTraderBotName): BotCard => cardNamed(starTraderCards, name);
