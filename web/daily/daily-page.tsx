/** The daily galaxy: today's match, its result to share, the days before, and everybody's results where there is a server. */
import { For, Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { matchOf } from '../../bots/daily/day.ts';
import type { Day } from '../../bots/daily/day.ts';
import { streakTo } from '../../bots/daily/day-result.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import type { Types } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { Link } from '../app/link.tsx';
import { botName } from '../app/names.ts';
import { Page } from '../app/page.tsx';
import { openTable } from '../../table/open-table.ts';
import type { GameKit } from '../../core/kit.ts';
import { pageLog, recallMatch } from '../matches/page-store.ts';
import type { PageKept } from '../matches/page-store.ts';
import { WithGame } from '../app/with-game.tsx';
import type { GameScreens } from '../frame/game-screens.ts';
import { date, listed, money, t } from '../app/words.ts';
import { go } from '../app/router.ts';
import { history } from './history.ts';
import { SendResult } from './send-result.tsx';
import { ShareResult } from './daily-match.tsx';
import { earlierDays, resultsOf, openDay, today } from './today.ts';
import type { LogProblem } from '../../table/beginning.ts';
import type { NoRecordProblem } from '../../table/protocol.ts';

export function DailyPage(): JSX.Element {
  const day = today();
  return <WithGame game={day.game}>{(screens) => <Today day={day} screens={screens} />}</WithGame>;
}

function Today(props: { readonly day: Day; readonly screens: GameScreens<Types> }): JSX.Element {
  const { day, screens } = props;
  const results = history();
  const reached = results.find((one) => one.date === day.date);
  const kept = recallMatch(day.match);
  const streak = streakTo(day.date, results);
  const rivals = (): string => listed(day.opponents.map((bot) => botName(bot, t())));
  const label = (): string => {
    if (reached !== undefined) return t().daily.look;
    return kept === undefined ? t().daily.play : t().daily.resume;
  };
  return (
    <Page title={`${t().daily.title} · ${date(day.date)}`}>
      <p>{t().daily.about(rivals())}</p>
      <Show when={reached === undefined || kept !== undefined}>
        <button type="button" class="primary large" onClick={() => go({ at: 'match', id: openDay(screens, day) })}>
          {label()}
        </button>
      </Show>
      <Show when={reached}>{(result) => <ShareResult result={result()} />}</Show>
      <TableOfDay
        date={day.date}
        finished={reached === undefined || kept === undefined ? undefined : { result: reached, kept }}
        screens={screens}
      />
      <Earlier results={results} />
      <section aria-labelledby="daily-history">
        <h2 id="daily-history">{t().daily.history}</h2>
        <Show when={streak > 0}>
          <p>{t().daily.streak(streak)}</p>
        </Show>
        <Show when={results.length > 0} fallback={<p>{t().daily.none}</p>}>
          <Results first={t().daily.date} rows={results.map((one) => ({ ...one, first: date(one.date) }))} />
        </Show>
      </section>
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

interface TableOfDayProps {
  readonly date: string;
  /** Today's result and match, where it is finished and still there to be sent. */
  readonly finished: { readonly result: DayResult; readonly kept: PageKept } | undefined;
  readonly screens: GameScreens<Types>;
}

function TableOfDay(props: TableOfDayProps): JSX.Element {
  const [rows, { refetch }] = createResource(() => resultsOf(props.date));
  return (
    <section aria-labelledby="table-of-day">
      <h2 id="table-of-day">{t().daily.table}</h2>
      <Show when={rows.latest} fallback={<p>{t().daily.noTable}</p>}>
        {(list) => (
          <>
            <Show when={list().length > 0} fallback={<p>{t().daily.tableEmpty}</p>}>
              <Results first={t().daily.player} rows={list().map((one) => ({ ...one, first: one.name }))} />
            </Show>
            <Show when={props.finished}>
              {(finished) => (
                <SendResult
                  result={finished().result}
                  record={() => Promise.resolve(recordOf(props.screens.kit, finished().kept))}
                  onSent={() => void refetch()}
                />
              )}
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

/** Matches of the last days that can still be finished, or whose results can still be sent. */
function Earlier(props: { readonly results: readonly DayResult[] }): JSX.Element {
  const isSent = (day: string): boolean => props.results.some(({ date: of, sent }) => of === day && sent === true);
  const open = earlierDays().flatMap((day) => {
    const kept = recallMatch(matchOf(day));
    return kept === undefined || isSent(day) ? [] : [{ day, kept }];
  });
  return (
    <For each={open}>
      {({ day, kept }) => (
        <Link class="card way" to={{ at: 'match', id: kept.head.id }}>
          <b>{t().daily.earlier(date(day))}</b>
          <span>{kept.over ? t().daily.send : t().start.resume}</span>
        </Link>
      )}
    </For>
  );
}

/** The record of a finished match of this device. */
function recordOf({ game }: GameKit<Types>, kept: PageKept): Result<MatchRecord, NoRecordProblem | LogProblem> {
  const log = pageLog(kept);
  const table = log.ok ? openTable(game, log.value) : log;
  if (!table.ok) return table;
  const { record } = table.value;
  return record === undefined ? { ok: false, problem: { why: 'match-not-over' } } : { ok: true, value: record };
}
