/** The answers that cost most: bargains not made, or badly, and ports that promised clearly more. */
import type { Seat } from '../../../core/contract.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { Deal } from '../../../insight/star-trader/deal.ts';
import type { StopReview } from './review-stop.ts';
import { dealWords, dollars, unitsOf } from './words.ts';

export interface Miss {
  readonly stop: number;
  readonly by: Seat;
  readonly star: string;
  readonly at: Stardate;
  readonly what: 'trade' | 'flight';
  /** What a better answer would have gained more. */
  readonly loss: number;
  /** What that answer was. */
  readonly sentence: string;
}

/** So many of bargains, and so many of flights: what a port promises is always more than what a bargain brings. */
const MOST = 3;
/** A smaller loss is not worth a sentence. */
const LEAST = 2000;

export function missesOf(stops: readonly StopReview[]): Miss[] {
  return [...worstOf(stops.map(flightMiss)), ...worstOf(stops.map(tradeMiss))].toSorted(byLoss);
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

function missAt({ stop, by, star, at }: StopReview): Pick<Miss, 'stop' | 'by' | 'star' | 'at'> {
  return { stop, by, star, at };
}

function tradeMiss(stop: StopReview): Miss {
  const loss = stop.bestGain - stop.gained;
  return { ...missAt(stop), what: 'trade', loss, sentence: tradeSentence(stop) };
}

/** The good in which most was lost, and what the captain would have done with it. */
function tradeSentence({ deals, bestDeals }: StopReview): string {
  const worst = bestDeals
    .map((best) => ({ best, made: deals.find(({ side, good }) => side === best.side && good === best.good) }))
    .toSorted((one, other) => lossOf(other) - lossOf(one))[0];
  if (worst === undefined) return 'Nothing at all was worth a bargain there.';
  const { best, made } = worst;
  const would = `The captain would have ${best.side === 'sell' ? 'sold' : 'bought'} ${unitsOf(best.units, best.good)} for about ${dollars(best.total)}`;
  if (made === undefined) return `${would}; nothing of it changed hands.`;
  return `${would}; it was ${made.units === best.units ? '' : `${made.units} for `}${dollars(made.total)}.`;
}

function lossOf({ best, made }: { readonly best: Deal; readonly made: Deal | undefined }): number {
  return best.gain - (made?.gain ?? 0);
}

function flightMiss(stop: StopReview): Miss {
  const { better, to } = stop;
  const sentence =
    better === undefined
      ? ''
      : `${better.star} instead of ${to} promised about ${dollars(better.gain)} more a year later.`;
  return { ...missAt(stop), what: 'flight', loss: better?.gain ?? 0, sentence };
}

/** What a stop was, in words: the bargains and where the ship went. */
export function stopSentence({ star, isFirst, deals, to }: StopReview): string {
  if (isFirst) return `It left ${star} for ${to} on its first voyage.`;
  const traded = deals.length === 0 ? 'traded nothing' : dealWords(deals);
  return `At ${star} it ${traded}, and left for ${to}.`;
}
