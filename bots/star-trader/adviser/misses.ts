/** The answers of every captain that cost most, as data. */
import type { Seat } from '../../../core/contract.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { Deal } from '../../../insight/star-trader/deal.ts';
import { starTraderCards } from '../cards.ts';
import type { Horizon } from '../searcher.ts';
import type { StopReview } from './review-stop.ts';

/** A better bargain; undefined where nothing was worth one. `made` is what was dealt instead, if anything. */
interface BetterDeal {
  readonly best: Deal;
  readonly made: Deal | undefined;
}

interface MissedAt {
  readonly stop: number;
  readonly by: Seat;
  readonly star: string;
  readonly at: Stardate;
  /** What a better answer would have gained more. */
  readonly loss: number;
}

/** A bargain or a flight that could have been better. */
export type Miss = MissedAt &
  (
    | { readonly what: 'trade'; readonly better: BetterDeal | undefined }
    | { readonly what: 'flight'; readonly to: string; readonly instead: string; readonly horizon: Horizon }
  );

/**
 * Of bargains and of flights each, for every captain: what a port promises is always more than what a bargain brings, and what
 * a weak captain loses must not hide what the others could have done better.
 */
const MOST = 3;
/** A smaller loss is not worth a sentence. */
const LEAST = 2000;

export function missesOf(stops: readonly StopReview[]): Miss[] {
  const captains = [...new Set(stops.map(({ by }) => by))];
  return captains
    .map((captain) => stops.filter(({ by }) => by === captain))
    .flatMap((own) => [...worstOf(own.flatMap(flightMiss)), ...worstOf(own.map(tradeMiss))])
    .toSorted(byLoss);
}

/** As many as one reads: those of the people who played first, then those of computer players, each largest first. */
export function missesToShow(misses: readonly Miss[], names: readonly string[]): Miss[] {
  const isPerson = ({ by }: Miss): boolean => !starTraderCards.some(({ name }) => name === names[by]);
  return [...misses.filter(isPerson), ...misses.filter((miss) => !isPerson(miss))].slice(0, 2 * MOST);
}

function worstOf(misses: readonly Miss[]): Miss[] {
  return misses
    .filter(({ loss }) => loss >= LEAST)
    .toSorted(byLoss)
    .slice(0, MOST);
}

function byLoss(one: Miss, other: Miss): number {
  return other.loss - one.loss;
}

function missAt({ stop, by, star, at }: StopReview): Omit<MissedAt, 'loss'> {
  return { stop, by, star, at };
}

function tradeMiss(stop: StopReview): Miss {
  return { ...missAt(stop), what: 'trade', loss: stop.bestGain - stop.gained, better: betterDeal(stop) };
}

/** The good in which most was lost, and what the captain would have done with it. */
function betterDeal({ deals, bestDeals }: StopReview): BetterDeal | undefined {
  return bestDeals
    .map((best) => ({ best, made: deals.find(({ side, good }) => side === best.side && good === best.good) }))
    .toSorted((one, other) => lossOf(other) - lossOf(one))[0];
}

function lossOf({ best, made }: BetterDeal): number {
  return best.gain - (made?.gain ?? 0);
}

/** Another port that promised more; none where there was none. */
function flightMiss(stop: StopReview): Miss[] {
  const { better, to } = stop;
  if (better === undefined) return [];
  const { star: instead, gain: loss, horizon } = better;
  return [{ ...missAt(stop), what: 'flight', loss, to, instead, horizon }];
}
