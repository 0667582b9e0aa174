/** Where the edition lets the player to move end the match for all: a button that asks once more. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../app/words.ts';
import { useSight } from './sight.ts';

export function EndCommand(): JSX.Element {
  const sight = useSight();
  const [sure, setSure] = createSignal(false);
  return (
    <Show when={sight.view().ask?.mayEnd === true}>
      <button type="button" class="quiet" onClick={() => (sure() ? sight.play({ type: 'end' }) : setSure(true))}>
        {sure() ? t().match.endSure : t().match.endMatch}
      </button>
    </Show>
  );
}
