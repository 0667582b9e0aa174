/** What the adviser of Star Trader answers: plain data that screens draw. */
import type { Seat } from '../../../core/contract.ts';
import type { Action, Ask } from '../../../games/star-trader/types.ts';
import { tellReason } from './reason.ts';
import type { StarTraderReason } from './reason.ts';

/** One answer to the question. */
export interface StarTraderSuggestion {
  readonly action: Action;
  /** As in `fly to KIRK`. */
  readonly words: string;
  /** What it gains in dollars of worth, cargo counted at base prices. */
  readonly gain: number;
  /** Why, as data. */
  readonly because: StarTraderReason;
  /** The same as one sentence. */
  readonly reason: string;
}

/** An answer with its reason told. */
export function optionFor(option: Omit<StarTraderSuggestion, 'reason'>): StarTraderSuggestion {
  return { ...option, reason: tellReason(option.because) };
}

export interface StarTraderAdvice {
  readonly to: Seat;
  readonly ask: Ask['ask'];
  /** Best first. */
  readonly options: readonly StarTraderSuggestion[];
}
