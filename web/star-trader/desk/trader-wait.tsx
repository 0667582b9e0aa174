/** Nothing is asked of this device: whoever is trading is named. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../../app/words.ts';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';

export function TraderWait(): JSX.Element {
  const sight = useTrade();
  const words = (): string => {
    const { toAct, seats, phase } = sight.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    const name = sight.names()[toAct] ?? '';
    const seat = seats[toAct];
    const trades = seat?.bot !== undefined || seat?.minded !== undefined;
    return trades ? w().wait.thinking(name) : w().wait.waiting(name);
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
