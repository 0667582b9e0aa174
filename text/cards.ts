/** What cards of important events are made of, whatever is played: a heading, and what it means for whom. */
import type { Seat } from '../core/contract.ts';
import { must } from '../core/must.ts';

export interface CardWords {
  readonly title: string;
  readonly lines: readonly CardLine[];
}

interface CardLine {
  /** Whom it concerns, where it is one player. */
  readonly seat: Seat | undefined;
  readonly words: string;
}

/** Who reads: the names of all, and which of them is the reader. */
export interface CardReader {
  readonly names: readonly string[];
  readonly own: Seat | undefined;
}

/** A player's name; the reader is spoken to. */
export function readerName(seat: Seat, { names, own }: CardReader, you: string): string {
  return seat === own ? you : must(names[seat], 'the name of a player');
}
