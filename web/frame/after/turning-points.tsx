/** The review of a match, on demand: made in a thread of its own, with its progress, then shown as findings. */
import { For, Match, Show, Switch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { percent, say, t } from '../../app/words.ts';
import { LineChart } from '../line-chart.tsx';
import { useMatch } from '../match-context.ts';
import type { Types } from '../../../core/contract.ts';
import { formatRecord } from '../../../core/record.ts';
import type { MatchProblem } from '../../../text/problems.ts';

/** What the thread of a review tells the page; each game has its own review. */
export type ReviewNews<Review> =
  | { readonly type: 'begun' }
  | { readonly type: 'progress'; readonly done: number; readonly all: number }
  | { readonly type: 'done'; readonly review: Review }
  | { readonly type: 'failed'; readonly problem: MatchProblem<Types> };

/** Something worth looking at again. */
interface FoundPoint {
  /** When it was, in a few words. */
  readonly when: string;
  /** The moment of the record before it was answered. */
  readonly moment: number;
  readonly words: string;
}

interface FoundList {
  readonly title: string | undefined;
  /** What is said where there is nothing. */
  readonly none: string;
  readonly points: readonly FoundPoint[];
}

/** A review in the words of its game. */
export interface Findings {
  /** Everybody's chance to win from the start on, seat by seat; where somebody plays alone it is not shown. */
  readonly chances: readonly (readonly (number | undefined)[])[];
  /** From which moment of the record on each of these chances holds. */
  readonly moments: readonly number[];
  readonly lists: readonly FoundList[];
  /** How everybody played: the headings, and the figures of each seat. */
  readonly columns: readonly string[];
  readonly figures: readonly (readonly string[])[];
  /** What the figures mean. */
  readonly about: string | undefined;
}

interface TurningPointsProps<Review> {
  /** Starts the thread: it is told the record, and tells `ReviewNews`. */
  readonly thread: () => Worker;
  readonly progress: (done: number, all: number) => string;
  /** The reviews that were made, by their records: who comes back from elsewhere finds them done. */
  readonly reviews: Map<string, Review>;
  readonly findings: (review: Review) => Findings;
  /** Is told the review as soon as it is there. */
  readonly onReview: (review: Review) => void;
}

export function TurningPoints<Review>(props: TurningPointsProps<Review>): JSX.Element {
  const { model, screens } = useMatch();
  const record = must(model.record, 'a record to review');
  const key = formatRecord(record.kept);
  const keptReview = (): ReviewNews<Review> | undefined => {
    const review = props.reviews.get(key);
    return review === undefined ? undefined : { type: 'done', review };
  };
  const [news, setNews] = createSignal<ReviewNews<Review> | undefined>(keptReview());
  let worker: Worker | undefined;
  onCleanup(() => worker?.terminate());
  const begin = (): void => {
    setNews({ type: 'begun' });
    worker = props.thread();
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews<Review>>) => {
      if (data.type === 'done') props.reviews.set(key, data.review);
      setNews(() => data);
    });
    worker.addEventListener('error', ({ message }) =>
      setNews({ type: 'failed', problem: { why: 'other-system-problem', message } }),
    );
    worker.postMessage(record.kept);
  };
  const progress = () => only(news(), 'progress');
  const done = () => only(news(), 'done');
  const failed = () => only(news(), 'failed');
  createEffect(
    on(done, (now) => {
      if (now !== undefined) props.onReview(now.review);
    }),
  );
  return (
    <section class="card turning" aria-labelledby="turning-title">
      <h2 id="turning-title">{t().after.turningPoints}</h2>
      <Switch
        fallback={
          <button type="button" onClick={begin}>
            {t().after.review}
          </button>
        }
      >
        <Match when={only(news(), 'begun')}>
          <p role="status">{t().after.reviewing}</p>
          <progress aria-label={t().after.review} />
        </Match>
        <Match when={progress()}>
          {(now) => (
            <>
              <p role="status">{props.progress(now().done, now().all)}</p>
              <progress value={now().done} max={now().all} aria-label={t().after.review} />
            </>
          )}
        </Match>
        <Match when={failed()}>
          {(now) => (
            <p class="problem" role="alert">
              {t().after.reviewFailed} {say().matchProblem(now().problem, screens.words())}
            </p>
          )}
        </Match>
        <Match when={done()}>
          {(now) => <Found {...props.findings(now().review)} onMoment={(moment) => record.show(moment)} />}
        </Match>
      </Switch>
    </section>
  );
}

function Found(props: Findings & { readonly onMoment: (moment: number) => void }): JSX.Element {
  const { model, screens } = useMatch();
  const record = must(model.record, 'a record to review');
  const cursor = (): number =>
    Math.max(
      0,
      props.moments.findLastIndex((moment) => moment <= record.now()),
    );
  return (
    <>
      <Show when={model.names().length > 1}>
        <h3>{t().after.chances}</h3>
        <LineChart
          title={t().after.chances}
          lines={model.names().map((_, seat) => ({
            name: model.labelOf(seat),
            class: `seat-${seat}`,
            label: model.labelOf(seat),
            values: must(props.chances[seat], 'the chances of a seat'),
          }))}
          write={percent}
          most={1}
          marked={cursor()}
        />
      </Show>
      <For each={props.lists}>
        {({ title, none, points }) => (
          <>
            <Show when={title}>{(words) => <h3>{words()}</h3>}</Show>
            <ol class="points">
              <For each={points.toSorted((one, other) => one.moment - other.moment)} fallback={<li>{none}</li>}>
                {({ when, moment, words }) => (
                  <li>
                    <button type="button" class="quiet" onClick={() => props.onMoment(moment)}>
                      {when}
                    </button>
                    <span>{words}</span>
                  </li>
                )}
              </For>
            </ol>
          </>
        )}
      </For>
      <table>
        <thead>
          <tr>
            <th scope="col">{screens.words().standings.player}</th>
            <For each={props.columns}>{(column) => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.figures}>
            {(figures, seat) => (
              <tr>
                <th scope="row">{model.labelOf(seat())}</th>
                <For each={figures}>{(figure) => <td>{figure}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.about}>{(words) => <p class="faint">{words()}</p>}</Show>
    </>
  );
}

function only<Review, Type extends ReviewNews<Review>['type']>(
  news: ReviewNews<Review> | undefined,
  type: Type,
): (ReviewNews<Review> & { type: Type }) | undefined {
  return news !== undefined && isOf(news, type) ? news : undefined;
}

function isOf<Review, Type extends ReviewNews<Review>['type']>(
  news: ReviewNews<Review>,
  type: Type,
): news is ReviewNews<Review> & { type: Type } {
  return news.type === type;
}
