/** The daily match in play: a match of the page in which nothing is taken back and the end is noted. */
import { Show, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { dateOfMatch } from '../../bots/daily/day.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { reject } from '../../table/rejections.ts';
import { Link } from '../app/link.tsx';
import { MatchScreen } from '../frame/match-screen.tsx';
import { PageMatchScreen } from '../frame/page-match-screen.tsx';
import { paceNow } from '../app/settings.ts';
import { PageMatch } from '../table/page-match.ts';
import { recallMatch } from '../table/page-store.ts';
import { STAR_LANES } from '../table/star-lanes-book.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { t } from '../app/words.ts';
import { note, resultOf } from './history.ts';
import { ShareResult } from './share-result.tsx';

export function DailyMatch(props: { readonly id: string }): JSX.Element {
  const [unkept, setUnkept] = createSignal(false);
  const kept = recallMatch(props.id);
  const opened =
    kept === undefined
      ? undefined
      : PageMatch.open(STAR_LANES, kept, { pace: paceNow, onUnkept: () => setUnkept(true) });
  const match = opened?.ok === true ? opened.value : undefined;
  // What is missing or broken says so as every other match does.
  if (match === undefined) return <PageMatchScreen id={props.id} />;
  onCleanup(() => match.close());
  return (
    <MatchScreen
      seating={withoutUndo(match)}
      notice={unkept() ? t().match.unkept : undefined}
      extras={<Ending match={match} />}
    />
  );
}

function Ending(props: { readonly match: PageMatch<StarLanesTypes> }): JSX.Element {
  const { match } = props;
  const [result, setResult] = createSignal<ReturnType<typeof resultOf>>(undefined);
  const over = createMemo(() => match.update('watcher').phase === 'over');
  createEffect(() => over() && void finish());
  async function finish(): Promise<void> {
    const record = await match.record();
    const reached = record.ok ? resultOf(dateOfMatch(match.match) ?? '', record.value) : undefined;
    if (reached !== undefined) note(reached);
    setResult(reached);
  }
  return (
    <Show when={result()}>
      {(reached) => (
        <div class="card daily-end">
          <ShareResult result={reached()} />
          <Link class="button" to={{ at: 'daily' }}>
            {t().daily.toDay}
          </Link>
        </div>
      )}
    </Show>
  );
}

/** Everybody has the same one attempt. */
function withoutUndo(match: PageMatch<StarLanesTypes>): MatchClient<StarLanesTypes> {
  return {
    match: match.match,
    place: match.place,
    seats: () => match.seats(),
    happened: (as) => match.happened(as),
    connection: () => match.connection(),
    lag: () => match.lag(),
    listen: () => match.listen(),
    record: () => match.record(),
    close: () => match.close(),
    act: (seat, act) =>
      act.act === 'undo'
        ? Promise.resolve({ ...reject('undo-too-late'), problem: t().daily.title })
        : match.act(seat, act),
    update(as) {
      const { undo: _, ...update } = match.update(as);
      return update;
    },
  };
}
