/** The review of a match, on demand: made in a thread of its own, with its progress, then drawn as its game does. */
import { Match, Switch, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { MatchRecord } from '../../../core/record.ts';
import { t } from '../../app/words.ts';
import type { ReviewNews } from './review-news.ts';

interface ReviewCardProps<Review> {
  readonly record: MatchRecord;
  /** Starts the thread: it is told the record, and tells `ReviewNews`. */
  readonly thread: () => Worker;
  readonly progress: (done: number, all: number) => string;
  readonly children: (review: Review) => JSX.Element;
}

export function ReviewCard<Review>(props: ReviewCardProps<Review>): JSX.Element {
  const [news, setNews] = createSignal<ReviewNews<Review> | undefined>(undefined);
  let worker: Worker | undefined;
  onCleanup(() => worker?.terminate());
  const begin = (): void => {
    setNews({ type: 'progress', done: 0, all: 1 });
    worker = props.thread();
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews<Review>>) => setNews(() => data));
    worker.addEventListener('error', ({ message }) => setNews({ type: 'failed', problem: message }));
    worker.postMessage(props.record);
  };
  const progress = () => only(news(), 'progress');
  const done = () => only(news(), 'done');
  const failed = () => only(news(), 'failed');
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
              {t().after.reviewFailed} {t().problem(now().problem)}
            </p>
          )}
        </Match>
        <Match when={done()}>{(now) => props.children(now().review)}</Match>
      </Switch>
    </section>
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
