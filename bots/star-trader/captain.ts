/**
 * Captains who keep a logbook, trade by a style and bargain as well as can be; they differ in how they choose the next
 * port. Level 4, the merchant, flies by the price chart like the trader. Level 5, the captain, chooses ports with the
 * delays to be expected. Captains compete for what the stars have in store, and who lands often finds it before the
 * others: so short ways are preferred even where a long one gains more a day.
 */
import type { Chance } from '../../core/chance.ts';
import { stockHere } from '../../games/star-trader/bargain.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Action, Ask, BidAsk, PortAsk } from '../../games/star-trader/types.ts';
import { bestBid } from '../../games/star-trader/best-bids.ts';
import { positionFor } from '../../insight/star-trader/logbook.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';
import { unitsToBuy, unitsToSell } from '../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';
import type { Bot, BotCard, Budget } from '../bot.ts';
import { bankAnswer } from './banking.ts';
import { starTraderCard } from './cards.ts';
import { bidOf, trader } from './simple-captains.ts';

export const CAPTAIN: TradingStyle = { oversell: 2, carry: 0.15 };

/** Found by playing: with 1.3 it wins three of four matches against a captain who goes by the gain a day. */
export const HASTE = 1.3;

export const merchant: Bot<StarTraderTypes> = {
  ...starTraderCard('merchant'),
  answer(question, budget, chance) {
    const { view, heard } = question;
    if (view.ask === undefined || view.ask.ask === 'destination') return trader.answer(question, budget, chance);
    return { action: answerInPort(positionFor(view, heard, budget.cache), view.ask, { ...CAPTAIN, oversell: 1 }) };
  },
};

export const captain: Bot<StarTraderTypes> = navigating(starTraderCard('captain'), CAPTAIN, (position) =>
  starName(position, new Navigator(position, { ...CAPTAIN, haste: HASTE }).best(position)),
);

/** Chooses a star for the ship in port. */
type ChoosePort = (position: Position, budget: Budget, chance: Chance) => string;

/** A captain from a way of choosing the next port. */
export function navigating(card: BotCard, style: TradingStyle, choosePort: ChoosePort): Bot<StarTraderTypes> {
  return {
    ...card,
    answer({ view, heard }, budget, chance) {
      if (view.ask === undefined) throw new Error('this view asks nothing');
      const position = positionFor(view, heard, budget.cache);
      if (view.ask.ask === 'destination') return { action: { type: 'go', star: choosePort(position, budget, chance) } };
      return { action: answerInPort(position, view.ask, style) };
    },
  };
}

/** What to trade, bid and bank. */
export function answerInPort(position: Position, ask: Exclude<Ask, PortAsk>, style: TradingStyle): Action {
  switch (ask.ask) {
    case 'sell':
      return some('sell', Math.min(ask.hold, unitsToSell(position, position.good, style)));
    case 'buy':
      return some('buy', Math.min(ask.fits, unitsToBuy(position, position.good, style)));
    case 'bid':
      return bidOf(ask, bestBid(bargainingOf(position, ask)));
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return bankAnswer(position, ask);
  }
}

export function some(type: 'sell' | 'buy', units: number): Action {
  return units > 0 ? { type, units } : { type: 'pass' };
}

function bargainingOf(position: Position, { side, units, above, round, rounds }: BidAsk) {
  return { side, fair: 10 * above, share: units / Math.abs(stockHere(position)), round, rounds };
}
