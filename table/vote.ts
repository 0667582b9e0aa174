/**
 * Votes of a table: one "no" ends a vote. Who is absent does not block a pause or a longer match; the end of a match needs
 * everybody who has not left for good, and silence does not agree to it.
 */
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
  /** Whose voices count: of those who are here, or of everybody who has not left. */
  readonly needs: 'present' | 'everybody';
}

/** A motion that came to nothing. */
export interface DeclinedMotion {
  readonly motion: Motion;
  readonly by: Seat;
  /** How many moves had begun then, and what time it was. */
  readonly moves: number;
  readonly time: number;
}

const MINUTE = 60_000;

/** Where nobody moves, the same may be proposed again after this long at the earliest. */
const AGAIN = 5 * MINUTE;

/** How long there is to say no: people who sit together answer at once, others may be asleep. */
export function votingTime(head: MatchHead): number {
  if (isLive(head)) return MINUTE;
  return head.clock === undefined ? 10 * MINUTE : 24 * 60 * MINUTE;
}

/** Whether somebody has a voice: a person who is not being minded, and where everybody is needed, also one who is late. */
export function hasVoice(seat: TableSeat | undefined, needs: Vote['needs'] = 'present'): boolean {
  if (seat === undefined || !seat.isPerson) return false;
  return seat.minded === undefined || (needs === 'everybody' && seat.minded === 'late');
}

/** What a seat must wait for before it proposes the same again: a whole round, or some time; undefined when it need not. */
export function waitFor(
  declined: DeclinedMotion,
  now: { readonly head: MatchHead; readonly moves: number; readonly time: number },
): { readonly moves: number; readonly minutes: number } | undefined {
  const { head, moves, time } = now;
  const left = declined.moves + head.seats.length - moves;
  const until = declined.time + Math.max(AGAIN, votingTime(head));
  return left > 0 && until > time ? { moves: left, minutes: Math.ceil((until - time) / MINUTE) } : undefined;
}

/**
 * Whether nobody is playing but somebody may come back: the match waits for them rather than be played to its end by
 * computer players alone. When all have left for good it is.
 */
export function isWaiting(seats: readonly TableSeat[]): boolean {
  return !seats.some((seat) => hasVoice(seat)) && seats.some(({ minded }) => minded === 'late');
}

/** Whether everybody who has a voice has said yes. */
export function isPassed({ yes, needs }: Vote, seats: readonly TableSeat[]): boolean {
  return seats.every((seat, number) => !hasVoice(seat, needs) || yes.has(number));
}
