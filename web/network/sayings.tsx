/** What players said and how they reacted, the latest last; they can be hidden. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { REACTIONS } from '../../table/act.ts';
import { useModel } from '../frame/match-context.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';

/** How many are shown. */
const MOST = 8;

export function Sayings(): JSX.Element {
  const model = useModel();
  const muted = (): boolean => settings().muted;
  const said = createMemo(() =>
    model
      .happened()
      .flatMap(({ act, by, text }) =>
        (act === 'say' || act === 'react') && by !== undefined && text !== undefined ? [{ act, by, text }] : [],
      )
      .filter(({ by }) => !muted() || by === model.viewer())
      .slice(-MOST),
  );
  return (
    <Show when={said().length > 0 || muted()}>
      <ul class="sayings" aria-label={t().talk.said} aria-live="polite">
        <For each={said()}>
          {({ by, act, text }) => (
            <li>
              <b class={`seat-${by}`}>{model.nameOf(by)}</b> {act === 'react' ? reactionWords(text) : text}
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
