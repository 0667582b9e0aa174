/** The lobby: matches that wait for players, matches to watch or to look at afterwards, and a form for a new one. */
import { Index, Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { Link } from '../app/link.tsx';
import { Page } from '../app/page.tsx';
import { botName, isBotName } from '../app/names.ts';
import { listed, t } from '../app/words.ts';
import type { ListedMatch } from '../../client/server-api.ts';
import { knownLists } from './api.ts';
import { CreateMatch } from './create-match.tsx';
import { EditionName } from './edition-name.tsx';
import { whileSeen, YourMatches } from './your-matches-list.tsx';

/** How often the lists are asked for, in milliseconds. */
const REFRESH = 5000;
/** The server keeps more; nobody scrolls through them here. */
const MOST_OVER = 10;

export function Lobby(): JSX.Element {
  const [found, { refetch }] = createResource(knownLists);
  whileSeen(REFRESH, () => void refetch());
  const known = () => {
    const reading = found.latest;
    return reading?.ok === true ? reading.value : undefined;
  };
  return (
    <Page title={t().lobby.title}>
      <Show when={found.latest?.ok === false}>
        <p class="notice" role="alert">
          {t().lobby.noServer}
        </p>
      </Show>
      <YourMatches />
      <Show when={known()}>
        {(all) => (
          <>
            <CreateMatch />
            <Matches title={t().lobby.open} matches={all().open} verb={t().lobby.join} />
            <Matches title={t().lobby.playing} matches={all().playing} verb={t().lobby.watch} />
            <Matches title={t().lobby.over} matches={all().over.slice(0, MOST_OVER)} verb={t().lobby.look} />
          </>
        )}
      </Show>
    </Page>
  );
}

interface MatchesProps {
  readonly title: string;
  readonly matches: readonly ListedMatch[];
  readonly verb: string;
}

function Matches(props: MatchesProps): JSX.Element {
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <ul class="match-list">
        {/* By place, so that a list that was asked for anew keeps what stays, and where the focus is. */}
        <Index each={props.matches} fallback={<li class="faint">{t().lobby.none}</li>}>
          {(match) => (
            <li>
              <span>
                <EditionName game={match().game} edition={match().edition} />
                <br />
                <span class="faint">
                  {listed(match().names.map((name) => (name === undefined ? t().lobby.free : shown(name))))} ·{' '}
                  {t().lobby.clocks(match().clock ?? 0)}
                  {match().advice ? ` · ${t().lobby.advised}` : ''}
                </span>
              </span>
              <Link class="button" to={{ at: 'server-match', id: match().id }}>
                {props.verb}
              </Link>
            </li>
          )}
        </Index>
      </ul>
    </section>
  );
}

function shown(name: string): string {
  return isBotName(name, t()) ? botName(name, t()) : name;
}
