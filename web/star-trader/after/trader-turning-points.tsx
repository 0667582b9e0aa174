/** Where a match of Star Trader turned and what better answers would have gained: found in a thread of its own, on demand. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Review } from '../../../bots/star-trader/adviser/review.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { ReviewCard } from '../../frame/after/review-card.tsx';
import { LineChart } from '../../frame/line-chart.tsx';
import { percent, t } from '../../app/words.ts';
import { w } from '../words.ts';
import { about, missWords, pointWords } from './review-words.ts';
import type { Found } from './review-words.ts';

interface TraderTurningPointsProps {
  readonly record: MatchRecord;
  readonly names: readonly string[];
  /** Shows the departure that so many actions came before. */
  readonly onStop: (actions: number) => void;
}

export function TraderTurningPoints(props: TraderTurningPointsProps): JSX.Element {
  return (
    <ReviewCard<Review>
      record={props.record}
      thread={() => new Worker(new URL('trader-review-worker.ts', import.meta.url), { type: 'module' })}
      progress={w().review.progress}
    >
      {(review) => (
        <>
          <Show when={props.names.length > 1}>
            <Chances review={review} names={props.names} />
            <Stops
              each={review.turningPoints}
              none={w().review.noTurningPoints}
              words={(point) => pointWords(w(), point, { review, names: props.names })}
              review={review}
              onStop={props.onStop}
            />
          </Show>
          <h3>{w().review.misses}</h3>
          <Stops
            each={review.misses}
            none={w().review.noMisses}
            words={(miss) => missWords(w(), miss, { review, names: props.names })}
            review={review}
            onStop={props.onStop}
          />
          <Captains review={review} names={props.names} />
          <p class="faint">{w().review.about}</p>
        </>
      )}
    </ReviewCard>
  );
}

function Chances(props: Found): JSX.Element {
  const lines = () =>
    props.names.map((name, seat) => ({
      name,
      class: `seat-${seat}`,
      label: name,
      values: props.review.stops.map(({ chances }) => chances[seat]),
    }));
  return (
    <>
      <h3>{t().after.chances}</h3>
      <LineChart title={t().after.chances} lines={lines()} write={percent} most={1} />
    </>
  );
}

interface StopsProps<One extends { readonly stop: number }> {
  readonly review: Review;
  readonly each: readonly One[];
  readonly none: string;
  readonly words: (one: One) => string;
  readonly onStop: (actions: number) => void;
}

/** What was found, in the order of play, each with a way to the moment. */
function Stops<One extends { readonly stop: number }>(props: StopsProps<One>): JSX.Element {
  const stopOf = ({ stop }: One) => props.review.stops[stop - 1];
  return (
    <ol class="points">
      <For each={props.each.toSorted((one, other) => one.stop - other.stop)} fallback={<li>{props.none}</li>}>
        {(found) => (
          <li>
            <Show when={stopOf(found)}>
              {(stop) => (
                <button type="button" class="quiet" onClick={() => props.onStop(stop().actions)}>
                  {w().date(stop().at)}
                </button>
              )}
            </Show>
            <span>{props.words(found)}</span>
          </li>
        )}
      </For>
    </ol>
  );
}

function Captains(props: Found): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{w().standings.player}</th>
          <th scope="col">{w().review.traded}</th>
          <th scope="col">{w().review.lost}</th>
          <th scope="col">{t().after.luck}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.review.captains}>
          {({ seat, traded, lostAFlight, luck }) => (
            <tr>
              <th scope="row">{props.names[seat]}</th>
              <td>{traded === undefined ? '–' : percent(Math.round(traded) / 100)}</td>
              <td>{about(lostAFlight)}</td>
              <td>
                {luck >= 0 ? '+' : '−'}
                {w().days(Math.abs(luck))}
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
