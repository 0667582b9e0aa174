/** What the adviser answers: plain data that programs put into words. Companies are named by their letters. */
import type { Seat } from '../../../core/contract.ts';
import type { Action, Order } from '../../../games/star-lanes/types.ts';
import type { EvaluatorKind } from './evaluator.ts';

/** What is expected of an answer. */
export interface Figures {
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** The net worth to be expected at the end. */
  readonly worth: number;
}

/** Orders at the prices of the day, and the cash before and after them. */
export interface AdvisedTrade {
  readonly orders: readonly (Order & { readonly price: number })[];
  readonly cash: number;
  readonly cashLeft: number;
}

/** What to trade once a space is placed. */
export interface PlanAdvice extends Figures, AdvisedTrade {
  readonly because: TradeReason;
}

/** One answer to the question. */
export interface StarLanesSuggestion extends Figures {
  /** On an offered space: the placing. For a trade: its only order, or the first of several questions' orders. */
  readonly action: Action;
  /** All that is to be traded, where a trade is advised. */
  readonly trade?: AdvisedTrade;
  readonly because: StarLanesReason;
  /** After a space: the best trades, best first. */
  readonly plans: readonly PlanAdvice[];
}

export interface StarLanesAdvice {
  readonly to: Seat;
  readonly ask: 'place' | 'trade';
  readonly evaluator: EvaluatorKind;
  /** Best first. */
  readonly options: readonly StarLanesSuggestion[];
}

/** What a seat's shares of a company gain; below zero, lose. */
export interface Stake {
  readonly seat: Seat;
  readonly shares: number;
  readonly gain: number;
}

/** What placing does. Rivals are those whose books are known, the ones it means most to first. */
export type PlacingReason = (
  | { readonly why: 'outpost' | 'lost' }
  | {
      readonly why: 'founds';
      readonly company: string;
      /** Whether a black hole swallows it at once. */
      readonly swallowed: boolean;
      readonly shares: number;
      readonly price: number;
    }
  | {
      readonly why: 'grows';
      readonly company: string;
      readonly swallowed: boolean;
      readonly splits: boolean;
      /** Of a share, splits not counted. */
      readonly price: { readonly from: number; readonly to: number };
      readonly own: Stake;
      readonly rivals: readonly Stake[];
    }
  | {
      readonly why: 'merges';
      readonly from: readonly string[];
      readonly into: string;
      readonly swallowed: boolean;
      readonly bonus: number;
      /** The player's shares of the companies that are gone, and the shares they are turned into. */
      readonly old: number;
      readonly gained: number;
      /** The player's shares of the company that stays, and what each of them gains. */
      readonly had: number;
      readonly rise: number;
      readonly gain: number;
      readonly rivals: readonly { readonly seat: Seat; readonly gain: number }[];
    }
) & {
  /** Whether the match ends with it. */
  readonly ends: boolean;
};

/** What a trade leads to. `issued` and the rival who holds most are told where all books are known. */
export type TradeReason =
  | { readonly why: 'nothing-to-buy' }
  | {
      readonly why: 'holds';
      readonly company: string;
      readonly shares: number;
      readonly issued?: number;
      readonly rival?: { readonly seat: Seat; readonly shares: number };
    };

export type StarLanesReason =
  | PlacingReason
  | TradeReason
  | { readonly why: 'debt' }
  /** What everybody whose books are known is worth if the match ends now. */
  | {
      readonly why: 'end-now';
      readonly worth: number;
      readonly rivals: readonly { readonly seat: Seat; readonly worth: number }[];
      readonly guessed: boolean;
    };

export type ReasonOf<Why extends StarLanesReason['why']> = Extract<StarLanesReason, { readonly why: Why }>;

/** Between equal chances, as in a match that is decided, the worth decides. */
export function bestFirst(one: Figures, other: Figures): number {
  return other.chance - one.chance || other.worth - one.worth;
}

/** The other seats whose books are known. */
export function knownRivals(known: readonly boolean[], seat: Seat): Seat[] {
  return [...known.keys()].filter((other) => other !== seat && known[other] === true);
}
