/** The matches on the server in which this device has a seat: each a way back. */
import { Show, createSignal, onMount, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { Link } from '../app/link.tsx';
import { RemovableList } from '../app/removable-list.tsx';
import { resultWords } from '../app/result-words.ts';
import { date, listed, localDay, t } from '../app/words.ts';
import { standingOf } from './api.ts';
import { forgetRemoved } from '../matches/removed.ts';
import { tellWords } from '../matches/server-match.ts';
import { editionTitle } from './edition-name.tsx';
import { forgetYours, keepYours, yourMatches } from './your-matches.ts';
import type { YourMatch } from './your-matches.ts';

/** How often they are asked for, in milliseconds. */
const REFRESH = 15_000;
/** How many are shown. */
const MOST = 8;

export function YourMatches(): JSX.Element {
  const [matches, setMatches] = createSignal(shownMatches());
  const ask = async (): Promise<void> => {
    await Promise.all(matches().map(freshen));
    setMatches(shownMatches());
  };
  onMount(() => void ask());
  whileSeen(REFRESH, () => void ask());
  return (
    <Show when={matches().length > 0}>
      <section class="yours" aria-labelledby="yours-title">
        <h2 id="yours-title">{t().start.yours}</h2>
        <RemovableList
          list="seat"
          matches={matches()}
          idOf={({ id }) => id}
          nameOf={aboutOf}
          words={{ remove: t().start.unlist, removed: t().start.unlisted }}
          onTime={() => setMatches(shownMatches())}
        >
          {(match) => (
            <Link class="card way" to={{ at: 'server-match', id: match().id }}>
              <b>{standingWords(match())}</b>
              <span>{match().phase === 'over' ? endOf(match()) : aboutOf(match())}</span>
            </Link>
          )}
        </RemovableList>
      </section>
    </Show>
  );
}

function shownMatches(): readonly YourMatch[] {
  const changed = (id: string): number | undefined => yourMatches().find((one) => one.id === id)?.seen;
  forgetRemoved('seat', Date.now(), { changed, forget: forgetYours });
  return yourMatches().slice(0, MOST);
}

/** When it was finished, how, what was played and by whom. */
function endOf(match: YourMatch): string {
  return [date(localDay(match.seen)), resultWords(match.worths ?? [], match.own), aboutOf(match)]
    .filter((part) => part !== '')
    .join(' · ');
}

function aboutOf({ game, edition, names }: YourMatch): string {
  return `${editionTitle(game, edition)}, ${listed(names)}`;
}

/** Asks the server how a match goes; where it does not answer, what was last seen stays. */
async function freshen(match: YourMatch): Promise<void> {
  const now = await standingOf(match.id);
  // It was taken off the list meanwhile.
  if (!yourMatches().some(({ id }) => id === match.id)) return;
  if (now === 'gone') return forgetYours(match.id);
  if (now === undefined) return;
  const { isAwaited, ...standing } = now;
  keepYours({ ...match, ...standing });
  if (isAwaited) tellWords(match.id);
}

function standingWords({ phase, toAct, own, names }: YourMatch): string {
  if (phase === 'gathering') return t().start.waits;
  if (phase === 'paused') return t().match.paused;
  if (phase === 'over' || toAct === undefined) return t().start.finished;
  return own.includes(toAct) ? t().match.yourTurn : t().match.turnOf(must(names[toAct], 'the name of a player'));
}

/** Something that is done again and again, but only while somebody can see it; and at once when they come back. */
export function whileSeen(milliseconds: number, act: () => void): void {
  const ifSeen = (): void => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = setInterval(ifSeen, milliseconds);
  document.addEventListener('visibilitychange', ifSeen);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ifSeen);
  });
}
