/** Short hints at the moment they matter, each once, until the player has had enough of them. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Ask } from '../../../games/star-trader/types.ts';
import { change, settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';

const HINTS = ['destination', 'sell', 'bidSell', 'bidBuy', 'buy', 'bank'] as const;

export function TraderHints(): JSX.Element {
  const sight = useTrade();
  const hint = createMemo(() => {
    const moment = momentOf(sight.ask());
    const fitting = HINTS.find((one) => one === moment);
    return settings().hints && fitting !== undefined && !settings().seen.includes(keyOf(fitting)) ? fitting : undefined;
  });
  return (
    <Show when={hint()}>
      {(one) => (
        <aside class="card hint" aria-label={t().hints.title}>
          <p>{w().hints[one()]}</p>
          <div class="hint-buttons">
            <button type="button" onClick={() => change({ seen: [...settings().seen, keyOf(one())] })}>
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

/** Bidding is asking for more or offering less: each has its own hint. */
function momentOf(ask: Ask | undefined): string | undefined {
  if (ask?.ask !== 'bid') return ask?.ask;
  return ask.side === 'sell' ? 'bidSell' : 'bidBuy';
}

/** Hints of the other game are counted in the same list. */
function keyOf(hint: string): string {
  return `trader-${hint}`;
}
