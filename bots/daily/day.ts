/** The daily galaxy: the same for everybody on a day, made from its date alone. */
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { sha256 } from '../../core/sha256.ts';

/** The one person plays in this seat, the computer players in those after it. */
export const PERSON = 0;

export interface Day {
  /** Such as `2026-11-15`, by UTC. */
  readonly date: string;
  readonly game: string;
  /** The id of its match on every device. */
  readonly match: string;
  readonly edition: string;
  readonly opponents: readonly string[];
  /** What its chance is made from, as 64 hexadecimal digits. */
  readonly secret: string;
}

const MATCH = /^daily-(\d{4}-\d\d-\d\d)$/;

export function dayOf<T extends Types>({ game, daily }: Pick<GameKit<T>, 'game' | 'daily'>, date: string): Day {
  const { edition, opponents } = must(daily, `the daily match of ${game.id}`);
  const secret = sha256(`star lanes daily\n${date}`);
  const chosen = Number.parseInt(secret.slice(0, 8), 16) % opponents.length;
  return { date, game: game.id, match: `daily-${date}`, edition, opponents: must(opponents[chosen], date), secret };
}

/** The date of a daily match by its id; undefined for every other match. */
export function dateOfMatch(match: string): string | undefined {
  return MATCH.exec(match)?.[1];
}

/** The person's place by what everybody is worth: 1 for the richest, shared by equals. */
export function placeIn(nets: readonly number[]): number {
  const own = must(nets[PERSON], 'what the person is worth');
  return 1 + nets.filter((net) => net > own).length;
}

/** How many days the last unbroken row of days has that ends today or yesterday. Dates are told by the number of their day. */
export function streakOf(days: readonly number[], today: number): number {
  const played = new Set(days);
  let day = played.has(today) ? today : today - 1;
  let streak = 0;
  for (; played.has(day); day--) streak++;
  return streak;
}
