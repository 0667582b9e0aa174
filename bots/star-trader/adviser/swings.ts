/** The stops after which the match stood differently: the largest swings of the chances to win. */
import type { Seat } from '../../../core/contract.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import { stopSentence } from './misses.ts';
import type { StopReview } from './review-stop.ts';

export interface TurningPoint {
  readonly stop: number;
  readonly by: Seat;
  readonly at: Stardate;
  /** How much chance to win changed hands since the stop before. */
  readonly swing: number;
  /** Whose chance changed most, and how. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** What happened. */
  readonly sentence: string;
}

const MOST = 5;
/** A smaller swing may be the noise of the futures. */
const LEAST = 0.1;

/** The largest swings, largest first; none where somebody plays alone. */
export function turningPoints(stops: readonly StopReview[]): TurningPoint[] {
  return stops
    .slice(1)
    .map((stop, i) => swingOf(stops[i]?.chances ?? [], stop))
    .filter(({ swing }) => swing >= LEAST)
    .toSorted((one, other) => other.swing - one.swing)
    .slice(0, MOST);
}

function swingOf(before: readonly number[], stop: StopReview): TurningPoint {
  const { chances } = stop;
  const changes = chances.map((chance, seat) => chance - (before[seat] ?? 0));
  const seat = changes.reduce((most, change, i) => (Math.abs(change) > Math.abs(changes[most] ?? 0) ? i : most), 0);
  // What one captain wins others lose: half of all changes has changed hands.
  const swing = changes.reduce((sum, change) => sum + Math.abs(change), 0) / 2;
  return {
    stop: stop.stop,
    by: stop.by,
    at: stop.at,
    swing,
    seat,
    from: before[seat] ?? 0,
    to: chances[seat] ?? 0,
    sentence: stopSentence(stop),
  };
}
