/** Chances that were told and what came of them: how far apart they are, how surely, and how much bolder they should have been. */
import { corrected, UNCORRECTED } from '../../bots/star-lanes/adviser/calibration.ts';
import type { Correction } from '../../bots/star-lanes/adviser/calibration.ts';

/** Everybody's chances in one position, future by future, and who won: 1, or a part of a shared victory. */
export interface ToldMoment {
  readonly match: number;
  /** What the judge itself says, by future, seat after seat. */
  readonly futures: readonly (readonly number[])[];
  readonly chances: readonly number[];
  readonly won: readonly number[];
  /** Who has just moved. */
  readonly moved: number;
}

/** One part of the scale: what was told there on average, what was won, and the standard error of their difference. */
export interface Bin {
  readonly told: number;
  readonly won: number;
  readonly error: number;
  readonly positions: number;
}

const BINS = 5;

/** The scale in fifths; undefined where nothing was told. */
export function binsOf(moments: readonly ToldMoment[]): (Bin | undefined)[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const pairs = moments.flatMap(({ match, chances, won }) =>
      chances.flatMap((told, seat) => (binOf(told) === bin ? [{ match, told, won: won[seat]! }] : [])),
    );
    return pairs.length === 0 ? undefined : binFrom(pairs);
  });
}

function binOf(chance: number): number {
  return Math.min(BINS - 1, Math.floor(chance * BINS));
}

interface Pair {
  readonly match: number;
  readonly told: number;
  readonly won: number;
}

/** The positions of one match share their luck: the match is the unit of the error. */
function binFrom(pairs: readonly Pair[]): Bin {
  const positions = pairs.length;
  const told = pairs.reduce((sum, pair) => sum + pair.told, 0) / positions;
  const won = pairs.reduce((sum, pair) => sum + pair.won, 0) / positions;
  const offs = new Map<number, number>();
  for (const pair of pairs) {
    offs.set(pair.match, (offs.get(pair.match) ?? 0) + pair.told - pair.won - (told - won));
  }
  const squares = [...offs.values()].reduce((sum, off) => sum + off * off, 0);
  return { told, won, error: Math.sqrt(squares) / positions, positions };
}

/** How much too good the chances of those are who have just moved, and the standard error of that. */
export function leanOf(moments: readonly ToldMoment[]): { readonly lean: number; readonly error: number } {
  const { told, won, error } = binFrom(
    moments.map(({ match, chances, won: all, moved }) => ({ match, told: chances[moved]!, won: all[moved]! })),
  );
  return { lean: told - won, error };
}

/** The correction under which what happened is likeliest. */
export function bestCorrection(moments: readonly ToldMoment[]): Correction {
  let best = UNCORRECTED;
  let most = likelihood(moments, best);
  // One after the other, in ever smaller steps.
  for (let step = 0.2; step > 0.004; step /= 2) {
    for (let found = true; found;) {
      found = false;
      for (const tried of neighboursOf(best, step)) {
        const likely = likelihood(moments, tried);
        if (likely <= most || tried.power < 0.1) continue;
        [best, most, found] = [tried, likely, true];
      }
    }
  }
  return best;
}

/** One of the three figures a step larger or smaller; power against openness, too, because they go together. */
function neighboursOf({ power, open, shift }: Correction, step: number): Correction[] {
  return [step, -step].flatMap((by) => [
    { power: power + by, open, shift },
    { power, open: open + by, shift },
    { power: power - by, open: open + 2 * by, shift },
    { power, open, shift: shift + by },
  ]);
}

function likelihood(moments: readonly ToldMoment[], correction: Correction): number {
  return moments.reduce((sum, moment) => sum + logOf(moment, correction), 0);
}

function logOf({ futures, won, moved }: ToldMoment, correction: Correction): number {
  const chances = chancesWith(correction, futures, moved);
  return won.reduce((sum, one, seat) => sum + one * Math.log(Math.max(1e-6, chances[seat]!)), 0);
}

/** What is told with a correction. A match that ends within the round a future plays is decided: nothing is corrected there. */
export function chancesWith(
  correction: Correction,
  futures: readonly (readonly number[])[],
  moved: number,
): readonly number[] {
  const players = futures[0]!.length;
  const chances = futures[0]!.map(() => 0);
  for (const future of futures) {
    const isDecided = future.includes(1);
    const inOrder = future.map((_, turn) => future[(moved + 1 + turn) % players]!);
    const after = isDecided ? inOrder : corrected(inOrder, correction);
    after.forEach((one, turn) => (chances[(moved + 1 + turn) % players]! += one / futures.length));
  }
  return chances;
}
