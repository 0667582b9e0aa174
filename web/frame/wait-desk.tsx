/** Nothing is asked of this device: whoever is thinking is named. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../app/words.ts';
import { useSight } from '../star-lanes/sight.ts';

export function WaitDesk(): JSX.Element {
  const sight = useSight();
  const words = (): string => {
    const { toAct, seats, phase } = sight.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    const name = sight.names()[toAct] ?? '';
    const seat = seats[toAct];
    const thinks = seat?.bot !== undefined || seat?.minded !== undefined;
    return thinks ? t().match.thinking(name) : t().match.waiting(name);
  };
  return (
    <div class="card wait-desk">
      <h2 id="desk-title">{words()}</h2>
      <Show when={sight.viewer() === 'watcher'}>
        <p class="faint">{t().match.watching}</p>
      </Show>
    </div>
  );
}
