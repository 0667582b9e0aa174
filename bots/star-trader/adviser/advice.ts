/** What the adviser of Star Trader answers: plain data that screens draw. */
import type { Seat } from '../../../core/contract.ts';
import type { Good } from '../../../games/star-trader/goods.ts';
import type { Action, Ask, Side } from '../../../games/star-trader/types.ts';
import type { Horizon } from '../searcher.ts';

/** One answer to the question. */
export interface StarTraderSuggestion {
  readonly action: Action;
  /** The good that is sold or bought, or would be. */
  readonly good?: Good;
  /** What it gains in dollars of worth, cargo counted at base prices. */
  readonly gain: number;
  readonly because: StarTraderReason;
}

export interface StarTraderAdvice {
  readonly to: Seat;
  readonly ask: Ask['ask'];
  /** Best first. */
  readonly options: readonly StarTraderSuggestion[];
}

/** Units that change hands. */
export interface Lot {
  readonly side: Side;
  readonly good: Good;
  readonly units: number;
}

/**
 * What ports are ranked by: played on, this one comes out so much better than another one, or, below zero, worse. The best
 * is compared with the one of the next two that gains most at once, if one gains more, else with the next; the others with the
 * best.
 */
export interface LongerView {
  readonly than: string;
  readonly amount: number;
  readonly horizon: Horizon;
  /** Whether the other one gains more at once. */
  readonly gainsMore: boolean;
}

/** Why no more is bought: the rest of the room is for what gains more a ton, or the money reaches no further. */
export type PurchaseLimit = 'room' | 'money';

/** Why an answer is advised. */
export type StarTraderReason =
  /** The cash does not reach for a bargain. */
  | { readonly why: 'to-pay'; readonly toPay: number; readonly cash: number }
  | { readonly why: 'cash-for-purchases'; readonly keep: number }
  | { readonly why: 'rest-earns'; readonly keep: number; readonly interest: number }
  /** The star listens so far in this round; the last bid can then be about this. */
  | { readonly why: 'listens'; readonly round: number; readonly last: number }
  | { readonly why: 'taken-at-once' }
  | { readonly why: 'no-second-bargain' }
  /** Days to a port, what could be traded there, where the ship would go on to, and what the stop brings for a year of flying. */
  | {
      readonly why: 'port';
      readonly days: number;
      readonly lots: readonly Lot[];
      readonly aYear: number;
      /** Left out where nothing more would be gained. */
      readonly next?: string;
      /** Left out for ports that were not tried. */
      readonly ahead?: LongerView;
    }
  /** What the best bids come to; `need` where it is more than the star needs; `limit` where more could be taken on board: why not. */
  | {
      readonly why: 'best-bids';
      readonly side: Side;
      readonly units: number;
      readonly total: number;
      readonly need?: number;
      readonly limit?: PurchaseLimit;
    }
  | { readonly why: 'another-star' }
  | { readonly why: 'room-stays' };
