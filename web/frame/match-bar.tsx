/** The bar above a match: the way home, how far the match is, whose turn it is, and undo. */
import { Show, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Link } from '../app/link.tsx';
import { followTitle } from '../app/page-title.ts';
import { t } from '../app/words.ts';
import { w } from '../star-lanes/words.ts';
import { useSight } from '../star-lanes/sight.ts';

export function MatchBar(): JSX.Element {
  const sight = useSight();
  const move = (): number => Math.min(sight.view().moves + 1, sight.view().movesInAll);
  const turn = (): string => {
    const { toAct, phase } = sight.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    if (sight.asked() === toAct && sight.client.seats().length === 1) return t().match.yourTurn;
    return t().match.turnOf(sight.names()[toAct] ?? '');
  };
  // Whoever looks at another tab sees when it is their turn.
  followTitle(turn);
  let heading: HTMLHeadingElement | undefined;
  // Whoever pressed "Play" by keyboard goes on here, and not where the page before ended.
  onMount(() => heading?.focus({ preventScroll: true }));
  return (
    <header class="bar">
      <Link class="quiet" to={{ at: 'start' }}>
        ← <span class="bar-word">{t().home}</span>
      </Link>
      <h1 class="bar-title" ref={(element) => (heading = element)} tabindex="-1">
        <span class={`dot seat-${sight.update().toAct ?? 'none'}`} aria-hidden="true" />
        {turn()}
      </h1>
      <span class="bar-move">
        <span class="bar-word">{w().match.move(move(), sight.view().movesInAll)}</span>
        <span class="bar-short" aria-hidden="true">
          {move()}/{sight.view().movesInAll}
        </span>
      </span>
      <Show when={sight.update().undo !== undefined}>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            const { undo } = sight.update();
            if (undo !== undefined) sight.act({ act: 'undo', keep: undo });
          }}
        >
          ↶ <span class="bar-word">{t().match.undo}</span>
        </button>
      </Show>
      <Link class="quiet" to={{ at: 'settings' }}>
        <span class="bar-sign" aria-hidden="true">
          ⚙
        </span>{' '}
        <span class="bar-word">{t().settings.title}</span>
      </Link>
    </header>
  );
}
