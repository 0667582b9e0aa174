/** Nothing is asked of this device: whoever is thinking is named. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { t } from '../app/words.ts';
import { useMatch } from './match-context.ts';

export function WaitDesk(): JSX.Element {
  const { table, screens } = useMatch();
  const words = (): string => {
    const { toAct, seats, phase } = table.update();
    if (phase === 'paused') return t().match.paused;
    if (toAct === undefined) return t().match.over;
    const { bot, minded } = must(seats[toAct], 'the seat to act');
    const { thinking, waiting } = screens.words().wait;
    return (bot === undefined && minded === undefined ? waiting : thinking)(table.nameOf(toAct));
  };
  return (
    <div class="card wait-desk">
      <h2 id="desk-title">{words()}</h2>
      <Show when={table.viewer() === 'watcher'}>
        <p class="faint">{t().match.watching}</p>
      </Show>
    </div>
  );
}
