/** How many units to sell or buy: the best number, what just fits, and none. */
import { BASE_PRICES } from '../../../games/star-trader/goods.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { CAPTAIN } from '../captain.ts';
import { totalFor, unitsToBuy, unitsToSell } from '../visit.ts';
import type { Option } from './advice.ts';
import { dollars, unitsOf } from './words.ts';

type Trade = Ask & { readonly ask: 'sell' | 'buy' };

/** The numbers worth a thought, what the captain would do first. */
export function tradeOptions(position: Position, ask: Trade): Option[] {
  const { good } = position;
  const best = ask.ask === 'sell' ? unitsToSell(position, good, CAPTAIN) : unitsToBuy(position, good, CAPTAIN);
  const numbers = [...new Set([best, ask.fits, 0])].filter((units) => units >= 0);
  return numbers.map((units) => optionOf(position, ask, units));
}

function optionOf(position: Position, ask: Trade, units: number): Option {
  if (units === 0) return { action: { type: 'pass' }, words: `${ask.ask} none`, gain: 0, reason: noneReason(ask) };
  const total = totalFor(position, ask.ask, position.good, units);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = ask.ask === 'sell' ? total - worth : worth - total;
  return {
    action: { type: ask.ask, units },
    words: `${ask.ask} ${unitsOf(units, ask.good)}`,
    gain,
    reason: reason(ask, units, total),
  };
}

function reason(ask: Trade, units: number, total: number): string {
  const each = units === 1 ? '' : `, ${dollars(total / units)} each`;
  if (ask.ask === 'buy') return `By the best bids that costs about ${dollars(total)}${each}.`;
  const over =
    units > ask.need ? `, though it needs only ${ask.need}: it takes up to twice its need at the same price` : '';
  return `By the best bids that brings about ${dollars(total)}${each}${over}.`;
}

function noneReason(ask: Trade): string {
  return ask.ask === 'sell'
    ? 'Another star may pay more for them.'
    : 'The room and the cash stay free for something else.';
}
