/**
 * The rules of a game on one screen: a few cards, each with a sentence or two and a small drawing. The drawings are data, so
 * that every screen draws them in its own way: the browser in lines and colours, the terminal in characters.
 */

export interface RulesSheet {
  /** What it is about, and how it ends. */
  readonly intro: string;
  readonly cards: readonly RulesCard[];
}

export interface RulesCard {
  readonly title: string;
  readonly text: string;
  readonly figure: RulesFigure;
}

export type RulesFigure =
  /** A piece of a map, and what becomes of it. */
  | { readonly figure: 'boards'; readonly boards: readonly RulesBoard[] }
  /** From one place to another. */
  | { readonly figure: 'route'; readonly from: string; readonly to: string; readonly note: string }
  | { readonly figure: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Amounts in the order in which they are named; `by` says who names one. */
  | { readonly figure: 'bids'; readonly bids: readonly RulesBid[] }
  /** Parts of a whole, from the left. */
  | { readonly figure: 'bar'; readonly parts: readonly RulesPart[] };

export interface RulesBoard {
  /** As maps are drawn: `.` empty, `*` a star, `+` an outpost, letters companies. */
  readonly rows: readonly string[];
  /** Spaces that are looked at, with the mark they bear. */
  readonly marked: readonly { readonly row: number; readonly column: number; readonly mark: string }[];
}

export interface RulesBid {
  readonly by: string;
  readonly says: string;
  readonly amount: number;
  readonly isOwn: boolean;
}

export interface RulesPart {
  readonly label: string;
  readonly size: number;
}
