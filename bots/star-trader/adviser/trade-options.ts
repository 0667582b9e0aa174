/** How many units to sell or buy: the best number, what just fits, and none. */
import { BASE_PRICES } from '../../../games/star-trader/goods.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { CAPTAIN } from '../captain.ts';
import { totalFor, unitsToBuy, unitsToSell } from '../../../insight/star-trader/visit.ts';
import type { StarTraderReason, StarTraderSuggestion } from './advice.ts';

type TradeAsk = Ask & { readonly ask: 'sell' | 'buy' };

/** The numbers worth a thought, what the captain would do first. */
export function tradeOptions(position: Position, ask: TradeAsk): StarTraderSuggestion[] {
  const { good } = position;
  const best = ask.ask === 'sell' ? unitsToSell(position, good, CAPTAIN) : unitsToBuy(position, good, CAPTAIN);
  const numbers = [...new Set([best, ask.fits, 0])].filter((units) => units >= 0);
  return numbers.map((units) => optionOf(position, ask, units));
}

function optionOf(position: Position, ask: TradeAsk, units: number): StarTraderSuggestion {
  if (units === 0) return { action: { type: 'pass' }, good: ask.good, gain: 0, because: noneReason(ask) };
  const total = totalFor(position, ask.ask, position.good, units);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = ask.ask === 'sell' ? total - worth : worth - total;
  return { action: { type: ask.ask, units }, good: ask.good, gain, because: reasonFor(ask, units, total) };
}

function reasonFor(ask: TradeAsk, units: number, total: number): StarTraderReason {
  const over = ask.ask === 'sell' && units > ask.need ? { need: ask.need } : {};
  return { why: 'best-bids', side: ask.ask, units, total, ...over };
}

function noneReason(ask: TradeAsk): StarTraderReason {
  return { why: ask.ask === 'sell' ? 'another-star' : 'room-stays' };
}
