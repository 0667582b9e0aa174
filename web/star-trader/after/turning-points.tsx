/** Where a match of Star Trader turned, and what better answers would have gained. */
import type { JSX } from 'solid-js';
import { missesToShow } from '../../../bots/star-trader/adviser/misses.ts';
import type { StarTraderReview } from '../../../bots/star-trader/adviser/review.ts';
import { must } from '../../../core/must.ts';
import { aboutMoney, percent, t } from '../../app/words.ts';
import { TurningPoints } from '../../frame/after/turning-points.tsx';
import type { Findings } from '../../frame/after/turning-points.tsx';
import { openTraderThread } from '../desk/adviser.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { missWords, pointWords } from './review-words.ts';

const REVIEWS = new Map<string, StarTraderReview>();

export function TraderTurningPoints(): JSX.Element {
  const { names, labelOf, setBetterPorts } = useTrader();
  return (
    <TurningPoints<StarTraderReview>
      thread={openTraderThread}
      progress={w().review.progress}
      reviews={REVIEWS}
      findings={(review) =>
        findingsOf(
          review,
          names().map((_, seat) => labelOf(seat)),
        )
      }
      onReview={({ stops }) =>
        setBetterPorts(
          new Map(stops.flatMap(({ actions, better }) => (better === undefined ? [] : [[actions, better.star]]))),
        )
      }
    />
  );
}

function findingsOf(review: StarTraderReview, names: readonly string[]): Findings {
  const found = { review, names };
  /** A stop: its day, and the moment before its first answer, or before the ship left. */
  const stop = (number: number, before: 'arrived' | 'actions') => {
    const made = must(review.stops[number - 1], 'a stop of the review');
    return { when: w().date(made.at), moment: made[before] };
  };
  const points = review.turningPoints.map((point) => ({
    ...stop(point.number, 'arrived'),
    words: pointWords(w(), point, found),
  }));
  const misses = missesToShow(
    review.misses,
    review.captains.map(({ name }) => name),
  ).map((miss) => ({
    ...stop(miss.stop, miss.what === 'flight' ? 'actions' : 'arrived'),
    words: missWords(w(), miss, found),
  }));
  return {
    chances: names.map((_, seat) => review.stops.map(({ chances }) => chances[seat])),
    moments: review.stops.map(({ actions }) => actions),
    lists: [
      ...(names.length > 1 ? [{ title: undefined, none: w().review.noTurningPoints, points }] : []),
      { title: w().review.misses, none: w().review.noMisses, points: misses },
    ],
    columns: [w().review.traded, w().review.lost, t().after.luck],
    figures: review.captains.map(({ traded, lostAFlight, luck }) => [
      traded === undefined ? '–' : percent(Math.round(traded) / 100),
      aboutMoney(lostAFlight),
      `${luck >= 0 ? '+' : '−'}${w().days(Math.abs(luck))}`,
    ]),
    about: w().review.about,
  };
}
