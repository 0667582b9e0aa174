/** Where a match of Star Lanes turned: found by the champion in a thread of its own, on demand. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Review } from '../../../bots/star-lanes/adviser/review.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { LineChart } from '../line-chart.tsx';
import { number, percent, t } from '../../app/words.ts';
import { w } from '../../star-lanes/words.ts';
import { ReviewCard } from './review-card.tsx';

interface TurningPointsProps {
  readonly record: MatchRecord;
  readonly names: readonly string[];
  /** What happened in a move, in words. */
  readonly storyOf: (move: number) => string;
  readonly onMove: (move: number) => void;
}

export function TurningPoints(props: TurningPointsProps): JSX.Element {
  return (
    <ReviewCard<Review>
      record={props.record}
      thread={() => new Worker(new URL('../../star-lanes/review-worker.ts', import.meta.url), { type: 'module' })}
      progress={t().after.reviewing}
    >
      {(review) => <Found review={review} names={props.names} storyOf={props.storyOf} onMove={props.onMove} />}
    </ReviewCard>
  );
}

interface FoundProps {
  readonly review: Review;
  readonly names: readonly string[];
  readonly storyOf: (move: number) => string;
  readonly onMove: (move: number) => void;
}

function Found(props: FoundProps): JSX.Element {
  const points = (): Review['turningPoints'] =>
    [...props.review.turningPoints].sort((one, other) => one.move - other.move);
  const lines = () =>
    props.names.map((name, seat) => ({
      name,
      class: `seat-${seat}`,
      label: name,
      values: [props.review.start[seat], ...props.review.turns.map(({ chances }) => chances[seat])],
    }));
  return (
    <>
      <Show when={props.names.length > 1}>
        <h3>{t().after.chances}</h3>
        <LineChart title={t().after.chances} lines={lines()} write={percent} most={1} />
      </Show>
      <ol class="points">
        <For each={points()} fallback={<li>{t().after.noTurningPoints}</li>}>
          {(point) => (
            <li>
              <button type="button" class="quiet" onClick={() => props.onMove(point.move)}>
                {w().wire.move(point.move)}
              </button>
              <span>
                {props.names[point.seat]} {percent(point.from)} → {percent(point.to)}. {props.storyOf(point.move)}
              </span>
            </li>
          )}
        </For>
      </ol>
      <table>
        <thead>
          <tr>
            <th scope="col">{w().standings.player}</th>
            <th scope="col">{t().after.accuracy}</th>
            <th scope="col">{t().after.luck}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.review.players}>
            {({ seat, accuracy, luck }) => (
              <tr>
                <th scope="row">{props.names[seat]}</th>
                <td>{accuracy === undefined ? '–' : number(Math.round(accuracy))}</td>
                <td>
                  {luck >= 0 ? '+' : '−'}
                  {percent(Math.abs(luck))}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </>
  );
}
