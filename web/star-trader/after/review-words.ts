/** What a review found, in the words of a language. */
import { must } from '../../../core/must.ts';
import type { Miss } from '../../../bots/star-trader/adviser/misses.ts';
import type { StarTraderReview } from '../../../bots/star-trader/adviser/review.ts';
import type { TurningPoint } from '../../../bots/turning-points.ts';
import type { StarTraderWords } from '../../../text/en/star-trader.ts';
import { dealtLots, swingStory } from '../../../text/star-trader-review.ts';
import { aboutMoney, percent, signs } from '../../app/words.ts';

/** A review, and who played. */
export interface Found {
  readonly review: StarTraderReview;
  readonly names: readonly string[];
}

/** Whose chance changed, how, and what brought it about. */
export function pointWords(
  words: StarTraderWords,
  { number, seat, from, to }: TurningPoint,
  { review, names }: Found,
): string {
  const story = swingStory(words, review.stops, number, { names, money: aboutMoney, semicolon: signs().semicolon });
  return `${must(names[seat], 'a captain')} ${percent(from)} → ${percent(to)}. ${story}`;
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
  return words.review.trade(
    who,
    star,
    aboutMoney(loss),
    dealtLots(words, bestDeals, { money: aboutMoney, semicolon: signs().semicolon }),
  );
}
