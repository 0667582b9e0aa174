/** Level 4: flies by the price chart like the trader, but fills every need, buys all that fits and bargains well. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Bot } from '../bot.ts';
import { CAPTAIN } from './captain.ts';
import { answerInPort } from './navigating.ts';
import { positionFor } from '../../insight/star-trader/logbook.ts';
import { trader } from './simple-captains.ts';

export const merchant: Bot<StarTraderTypes> = {
  name: 'merchant',
  level: 4,
  about: 'Flies by the price chart, but bargains to the last bid.',
  playouts: 0,
  answer(question, budget, chance) {
    const { view, heard } = question;
    if (view.ask === undefined || view.ask.ask === 'destination') return trader.answer(question, budget, chance);
    return { action: answerInPort(positionFor(view, heard, budget.cache), view.ask, { ...CAPTAIN, oversell: 1 }) };
  },
};
