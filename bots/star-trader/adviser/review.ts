/**
 * A match looked at afterwards: who was how likely to win when, the turning points, what better
 * answers there were, how well everybody traded and flew, and how lucky the ships were. Every stop
 * is judged by what its captain knew then. Plain data.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/contract.ts';
import type { Result } from '../../../core/result.ts';
import type { MatchRecord, ReplayProblem } from '../../../core/record.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import { standings } from '../../../games/star-trader/worth.ts';
import { turningPoints } from '../../turning-points.ts';
import type { TurningPoint } from '../../turning-points.ts';
import { worthHistory } from '../../../insight/star-trader/worth-history.ts';
import type { WorthPoint } from '../../../insight/star-trader/worth-history.ts';
import { missesOf } from './misses.ts';
import type { Miss } from './misses.ts';
import { reviewStop } from './review-stop.ts';
import type { StarTraderDepth, StopReview } from './review-stop.ts';
import { stopsOf } from './stops.ts';

export interface CaptainReview {
  readonly seat: Seat;
  readonly name: string;
  readonly stops: number;
  /** What the bargains gained, in percent of what the captain would have gained; undefined for who never landed. */
  readonly traded: number | undefined;
  /** What other ports promised more, on average a departure. */
  readonly lostAFlight: number;
  /** Days by which the ships were earlier than expected, all together; below zero, later. */
  readonly luck: number;
  /** At the end, or where the record stops. */
  readonly worth: number;
}

export interface StarTraderReview {
  readonly edition: string;
  readonly over: boolean;
  readonly captains: readonly CaptainReview[];
  readonly worth: readonly WorthPoint[];
  readonly stops: readonly StopReview[];
  /** Largest first. */
  readonly turningPoints: readonly TurningPoint[];
  /** The answers of every captain that cost most, largest first. */
  readonly misses: readonly Miss[];
}

/** A smaller swing may be the noise of the futures. */
const SMALLEST_SWING = 0.1;

/** What a review usually looks at. */
export const CAREFUL: StarTraderDepth = { playouts: 400, futures: 100 };
/** What it looks at in a hurry. */
export const QUICK: StarTraderDepth = { playouts: 100, futures: 40 };

/** What a review is made with; `onProgress` is told after every stop how many are done. */
export interface StarTraderReviewMeans {
  readonly depth: StarTraderDepth;
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/** Reviews a record; says what is wrong with one that cannot be played again. */
export function review(
  record: MatchRecord,
  { depth, onProgress }: StarTraderReviewMeans,
  chance: Chance,
): Result<StarTraderReview, ReplayProblem<StarTraderTypes>> {
  const reading = stopsOf(record);
  if (!reading.ok) return reading;
  const { stops: made, heard, end } = reading.value;
  const stops = made.map((stop, i) => {
    // A stream for every stop: how closely one was looked at changes nothing for the next.
    const one = reviewStop(stop, i + 1, depth, new Mulberry32(Math.floor(chance.draw() * 2 ** 32)));
    onProgress?.(i + 1, made.length);
    return one;
  });
  const worths = standings(end).map(({ total }) => total);
  const value = {
    edition: record.edition,
    over: end.phase === 'over',
    captains: record.names.map((name, seat) => captainReview(name, seat, stops, worths[seat]!)),
    worth: worthHistory(heard),
    stops,
    turningPoints: turningPoints(stops[0]?.chances ?? [], stops, SMALLEST_SWING),
    misses: missesOf(stops),
  };
  return { ok: true, value };
}

function captainReview(name: string, seat: Seat, stops: readonly StopReview[], worth: number): CaptainReview {
  const own = stops.filter(({ by }) => by === seat);
  const sum = (figure: (stop: StopReview) => number): number => own.reduce((all, stop) => all + figure(stop), 0);
  const best = sum(({ bestGain }) => bestGain);
  return {
    seat,
    name,
    stops: own.length,
    traded: best > 0 ? (100 * sum(({ gained }) => gained)) / best : undefined,
    lostAFlight: sum(({ better }) => better?.gain ?? 0) / Math.max(1, own.length),
    luck: sum(({ luck }) => luck),
    worth,
  };
}
