/** Where a match of Star Lanes turned, as the champion sees it. */
import type { JSX } from 'solid-js';
import type { StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { number, percent, t } from '../app/words.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import { TurningPoints } from '../frame/after/turning-points.tsx';
import type { Findings } from '../frame/after/turning-points.tsx';
import { openLanesThread, tradeWords } from './adviser.ts';
import { useLanes } from './model.ts';
import type { BetterPlacings, LanesModel } from './model.ts';
import { w } from './words.ts';

const REVIEWS = new Map<string, StarLanesReview>();

export function LanesTurningPoints(): JSX.Element {
  const model = useLanes();
  return (
    <TurningPoints<StarLanesReview>
      thread={openLanesThread}
      progress={w().review.progress}
      reviews={REVIEWS}
      findings={(review) => findingsOf(review, model)}
      onReview={(review) => model.setBetterPlacings(betterIn(review, must(model.record, 'a record to review')))}
    />
  );
}

function betterIn({ turns }: StarLanesReview, record: RecordMatch<StarLanesTypes>): BetterPlacings {
  return new Map(
    turns.flatMap(({ move, better }) => {
      const action = better === undefined ? undefined : starLanes.parseAction(better.did);
      if (better === undefined || action?.type !== 'place') return [];
      const orders = better.trade?.orders.filter(({ shares }) => shares !== 0) ?? [];
      const words = orders.length === 0 ? undefined : w().advice.afterwards(tradeWords(orders));
      return [[momentOf(record, move - 1), { place: action.space, words }]];
    }),
  );
}

function findingsOf({ start, turns, turningPoints, players }: StarLanesReview, model: LanesModel): Findings {
  const record = must(model.record, 'a record to review');
  const storyOf = (move: number): string => eventsOf(record, move).map(model.tell).join(' ');
  return {
    chances: start.map((chance, seat) => [chance, ...turns.map(({ chances }) => chances[seat])]),
    moments: [0, ...turns.map(({ move }) => momentOf(record, move))],
    lists: [
      {
        title: undefined,
        none: w().review.noTurningPoints,
        points: turningPoints.map(({ number: move, seat, from, to }) => ({
          when: w().wire.move(move),
          moment: momentOf(record, move - 1),
          words: `${model.labelOf(seat)} ${percent(from)} → ${percent(to)}. ${storyOf(move)}`,
        })),
      },
    ],
    columns: [w().review.accuracy, t().after.luck],
    figures: players.map(({ accuracy, luck }) => [
      accuracy === undefined ? '–' : number(Math.round(accuracy)),
      `${luck >= 0 ? '+' : '−'}${percent(Math.abs(luck))}`,
    ]),
    about: undefined,
  };
}

/** The first moment after a move was completed. */
function momentOf({ moments, last }: RecordMatch<StarLanesTypes>, move: number): number {
  const found = moments.findIndex(({ state }) => state.moves >= move);
  return found < 0 ? last : found;
}

/** What happened in a move. */
function eventsOf(record: RecordMatch<StarLanesTypes>, move: number): readonly Event[] {
  const moments = record.moments.slice(momentOf(record, move - 1) + 1, momentOf(record, move) + 1);
  return moments
    .flatMap(({ events }) => events)
    .filter((event) => starLanesKit.isNews(event) && event.type !== 'ended');
}
