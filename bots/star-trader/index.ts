/** The computer captains of Star Trader, weakest first. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Bot } from '../bot.ts';
import { captain, merchant } from './captain.ts';
import { searcher } from './searcher.ts';
import { beginner, chanceBot, trader } from './simple-captains.ts';

export const starTraderBots: readonly Bot<StarTraderTypes>[] = [
  chanceBot,
  beginner,
  trader,
  merchant,
  captain,
  searcher,
];
