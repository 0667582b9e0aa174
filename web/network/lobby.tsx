/** The lobby: matches that wait for players, matches to watch, and a form for a new one. */
import { For, Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { Go } from '../go.tsx';
import { Page } from '../page.tsx';
import { botName, isBotName } from '../game/names.ts';
import { listed, t } from '../text/text.ts';
import { lists } from './api.ts';
import type { ListedMatch } from './api.ts';
import { CreateMatch } from './create-match.tsx';
import { EditionName } from './edition-name.tsx';
import { YourMatches } from './your-matches-list.tsx';

export function Lobby(): JSX.Element {
  const [found, { refetch }] = createResource(lists);
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
            <p>
              <button type="button" onClick={() => void refetch()}>
                {t().lobby.refresh}
              </button>
            </p>
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
        <For each={props.matches} fallback={<li class="faint">{t().lobby.none}</li>}>
          {({ id, game, edition, clock, names }) => (
            <li>
              <span>
                <EditionName game={game} edition={edition} />
                <br />
                <span class="faint">
                  {listed(names.map((name) => (name === undefined ? t().lobby.free : shown(name))))} ·{' '}
                  {t().lobby.clocks(clock ?? 0)}
                </span>
              </span>
              <Go class="button" to={{ at: 'server-match', id }}>
                {props.verb}
              </Go>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function shown(name: string): string {
  return isBotName(name) ? botName(name, t()) : name;
}
