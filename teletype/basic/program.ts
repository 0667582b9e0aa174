/** A program of the 1970s in play, and one at which computer players have seats. */
import type { Seat, Types } from '../../core/contract.ts';

/** Typed lines go in, printed text comes out. */
export interface TeletypeProgram {
  readonly over: boolean;
  start(): string;
  answer(line: string): string;
}

/** What the player to act knows: a computer player needs no more. */
export interface SeatQuestion<T extends Types> {
  readonly seat: Seat;
  readonly view: T['View'];
  /** The same list as long as the match lasts; it only grows. */
  readonly heard: readonly T['Event'][];
  /** How many actions there were before, in all matches of the sitting. */
  readonly at: number;
}

/** One that several can share, people and computer players: it says who is asked. */
export interface SeatedProgram<T extends Types> extends TeletypeProgram {
  /** What is asked of whom; undefined before a match and after it. */
  readonly question: SeatQuestion<T> | undefined;
  /** What somebody at this console would type to do it. */
  lineOf(action: T['Action'], view: T['View']): string;
}
