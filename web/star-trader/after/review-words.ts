/** What a review found, in the words of a language. */
import { must } from '../../../core/must.ts';
import type { Miss } from '../../../bots/star-trader/adviser/misses.ts';
import type { StarTraderReview } from '../../../bots/star-trader/adviser/review.ts';
import type { StopReview } from '../../../bots/star-trader/adviser/review-stop.ts';
import type { TurningPoint } from '../../../bots/turning-points.ts';
import type { Deal } from '../../../insight/star-trader/deal.ts';
import type { StarTraderWords } from '../../../text/en/star-trader.ts';
import { aboutMoney, percent } from '../../app/words.ts';

/** A review, and who played. */
export interface Found {
  readonly review: StarTraderReview;
  readonly names: readonly string[];
}

/** Whose chance changed, how, and what was done at the stop. */
export function pointWords(
  words: StarTraderWords,
  { number, seat, from, to }: TurningPoint,
  { review, names }: Found,
): string {
  const stop = must(review.stops[number - 1], 'the stop of a turning point');
  const story = stopWords(words, stop, must(names[stop.by], 'a captain'));
  return `${must(names[seat], 'a captain')} ${percent(from)} → ${percent(to)}. ${story}`;
}

function stopWords(words: StarTraderWords, { star, deals, to }: StopReview, who: string): string {
  return [...(deals.length === 0 ? [] : [`${lots(words, deals)}.`]), words.review.left(who, star, to)].join(' ');
}

/** Who would have gained how much more, and by what. */
export function missWords(
  words: StarTraderWords,
  { stop, by, star, what, loss }: Miss,
  { review, names }: Found,
): string {
  const { better, to, bestDeals } = must(review.stops[stop - 1], 'a stop');
  const who = must(names[by], 'a captain');
  if (what === 'flight') {
    const { star: instead, horizon } = must(better, 'a better port');
    return words.review.flight(who, instead, to, aboutMoney(loss), horizon);
  }
  return words.review.trade(who, star, aboutMoney(loss), lots(words, bestDeals));
}

function lots(words: StarTraderWords, deals: readonly Deal[]): string {
  return deals
    .map(({ side, good, units, total }) => words.bid.dealt(words.lot(units, good), aboutMoney(total), side))
    .join('; ');
}
