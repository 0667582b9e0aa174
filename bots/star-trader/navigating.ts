/** A captain from a way of choosing the next port: it trades by its style and bargains as well as can be. */
import type { Chance } from '../../core/chance.ts';
import { stockHere } from '../../games/star-trader/bargain.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Action, Ask } from '../../games/star-trader/types.ts';
import type { Bot, Budget } from '../bot.ts';
import { bankAnswer } from './banking.ts';
import { bestBid } from '../../insight/star-trader/haggle.ts';
import { positionFor } from '../../insight/star-trader/logbook.ts';
import { bidOf } from './simple-captains.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';
import { unitsToBuy, unitsToSell } from '../../insight/star-trader/visit.ts';

/** Chooses a star for the ship in port. */
export type ChoosePort = (position: Position, budget: Budget, chance: Chance) => string;

export function navigating(
  introduction: Omit<Bot<StarTraderTypes>, 'answer'>,
  style: TradingStyle,
  choosePort: ChoosePort,
): Bot<StarTraderTypes> {
  return {
    ...introduction,
    answer({ view, heard }, budget, chance) {
      if (view.ask === undefined) throw new Error('this view asks nothing');
      const position = positionFor(view, heard, budget.cache);
      if (view.ask.ask === 'destination') return { action: { type: 'go', star: choosePort(position, budget, chance) } };
      return { action: answerInPort(position, view.ask, style) };
    },
  };
}

/** What to trade, bid and bank. */
export function answerInPort(
  position: Position,
  ask: Exclude<Ask, { readonly ask: 'destination' }>,
  style: TradingStyle,
): Action {
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

function some(type: 'sell' | 'buy', units: number): Action {
  return units > 0 ? { type, units } : { type: 'pass' };
}

function bargainingOf(position: Position, { side, units, above, round, rounds }: Ask & { readonly ask: 'bid' }) {
  return { side, fair: 10 * above, share: units / Math.abs(stockHere(position)), round, rounds };
}
