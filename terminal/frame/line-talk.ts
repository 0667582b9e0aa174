/** What is said and asked when a match of one game is played line by line. */
import type { Types } from '../../core/contract.ts';
import type { Match } from '../play/match.ts';

/** An action, a wish to see or stop something, or a sentence that says what could be typed. */
export type Line<Action> =
  | { readonly line: 'action'; readonly action: Action }
  | { readonly line: 'help' | 'show' | 'quit' }
  | { readonly line: 'unclear'; readonly sentence: string };

export interface LineTalk<T extends Types> {
  /** What kind of match begins, and who does. */
  opening(match: Match<T>): string;
  /** All that is seen, and the question. */
  question(match: Match<T>, seat: number): string;
  /** What a typed line means as an answer to the view's question. */
  read(text: string, view: T['View']): Line<T['Action']>;
  help(view: T['View']): string;
  /** How far the match has come: 12 of 48 moves. */
  progress(view: T['View']): string;
}
