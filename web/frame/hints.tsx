/** Short hints at the moment they matter, each once, until the player has had enough of them. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Event, View } from '../../games/star-lanes/index.ts';
import { isTouch } from '../app/pointer.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { w } from '../star-lanes/words.ts';
import { useSight } from '../star-lanes/sight.ts';

type Hint = 'place' | 'outpost' | 'founded' | 'trade' | 'idle' | 'merger' | 'split' | 'late';

export function Hints(): JSX.Element {
  const sight = useSight();
  const hint = createMemo(() => {
    const seat = sight.asked();
    if (!settings().hints || seat === undefined) return undefined;
    return fitting(sight.view(), sight.events(), seat).find((one) => !settings().seen.includes(one));
  });
  return (
    <Show when={hint()}>
      {(one) => (
        <aside class="card hint" aria-label={t().hints.title}>
          <p>{w().hints[one() === 'place' && isTouch() ? 'placeTap' : one()]}</p>
          <div class="hint-buttons">
            <button type="button" onClick={() => change({ seen: [...settings().seen, one()] })}>
              {t().hints.next}
            </button>
            <button type="button" class="quiet" onClick={() => change({ hints: false })}>
              {t().hints.off}
            </button>
          </div>
        </aside>
      )}
    </Show>
  );
}

/** The hints that fit the moment, the most needed first. */
function fitting(view: View, events: readonly Event[], seat: number): Hint[] {
  const happened = (type: Event['type']): boolean => events.some((event) => event.type === type);
  const mine = (type: 'founded' | 'outpost'): boolean =>
    events.some((event) => event.type === type && event.by === seat);
  if (view.ask?.ask === 'trade') {
    return [
      ...(mine('founded') ? (['founded'] as const) : []),
      'trade',
      ...(view.moves > 2 * view.players ? (['idle'] as const) : []),
    ];
  }
  const left = view.movesInAll - view.moves;
  return [
    'place',
    ...(mine('outpost') ? (['outpost'] as const) : []),
    ...(happened('merged') || view.companies.filter(({ size }) => size > 2).length > 1 ? (['merger'] as const) : []),
    ...(happened('split') ? (['split'] as const) : []),
    ...(left <= 3 * view.players ? (['late'] as const) : []),
  ];
}
