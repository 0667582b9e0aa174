/** Why an answer is advised: plain data, so that it can be told in any language, and the English sentence. */
import type { Good } from '../../../games/star-trader/goods.ts';
import type { Side } from '../../../games/star-trader/types.ts';
import { dollars, listed, unitsOf } from './words.ts';

/** So many units that change hands. */
export interface Lot {
  readonly side: Side;
  readonly good: Good;
  readonly units: number;
}

export type StarTraderReason =
  /** The cash does not reach for a bargain. */
  | { readonly why: 'to-pay'; readonly toPay: number; readonly cash: number }
  | { readonly why: 'cash-for-purchases'; readonly keep: number }
  | { readonly why: 'rest-earns'; readonly keep: number; readonly interest: number }
  /** The star listens so far in this round; the last bid can then be about this. */
  | { readonly why: 'listens'; readonly round: number; readonly last: number }
  | { readonly why: 'taken-at-once' }
  | { readonly why: 'no-second-bargain' }
  /** What could be traded at a port, and what that brings for a year of flying. */
  | { readonly why: 'port'; readonly days: number; readonly lots: readonly Lot[]; readonly aYear: number }
  /** What the best bids come to; `need` where it is more than the star needs. */
  | {
      readonly why: 'best-bids';
      readonly side: Side;
      readonly units: number;
      readonly total: number;
      readonly need?: number;
    }
  | { readonly why: 'another-star' }
  | { readonly why: 'room-stays' };

/** One sentence. */
export function tellReason(reason: StarTraderReason): string {
  switch (reason.why) {
    case 'to-pay':
      return `The bargain takes ${dollars(reason.toPay)}, and there are ${dollars(reason.cash)} on board.`;
    case 'cash-for-purchases':
      return `With ${dollars(reason.keep)} on board the next purchases can be paid.`;
    case 'rest-earns':
      return `${dollars(reason.keep)} on board are enough for the next purchases; the rest earns ${reason.interest} % a year.`;
    case 'listens':
      return `The star listens so far in round ${reason.round} and moves a fifth of the way; the last bid can then be about ${dollars(reason.last)}.`;
    case 'taken-at-once':
      return 'That is what the star thinks fair: it takes it at once.';
    case 'no-second-bargain':
      return 'There is no second bargain for this good at this visit.';
    case 'port':
      return `In about ${reason.days} days ${lotWords(reason.lots)}: ${dollars(reason.aYear)} a year of flying.`;
    case 'best-bids':
      return bestBids(reason);
    case 'another-star':
      return 'Another star may pay more for them.';
    case 'room-stays':
      return 'The room and the cash stay free for something else.';
  }
}

function bestBids({ side, units, total, need }: StarTraderReason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${dollars(total / units)} each`;
  const over =
    need === undefined ? '' : `, though it needs only ${need}: it takes up to twice its need at the same price`;
  return `By the best bids that ${side === 'buy' ? 'costs' : 'brings'} about ${dollars(total)}${each}${over}.`;
}

function lotWords(lots: readonly Lot[]): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const goods = lots.filter((lot) => lot.side === side).map(({ units, good }) => unitsOf(units, good));
    return goods.length === 0 ? [] : [`${side} ${listed(goods)}`];
  });
  return parts.length === 0 ? 'there is nothing to trade' : `you could ${parts.join(' and ')}`;
}
