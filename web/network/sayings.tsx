/** What players said and how they reacted, the latest last; they can be hidden. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { REACTIONS } from '../../table/act.ts';
import { useModel } from '../frame/match-context.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';

/** How many are shown. */
const MOST = 8;

export function Sayings(): JSX.Element {
  const model = useModel();
  const muted = (): boolean => settings().muted;
  // What happened, as it was told: what was said before is not drawn, or read out, once more.
  const said = createMemo(() =>
    model
      .happened()
      .filter(({ act, by }) => (act === 'say' || act === 'react') && (!muted() || by === model.viewer()))
      .slice(-MOST),
  );
  return (
    <Show when={said().length > 0 || muted()}>
      <ul class="sayings" aria-label={t().talk.said} aria-live="polite">
        <For each={said()}>
          {({ by, act, text }) => (
            <li>
              <b class={`seat-${by}`}>{model.nameOf(must(by, 'who spoke'))}</b>{' '}
              {act === 'react' ? reactionWords(must(text, 'a reaction')) : text}
            </li>
          )}
        </For>
      </ul>
      <button type="button" class="quiet" onClick={() => change({ muted: !muted() })}>
        {muted() ? t().talk.unmute : t().talk.mute}
      </button>
    </Show>
  );
}

function reactionWords(text: string): string {
  const known = REACTIONS.find((one) => one === text);
  return known === undefined ? text : t().talk.reactions[known];
}
