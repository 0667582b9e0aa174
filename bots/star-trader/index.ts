/** The computer captains of Star Trader, weakest first. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Bot } from '../bot.ts';
import { captain, merchant } from './captain.ts';
import { champion } from './champion.ts';
import type { StarTraderBotName } from './cards.ts';
import { searcher } from './searcher.ts';
import { beginner, chanceBot, trader } from './simple-captains.ts';

/** By the names on their cards. */
const CAPTAINS: Readonly<Record<StarTraderBotName, Bot<StarTraderTypes>>> = {
  chance: chanceBot,
  beginner,
  trader,
  merchant,
  captain,
  searcher,
  champion,
};

export const starTraderBots = Object.values(CAPTAINS);
