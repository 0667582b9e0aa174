/**
 * How long turns took, as counts by length: any number of turns in a few kilobytes, and the counts of
 * several threads can be added. Lengths are kept to within one part in a hundred.
 */

const SHORTEST = 0.0001;
const STEP = Math.log(1.02);

/** Enough for a turn of a whole day. */
const LENGTHS = 1400;

/** Counts of turns by length. */
export type TurnTimes = Uint32Array;

export function noTurns(): TurnTimes {
  return new Uint32Array(LENGTHS);
}

/** Counts one turn. */
export function countTurn(times: TurnTimes, milliseconds: number): void {
  const length = Math.round(Math.log(Math.max(SHORTEST, milliseconds) / SHORTEST) / STEP);
  times[Math.min(LENGTHS - 1, length)]!++;
}

/** Adds the second to the first. */
export function addTurns(to: TurnTimes, more: TurnTimes): void {
  for (const [length, count] of more.entries()) to[length]! += count;
}

/** The time in milliseconds that this share of all turns did not exceed; 0 where there were none. */
export function timeOf(times: TurnTimes, share: number): number {
  const wanted = share * countOf(times);
  let seen = 0;
  for (const [length, count] of times.entries()) {
    seen += count;
    if (count > 0 && seen >= wanted) return SHORTEST * Math.exp(STEP * length);
  }
  return 0;
}

/** How many turns were counted. */
export function countOf(times: TurnTimes): number {
  return times.reduce((sum, count) => sum + count, 0);
}
