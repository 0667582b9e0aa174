/** The moments after which a match stood differently: the largest swings of the chances to win. */
import type { Seat } from '../core/contract.ts';
import { must } from '../core/must.ts';

/** A change of everybody's chances. */
export interface TurningPoint {
  /** Which of the moments it is, counted from 1. */
  readonly number: number;
  /** How much chance to win changed hands. */
  readonly swing: number;
  /** Whose chance changed most, and how. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

const MOST = 5;

/** The largest swings from moment to moment, largest first; `start` are the chances before the first, `least` the least swing. */
export function turningPoints(
  start: readonly number[],
  moments: readonly { readonly chances: readonly number[] }[],
  least: number,
): TurningPoint[] {
  return moments
    .map(({ chances }, i) =>
      swingOf(i === 0 ? start : must(moments[i - 1], 'the moment before').chances, chances, i + 1),
    )
    .filter(({ swing }) => swing >= least)
    .toSorted((one, other) => other.swing - one.swing)
    .slice(0, MOST);
}

function swingOf(before: readonly number[], chances: readonly number[], number: number): TurningPoint {
  const changes = chances.map((chance, seat) => chance - before[seat]!);
  const seat = changes.reduce((most, change, i) => (Math.abs(change) > Math.abs(changes[most]!) ? i : most), 0);
  // What one seat wins others lose: half of all changes has changed hands.
  const swing = changes.reduce((sum, change) => sum + Math.abs(change), 0) / 2;
  return { number, swing, seat, from: before[seat]!, to: chances[seat]! };
}
