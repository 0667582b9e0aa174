/** Matches on this device that can be gone on with, or looked at again. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { starLanes } from '../../games/star-lanes/index.ts';
import { Table } from '../../table/table.ts';
import { namesOf } from '../game/names.ts';
import { Go } from '../go.tsx';
import { pageGame } from '../table/page-game.ts';
import { forgetMatch, keptMatches } from '../table/page-store.ts';
import type { PageKept } from '../table/page-store.ts';
import { listed, t } from '../text/text.ts';

/** How many are shown. */
const MOST = 4;

export function KeptMatches(): JSX.Element {
  const [matches, setMatches] = createSignal(keptMatches().slice(0, MOST).flatMap(summary));
  const drop = (id: string): void => {
    forgetMatch(id);
    setMatches(keptMatches().slice(0, MOST).flatMap(summary));
  };
  return (
    <Show when={matches().length > 0}>
      <ul class="kept">
        <For each={matches()}>
          {({ id, over, move, moves, seats }) => {
            const names = (): string => listed(namesOf(seats, t()));
            return (
              <li>
                <Go class="card way" to={{ at: 'match', id }}>
                  <b>{over ? t().start.finished : t().start.resume}</b>
                  <span>{t().start.resumeAbout(move, moves, names())}</span>
                </Go>
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

/** What the list says of a match; nothing where it cannot be played. */
function summary(kept: PageKept): { id: string; over: boolean; move: number; moves: number; seats: Seats }[] {
  const game = pageGame(kept);
  if (!game.ok) return [];
  try {
    const table = Table.open(game.value, kept);
    if (table.state === undefined) return [];
    const { moves, movesInAll } = starLanes.view(table.state, 'watcher');
    const seats = table.seats.map(({ plan, name, bot }) => ({
      for: plan.for,
      here: true,
      ...(name === undefined ? {} : { name }),
      ...(bot === undefined ? {} : { bot }),
    }));
    return [{ id: kept.head.id, over: kept.over, move: Math.min(moves + 1, movesInAll), moves: movesInAll, seats }];
  } catch {
    return [];
  }
}

type Seats = Parameters<typeof namesOf>[0];
