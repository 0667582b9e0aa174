/**
 * The adviser: the answers a captain can give, best first, with what each gains and
 * why. Like a bot it knows no more than the seat it advises, and borrows its budget and its chance.
 */
import type { Chance } from '../../../core/chance.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import type { Budget, Question } from '../../bot.ts';
import { positionFor } from '../../../insight/star-trader/logbook.ts';
import type { StarTraderAdvice, StarTraderSuggestion } from './advice.ts';
import { bankOptions, bidOptions, tradeOptions } from './answers-in-port.ts';
import { portOptions } from './port-options.ts';

/** Advice on what a seat is asked, from what it may see and has heard. */
export function advise({ view, heard }: Question<StarTraderTypes>, budget: Budget, chance: Chance): StarTraderAdvice {
  const { ask } = view;
  if (ask === undefined) throw new Error('nothing is asked of this seat');
  const options = optionsFor(positionFor(view, heard, budget.cache), ask, budget, chance);
  return { to: ask.to, ask: ask.ask, options };
}

function optionsFor(position: Position, ask: Ask, budget: Budget, chance: Chance): StarTraderSuggestion[] {
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return tradeOptions(position, ask);
    case 'bid':
      return bidOptions(position, ask);
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return bankOptions(position, ask);
    case 'destination':
      return portOptions(position, budget, chance);
  }
}
