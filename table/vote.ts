/** Votes of a table: one "no" ends a vote, and who is absent does not block it. */
import type { Seat } from '../core/contract.ts';
import type { Motion } from './act.ts';
import { isLive } from './match.ts';
import type { MatchHead } from './match.ts';
import type { TableSeat } from './seat.ts';

export interface Vote {
  readonly motion: Motion;
  readonly by: Seat;
  /** The log's length when it was proposed: an answer must have seen it. */
  readonly at: number;
  /** When it passes, unless somebody has said no. */
  readonly ends: number;
  readonly yes: Set<Seat>;
}

const MINUTE = 60_000;

/** How long there is to say no: people who sit together answer at once, others may be asleep. */
export function votingTime(head: MatchHead): number {
  if (isLive(head)) return MINUTE;
  return head.clock === undefined ? 10 * MINUTE : 24 * 60 * MINUTE;
}

/** Whether somebody has a voice: a person who is not being minded. */
export function hasVoice(seat: TableSeat | undefined): boolean {
  return seat !== undefined && seat.isPerson && seat.minded === undefined;
}

/**
 * Whether nobody is playing but somebody may come back: the match waits for them rather than be played to its end by
 * computer players alone. When all have left for good it is.
 */
export function isWaiting(seats: readonly TableSeat[]): boolean {
  return !seats.some(hasVoice) && seats.some(({ minded }) => minded === 'late');
}

/** Whether everybody who has a voice has said yes. */
export function isPassed({ yes }: Vote, seats: readonly TableSeat[]): boolean {
  return seats.every((seat, number) => !hasVoice(seat) || yes.has(number));
}
