/** What the adviser answers: plain data that screens draw. */
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

/** What to trade once a space is placed. */
export interface PlanAdvice extends Figures {
  readonly orders: readonly Order[];
  /** As in `put all $4,200 into Capella Freight Co. (7 shares)`. */
  readonly words: string;
  readonly reason: string;
}

/** One answer to the question. */
export interface StarLanesSuggestion extends Figures {
  /** On an offered space: the placing. For a trade: its only order, or the first of several questions' orders. */
  readonly action: Action;
  readonly words: string;
  readonly reason: string;
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

/** Between equal chances, as in a match that is decided, the worth decides. */
export function bestFirst(one: Figures, other: Figures): number {
  return other.chance - one.chance || other.worth - one.worth;
}
