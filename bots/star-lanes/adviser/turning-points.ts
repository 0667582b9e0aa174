/** The turns after which the match stood differently: the largest swings of the chances to win. */
import type { Seat } from '../../../core/contract.ts';

/** A turn that changed somebody's chances. */
export interface TurningPoint {
  /** Counted from 1. */
  readonly move: number;
  readonly by: Seat;
  /** How much chance to win changed hands. */
  readonly swing: number;
  /** Whose chance changed most, and how. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** What happened. */
  readonly sentence: string;
}

/** What is read of a turn. */
interface Point {
  readonly move: number;
  readonly by: Seat;
  readonly chances: readonly number[];
  readonly sentence: string;
}

const MOST = 5;
/** A smaller swing is no turning point. */
const LEAST = 0.04;

/** The largest swings, largest first; `start` are the chances before the first turn. */
export function turningPoints(start: readonly number[], points: readonly Point[]): TurningPoint[] {
  return points
    .map((point, i) => swingOf(points[i - 1]?.chances ?? start, point))
    .filter(({ swing }) => swing >= LEAST)
    .sort((one, other) => other.swing - one.swing)
    .slice(0, MOST);
}

function swingOf(before: readonly number[], { move, by, chances, sentence }: Point): TurningPoint {
  const changes = chances.map((chance, seat) => chance - (before[seat] ?? 0));
  const seat = changes.reduce((most, change, i) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? i : most), 0);
  // What one seat wins others lose: half of all changes has changed hands.
  const swing = changes.reduce((sum, change) => sum + Math.abs(change), 0) / 2;
  return { move, by, swing, seat, from: before[seat] ?? 0, to: chances[seat] ?? 0, sentence };
}
