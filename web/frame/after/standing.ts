/** How a match ended for who looks at it, and which match would be the next harder one. */
import type { Seat } from '../../../core/contract.ts';
import { must } from '../../../core/must.ts';

export interface RankedSeat {
  readonly seat: Seat;
  readonly worth: number;
  /** Counted from 1; who is worth the same shares a place. */
  readonly place: number;
}

/** Everybody by worth, the richest first. */
export function rankedSeats(worths: readonly number[]): readonly RankedSeat[] {
  return worths
    .map((worth, seat) => ({ seat, worth, place: 1 + worths.filter((other) => other > worth).length }))
    .toSorted((one, other) => one.place - other.place);
}

/** What the heading of a result says: one's own place first, the winners to everybody else. */
export type OwnOutcome =
  | { readonly is: 'alone'; readonly worth: number }
  | { readonly is: 'yours'; readonly place: number; readonly with: readonly Seat[] }
  | { readonly is: 'theirs' };

export function outcomeFor(ranked: readonly RankedSeat[], you: Seat | undefined): OwnOutcome {
  const [first] = ranked;
  if (ranked.length === 1) return { is: 'alone', worth: must(first, 'a player').worth };
  const own = ranked.find(({ seat }) => seat === you);
  if (own === undefined) return { is: 'theirs' };
  const others = ranked.filter(({ seat, place }) => place === own.place && seat !== you);
  return { is: 'yours', place: own.place, with: others.map(({ seat }) => seat) };
}

export function winnersOf(ranked: readonly RankedSeat[]): readonly Seat[] {
  return ranked.filter(({ place }) => place === 1).map(({ seat }) => seat);
}

/** The computer players of a game: all of them, weakest first, and those of its levels, easiest first. */
export interface BotLadder {
  readonly bots: readonly string[];
  readonly levels: readonly (readonly string[])[];
}

/**
 * The same match a level up or down: the computer players of that level where these are those of one, else each a step stronger or
 * weaker. Undefined where there are none.
 */
export function botsALevel(
  where: 'up' | 'down',
  now: readonly string[],
  { bots, levels }: BotLadder,
): readonly string[] | undefined {
  const step = where === 'up' ? 1 : -1;
  const level = levels.findIndex((rivals) => rivals.join() === now.join());
  const next = level < 0 ? undefined : levels[level + step];
  if (next !== undefined) return next;
  const others = now.map((bot) => bots[bots.indexOf(bot) + step] ?? bot);
  return others.join() === now.join() ? undefined : others;
}
