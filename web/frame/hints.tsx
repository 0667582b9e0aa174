/** Short hints at the moment they matter, each once, until the player has had enough of them. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { useMatch } from './match-context.ts';

export function Hints(): JSX.Element {
  const { model, screens } = useMatch();
  const hint = createMemo(() => {
    if (!settings().hints || model.asked() === undefined) return undefined;
    return screens.hints?.().find(({ key }) => !settings().seen.includes(key));
  });
  return (
    <Show when={hint()}>
      {(one) => (
        <aside class="card hint" aria-label={t().hints.title}>
          <p>{one().words}</p>
          <div class="buttons">
            <button type="button" onClick={() => change({ seen: [...settings().seen, one().key] })}>
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
