/** What a review of Star Trader tells of a turning point, in the words of a language, for every program. */
import type { StopReview } from '../bots/star-trader/adviser/review-stop.ts';
import { must } from '../core/must.ts';
import type { Deal } from '../insight/star-trader/deal.ts';
import type { StarTraderWords } from './en/star-trader.ts';

/** The words a story is told in. */
type StoryWords = Pick<StarTraderWords, 'review' | 'bid' | 'lot'>;

/** Who played, and how a program writes amounts of money. */
interface StoryParts {
  readonly names: readonly string[];
  readonly money: (amount: number) => string;
  /** What stands between bargains. */
  readonly semicolon: string;
}

/**
 * All that came between the departure before a stop's and its own: that ship's delay, this one's lateness, the bargains, and
 * where it went. The chances are those when a ship leaves, so any of it may have changed them.
 */
export function swingStory(
  words: StoryWords,
  stops: readonly StopReview[],
  number: number,
  { names, ...writing }: StoryParts,
): string {
  const stop = must(stops[number - 1], 'the stop of a turning point');
  const who = (by: number): string => must(names[by], 'a captain');
  return [
    ...delayOf(words, stops[number - 2], who),
    words.review.at(who(stop.by), stop.star, stop.late),
    ...(stop.deals.length === 0 ? [] : [`${dealtLots(words, stop.deals, writing)}.`]),
    words.review.onTo(stop.to),
  ].join(' ');
}

/** It was drawn after the ship had left, and so changes the chances that are seen at the next stop. */
function delayOf(words: StoryWords, before: StopReview | undefined, who: (by: number) => string): string[] {
  return before === undefined || before.delay === 0
    ? []
    : [words.review.held(who(before.by), before.star, before.delay)];
}

/** Every bargain with what it came to. */
export function dealtLots(
  words: StoryWords,
  deals: readonly Deal[],
  { money, semicolon }: Pick<StoryParts, 'money' | 'semicolon'>,
): string {
  return deals
    .map(({ side, good, units, total }) => words.bid.dealt(words.lot(units, good), money(total), side))
    .join(semicolon);
}
