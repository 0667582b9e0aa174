/** What is agreed before a match begins, and the limits of that. */
import type { Result } from '../core/result.ts';

/** A seat is for a person, or for a computer player by its name. */
export type SeatPlan = { readonly for: 'person' } | { readonly for: 'bot'; readonly bot: string };

/** Everything about a match that never changes and that everybody may know. */
export interface MatchHead {
  /** Names the match in links. */
  readonly id: string;
  readonly game: string;
  readonly engine: number;
  /** The edition with what differs from it. */
  readonly edition: string;
  readonly seats: readonly SeatPlan[];
  /** Listed in the lobby for everybody, or known only by its link. */
  readonly public: boolean;
  /** Seconds a player has for a move; undefined: no clock. */
  readonly clock?: number;
  /** The players may ask an adviser, as who made the match agreed to; left out: nobody may. */
  readonly advice?: true;
  /** The computer player that minds the seat of somebody who is late or gone. */
  readonly minder: string;
  /** The hash of what the chance is made from, published before anybody sits down. */
  readonly commitment: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
  /** The match this is the rematch of. */
  readonly rematchOf?: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks there are: for play in one sitting, and for play over days. */
export const CLOCKS = {
  live: { from: 15, to: 10 * MINUTE },
  long: { from: HOUR, to: 14 * DAY },
} as const;

/** A clock that is none of those there are. */
export interface ClockProblem {
  readonly why: 'no-such-clock';
  readonly clocks: typeof CLOCKS;
}

/** Reads a clock given in seconds. */
export function readClock(seconds: unknown): Result<number | undefined, ClockProblem> {
  if (seconds === undefined) return { ok: true, value: undefined };
  const ranges = Object.values(CLOCKS);
  if (Number.isInteger(seconds) && ranges.some(({ from, to }) => Number(seconds) >= from && Number(seconds) <= to)) {
    return { ok: true, value: Number(seconds) };
  }
  return { ok: false, problem: { why: 'no-such-clock', clocks: CLOCKS } };
}

/** Whether people are expected to sit at the table together. */
export function isLive({ clock }: Pick<MatchHead, 'clock'>): boolean {
  return clock !== undefined && clock <= CLOCKS.live.to;
}
