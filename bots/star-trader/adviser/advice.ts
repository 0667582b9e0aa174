/** What the adviser of Star Trader answers: plain data that screens draw. */
import type { Seat } from '../../../core/contract.ts';
import type { Action, Ask } from '../../../games/star-trader/types.ts';

/** One answer to the question. */
export interface Option {
  readonly action: Action;
  /** As in `fly to KIRK`. */
  readonly words: string;
  /** What it gains in dollars of worth, cargo counted at base prices. */
  readonly gain: number;
  /** One sentence. */
  readonly reason: string;
}

export interface Advice {
  readonly to: Seat;
  readonly ask: Ask['ask'];
  /** Best first. */
  readonly options: readonly Option[];
}
