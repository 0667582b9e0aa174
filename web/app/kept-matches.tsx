/** Matches on this device that can be gone on with, or looked at again. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { namesOf } from '../../client/names.ts';
import { nameWords } from './names.ts';
import { entryOf } from './with-game.tsx';
import { Link } from './link.tsx';
import { forgetMatch, keptMatches } from '../matches/page-store.ts';
import type { PageKept, Shown } from '../matches/page-store.ts';
import { listed, t } from './words.ts';

/** How many are shown. */
const MOST = 4;

export function KeptMatches(): JSX.Element {
  const [matches, setMatches] = createSignal(keptMatches().slice(0, MOST).filter(isShown));
  const drop = (id: string): void => {
    forgetMatch(id);
    setMatches(keptMatches().slice(0, MOST).filter(isShown));
  };
  return (
    <Show when={matches().length > 0}>
      <ul class="kept">
        <For each={matches()}>
          {({ head: { id, game }, over, shown: { move, moves, seats } }) => {
            const names = (): string => listed(namesOf(seats, nameWords(t())));
            return (
              <li>
                <Link class="card way" to={{ at: 'match', id }}>
                  <b>{over ? t().start.finished : t().start.resume}</b>
                  <span>{entryOf(game)?.card().resumeAbout(move, moves, names())}</span>
                </Link>
                <button type="button" class="quiet" aria-label={t().start.forget(names())} onClick={() => drop(id)}>
                  ✕
                </button>
              </li>
            );
          }}
        </For>
      </ul>
    </Show>
  );
}

function isShown(kept: PageKept): kept is PageKept & { readonly shown: Shown } {
  return kept.shown !== undefined;
}
