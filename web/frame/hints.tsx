/** Short hints at the moment they matter: each goes when the player has done what it speaks of, or closes it. */
import { Show, createEffect, createMemo, untrack } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { hintToShow, readBy } from './hint-reading.ts';
import type { Hint } from './hint-reading.ts';
import { useMatch } from './match-context.ts';

/** What fitted before something happened, and how many actions there were then. */
interface Before {
  readonly fitting: readonly Hint<Types>[];
  readonly shown: Hint<Types> | undefined;
  readonly deeds: number;
}

export function Hints(): JSX.Element {
  const { model, screens } = useMatch();
  const fitting = createMemo(() => {
    if (!settings().hints || model.asked() === undefined || screens.hints === undefined) return [];
    return screens.hints();
  });
  const hint = createMemo(() => hintToShow(fitting(), settings().seen));
  const read = (keys: readonly string[]): void => change({ seen: [...new Set([...settings().seen, ...keys])] });
  createEffect<Before>(
    (before) => {
      const next = model.deeds().slice(before.deeds).flat();
      const keys = readBy(before.fitting, before.shown, next);
      if (keys.length > 0) untrack(() => read(keys));
      return { fitting: fitting(), shown: hint(), deeds: model.deeds().length };
    },
    { fitting: [], shown: undefined, deeds: 0 },
  );
  return (
    <Show when={hint()}>
      {(one) => (
        <aside class="hint" aria-label={t().hints.title}>
          <p>{one().words}</p>
          <button type="button" class="quiet" aria-label={t().hints.next} onClick={() => read([one().key])}>
            ✕
          </button>
        </aside>
      )}
    </Show>
  );
}
