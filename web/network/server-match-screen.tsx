/** A match on the server: while players gather, in play, and when it is over. */
import { Match, Show, Switch, createEffect, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { UpdateOf } from '../../client/match-client.ts';
import type { Types } from '../../core/contract.ts';
import { namesOf } from '../../client/names.ts';
import { nameWords } from '../app/names.ts';
import { Link } from '../app/link.tsx';
import { MatchScreen } from '../frame/match-screen.tsx';
import { WithGame, screensOf } from '../app/with-game.tsx';
import { Page, Toast } from '../app/page.tsx';
import type { ServerMatch } from '../../client/server-match.ts';
import { openServerMatch } from '../matches/server-match.ts';
import type { ConnectionState } from '../../client/reconnecting-socket.ts';
import { problemWords, t } from '../app/words.ts';
import { go } from '../app/router.ts';
import { server } from './api.ts';
import { Gathering } from './gathering.tsx';
import { TableMatters, TableTalk } from './table-talk.tsx';
import { forgetYours, rememberMatch } from './your-matches.ts';

interface ServerMatchScreenProps {
  readonly id: string;
  /** A seat that is handed over to this device by the link. */
  readonly seat: number | undefined;
  readonly token: string | undefined;
}

export function ServerMatchScreen(props: ServerMatchScreenProps): JSX.Element {
  const match = openServerMatch(props.id);
  const [notice, setNotice] = createSignal<string | undefined>(undefined);
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  // A link may also be opened where the match is shown already: then only the end of the address changes.
  createEffect(() => {
    const { seat, token } = props;
    if (seat !== undefined && token !== undefined) void take(seat, token);
  });
  createEffect(() => remember(match));
  const take = async (seat: number, token: string): Promise<void> => {
    // A link works once: it must not stay in the address.
    go({ at: 'server-match', id: match.match }, true);
    const taken = await server.takeOver(match.match, seat, token);
    setNotice(taken.ok ? undefined : `${t().talk.failed} ${(await problemWords()).problem(taken.problem)}`);
    if (taken.ok) setSaid(t().talk.took);
    match.reconnect();
  };
  const trouble = () => (match.isElsewhere ? t().talk.elsewhere : notice());
  const gathering = () => {
    const update = match.anyUpdate();
    return update?.phase === 'gathering' ? update : undefined;
  };
  return (
    <>
      <Show when={said()}>{(words) => <Toast words={words()} onGone={() => setSaid(undefined)} />}</Show>
      <Switch fallback={<Connecting connection={match.connection()} />}>
        <Match when={match.connection() === 'gone'}>
          <Waiting words={t().talk.link.gone} />
        </Match>
        <Match when={gathering()}>{(update) => <Gathering match={match} update={update()} notice={notice()} />}</Match>
        <Match when={match.anyUpdate()?.head.game} keyed>
          {(game) => (
            <WithGame game={game}>
              {(screens) => (
                <MatchScreen
                  screens={screens}
                  client={match}
                  notice={trouble()}
                  extras={<TableMatters />}
                  talk={<TableTalk />}
                />
              )}
            </WithGame>
          )}
        </Match>
      </Switch>
    </>
  );
}

/** The way back to a match is kept as long as this device has a seat in it. */
function remember(match: ServerMatch): void {
  const update = match.anyUpdate();
  if (update !== undefined && match.seats().length > 0)
    rememberMatch(update, namesOf(update.seats, nameWords(t())), match.seats(), worthsIn(update));
  else if (update !== undefined || match.connection() === 'gone') forgetYours(match.match);
}

/** What everybody was worth in the end, as far as the screens of the game are there to say it. */
function worthsIn({ phase, view, head }: UpdateOf<Types>): readonly number[] | undefined {
  return phase === 'over' && view !== undefined ? screensOf(head.game)?.worths(view) : undefined;
}

/** How long a server may take before somebody is told that it does not answer, in milliseconds. */
const PATIENCE = 4000;

function Connecting(props: { readonly connection: ConnectionState }): JSX.Element {
  const [isLate, setLate] = createSignal(false);
  const timer = setTimeout(() => setLate(true), PATIENCE);
  onCleanup(() => clearTimeout(timer));
  return (
    <Waiting
      words={isLate() && props.connection !== 'connected' ? t().talk.unreachable : t().talk.link[props.connection]}
    />
  );
}

function Waiting(props: { readonly words: string }): JSX.Element {
  return (
    <Page title={t().title}>
      <p role="status">{props.words}</p>
      <p>
        <Link class="button" to={{ at: 'start' }}>
          {t().home}
        </Link>
      </p>
    </Page>
  );
}
