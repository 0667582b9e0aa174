/** The matches on the server in which this device has a seat: each a way back. */
import { For, Show, createSignal, onMount, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { Link } from '../app/link.tsx';
import { listed, t } from '../app/words.ts';
import { standingOf } from './api.ts';
import { tellWords } from '../matches/server-match.ts';
import { editionTitle } from './edition-name.tsx';
import { forgetYours, keepYours, yourMatches } from './your-matches.ts';
import type { YourMatch } from './your-matches.ts';

/** How often they are asked for, in milliseconds. */
const REFRESH = 15_000;
/** How many are shown. */
const MOST = 8;

export function YourMatches(): JSX.Element {
  const [matches, setMatches] = createSignal(yourMatches().slice(0, MOST));
  const ask = async (): Promise<void> => {
    await Promise.all(matches().map(freshen));
    setMatches(yourMatches().slice(0, MOST));
  };
  onMount(() => void ask());
  whileSeen(REFRESH, () => void ask());
  return (
    <Show when={matches().length > 0}>
      <section class="yours" aria-labelledby="yours-title">
        <h2 id="yours-title">{t().start.yours}</h2>
        <ul class="kept">
          <For each={matches()}>
            {(match) => (
              <li>
                <Link class="card way" to={{ at: 'server-match', id: match.id }}>
                  <b>{standingWords(match)}</b>
                  <span>
                    {editionTitle(match.game, match.edition)}, {listed(match.names)}
                  </span>
                </Link>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

/** Asks the server how a match goes; where it does not answer, what was last seen stays. */
async function freshen(match: YourMatch): Promise<void> {
  const now = await standingOf(match.id);
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
