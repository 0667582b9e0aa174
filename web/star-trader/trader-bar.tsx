/** The bar above a match: the way home, the date, whose ship is asked, and undo. */
import { Show, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { shipName } from '../../insight/star-trader/ship-names.ts';
import { FIRST_YEAR } from '../../games/star-trader/calendar.ts';
import { Link } from '../app/link.tsx';
import { followTitle } from '../app/page-title.ts';
import { t } from '../app/words.ts';
import { useTrade } from './trade-sight.ts';
import { w } from './words.ts';

export function TraderBar(): JSX.Element {
  const sight = useTrade();
  const years = (): number => sight.view().endYear - FIRST_YEAR;
  const year = (): number => Math.min(sight.view().today.year - FIRST_YEAR + 1, years());
  const turn = (): string => {
    const { toAct, phase } = sight.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    const { number } = shipName(sight.view().ask?.ship ?? 0, sight.view().players);
    if (sight.asked() === toAct && sight.client.seats().length === 1) return w().bar.yourShip(number);
    return w().bar.shipOf(sight.names()[toAct] ?? '', number);
  };
  // Whoever looks at another tab sees when their ship has landed.
  followTitle(turn, () => w().title);
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
        <Show when={sight.view().ask}>{(ask) => <span class="bar-star"> · {ask().star}</span>}</Show>
      </h1>
      <span class="bar-move">
        {w().date(sight.view().today)} <span class="bar-year">· {w().bar.year(year(), years())}</span>
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
