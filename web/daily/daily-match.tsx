/** The daily match in play: a match of the page in which nothing is taken back and the end is noted. */
import { Show, createEffect, createMemo, createResource, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { dateOfMatch } from '../../bots/daily/day.ts';
import { dayResultOf, shareText } from '../../bots/daily/day-result.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { oneAttempt } from '../../client/one-attempt.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { Link } from '../app/link.tsx';
import { WithGame } from '../app/with-game.tsx';
import { t, money } from '../app/words.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { PageMatchScreen } from '../frame/page-match.tsx';
import type { PageKept } from '../matches/page-store.ts';
import { history, note } from './history.ts';
import { SendResult } from './send-result.tsx';
import { resultsOf } from './today.ts';
import { addressOf } from '../app/route.ts';
import { CopyButton } from '../app/copy-button.tsx';

export function DailyMatch(props: { readonly kept: PageKept }): JSX.Element {
  return (
    <WithGame game={props.kept.head.game}>
      {(screens) => (
        <PageMatchScreen
          screens={screens}
          kept={props.kept}
          as={(match) => ({
            client: oneAttempt(match),
            extras: <Ending match={match} screens={screens} />,
            // Everybody has one attempt: there is no other match like it.
            next: (
              <Link class="button primary" to={{ at: 'daily' }}>
                {t().daily.toDay}
              </Link>
            ),
            badge: t().daily.badge,
          })}
        />
      )}
    </WithGame>
  );
}

function Ending(props: { readonly match: MatchClient<Types>; readonly screens: GameScreens<Types> }): JSX.Element {
  const { match, screens } = props;
  const [result, setResult] = createSignal<DayResult | undefined>(undefined);
  const over = createMemo(() => match.update('watcher')?.phase === 'over');
  createEffect(() => over() && void finish());
  async function finish(): Promise<void> {
    const record = await match.record();
    if (!record.ok) return;
    const day = must(dateOfMatch(match.match), 'the day of a daily match');
    const reached = dayResultOf(screens.kit, day, record.value);
    if (reached === undefined) return;
    note(reached);
    // What is noted already may say that it was sent.
    setResult(history().find(({ date }) => date === reached.date) ?? reached);
  }
  return (
    <Show when={result()}>
      {(reached) => (
        <div class="card daily-end">
          <SendWhereTaken result={reached()} record={() => match.record()} />
          <ShareResult result={reached()} />
        </div>
      )}
    </Show>
  );
}

/** The result can be sent where a server answers that has a table. */
function SendWhereTaken(props: {
  readonly result: DayResult;
  readonly record: MatchClient<Types>['record'];
}): JSX.Element {
  const [rows] = createResource(() => resultsOf(props.result.date));
  return (
    <Show when={rows()}>
      <SendResult result={props.result} record={props.record} />
    </Show>
  );
}

/** What to share after a daily match, and a button that copies it. */
export function ShareResult(props: { readonly result: DayResult }): JSX.Element {
  const link = new URL(addressOf({ at: 'daily' }), location.href).href;
  const text = (): string => shareText(t().title, props.result, money(props.result.net), link);
  return (
    <>
      <h2>{t().daily.line}</h2>
      <p class="share-line">{text()}</p>
      <p class="faint">{t().daily.squares}</p>
      <div class="buttons">
        <CopyButton label={t().daily.copy} text={text()} />
      </div>
    </>
  );
}
