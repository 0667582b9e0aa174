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

/**
 * Whose chance changed, how, and all that came between the departure before and this one: that ship's delay, this one's
 * lateness, the bargains, and where it went.
 */
export function pointWords(
  words: StarTraderWords,
  { number, seat, from, to }: TurningPoint,
  { review, names }: Found,
): string {
  const stop = must(review.stops[number - 1], 'the stop of a turning point');
  const who = (by: number): string => must(names[by], 'a captain');
  return [
    `${who(seat)} ${percent(from)} → ${percent(to)}.`,
    ...delayOf(words, review.stops[number - 2], who),
    words.review.at(who(stop.by), stop.star, stop.late),
    ...(stop.deals.length === 0 ? [] : [`${lots(words, stop.deals)}.`]),
    words.review.onTo(stop.to),
  ].join(' ');
}

/** It was drawn after the ship had left, and so changes the chances that are seen at the next stop. */
function delayOf(words: StarTraderWords, before: StopReview | undefined, who: (by: number) => string): string[] {
  return before === undefined || before.delay === 0
    ? []
    : [words.review.held(who(before.by), before.star, before.delay)];
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
