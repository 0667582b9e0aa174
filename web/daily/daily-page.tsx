/** The daily galaxy: today's match, its result to share, the days before, and everybody's results where there is a server. */
import { For, Show, createResource, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { streakOf } from '../../bots/daily/day.ts';
import { formatRecord } from '../../core/record.ts';
import { botName } from '../game/names.ts';
import { Page } from '../app/page.tsx';
import { settings } from '../app/settings.ts';
import { PageMatch } from '../table/page-match.ts';
import { STAR_LANES } from '../table/star-lanes-book.ts';
import { recallMatch } from '../table/page-store.ts';
import { date, listed, money, t } from '../app/words.ts';
import { go } from '../app/router.ts';
import { history } from './history.ts';
import { ShareResult } from './share-result.tsx';
import { resultsOf, sendResult } from './table-of-day.ts';
import { numberOf, openDay, today } from './today.ts';

export function DailyPage(): JSX.Element {
  const day = today();
  const results = history();
  const reached = results.find((one) => one.date === day.date);
  const kept = recallMatch(day.match);
  const streak = streakOf(
    results.map((one) => numberOf(one.date)),
    numberOf(day.date),
  );
  const rivals = (): string => listed(day.opponents.map((bot) => botName(bot, t())));
  const label = (): string => {
    if (reached !== undefined) return t().daily.look;
    return kept === undefined ? t().daily.play : t().daily.resume;
  };
  return (
    <Page title={`${t().daily.title} · ${date(day.date)}`}>
      <p>{t().daily.about(rivals())}</p>
      <Show when={reached === undefined || kept !== undefined}>
        <button type="button" class="primary large" onClick={() => go({ at: 'match', id: openDay(day) })}>
          {label()}
        </button>
      </Show>
      <Show when={reached}>{(result) => <ShareResult result={result()} />}</Show>
      <TableOfDay date={day.date} match={reached === undefined ? undefined : day.match} />
      <h2>{t().daily.history}</h2>
      <Show when={streak > 0}>
        <p>{t().daily.streak(streak)}</p>
      </Show>
      <Show when={results.length > 0} fallback={<p>{t().daily.none}</p>}>
        <Results first={t().daily.date} rows={results.map((one) => ({ ...one, first: date(one.date) }))} />
      </Show>
    </Page>
  );
}

/** A table of results, by day or by player. */
function Results(props: {
  readonly first: string;
  readonly rows: readonly { readonly first: string; readonly place: number; readonly net: number }[];
}): JSX.Element {
  return (
    <table class="daily-table">
      <thead>
        <tr>
          <th scope="col">{props.first}</th>
          <th scope="col">{t().daily.rank}</th>
          <th scope="col">{t().daily.net}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {({ first, place, net }) => (
            <tr>
              <td>{first}</td>
              <td>{t().daily.place(place)}</td>
              <td>{money(net)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

/** `match` is today's where it is finished, so that its result can be sent. */
function TableOfDay(props: { readonly date: string; readonly match: string | undefined }): JSX.Element {
  const [rows, { refetch }] = createResource(() => resultsOf(props.date));
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const send = async (match: string): Promise<void> => {
    const answer = await sendResult(settings().name || t().captain, await recordOf(match));
    setSaid(answer.ok ? t().daily.sent : `${t().daily.sendFailed} ${answer.problem}`);
    await refetch();
  };
  return (
    <section aria-labelledby="table-of-day">
      <h2 id="table-of-day">{t().daily.table}</h2>
      <Show when={rows()} fallback={<p>{t().daily.noTable}</p>}>
        {(list) => (
          <Show when={list().length > 0} fallback={<p>{t().daily.tableEmpty}</p>}>
            <Results first={t().daily.player} rows={list().map((one) => ({ ...one, first: one.name }))} />
          </Show>
        )}
      </Show>
      <Show when={rows() !== undefined && said() === undefined && props.match} keyed>
        {(match) => (
          <button type="button" onClick={() => void send(match)}>
            {t().daily.send}
          </button>
        )}
      </Show>
      <p role="status">{said()}</p>
    </section>
  );
}

/** The record of a finished match of this device; empty where it is no longer there. */
async function recordOf(match: string): Promise<string> {
  const kept = recallMatch(match);
  const opened =
    kept === undefined ? undefined : PageMatch.open(STAR_LANES, kept, { pace: () => 0, onUnkept: () => undefined });
  if (opened?.ok !== true) return '';
  const record = await opened.value.record();
  await opened.value.close();
  return record.ok ? formatRecord(record.value) : '';
}
