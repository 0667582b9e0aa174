/**
 * Where the connection to a server is lost, or slow: it is said over the foot of the question, where the button stands that was
 * pressed or would be. Nothing else moves.
 */
import { Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../app/words.ts';
import { useModel } from './match-context.ts';

/** After so long without an answer somebody wonders whether it was pressed, in milliseconds. */
const SLOW = 1000;

export function LineState(): JSX.Element {
  const model = useModel();
  const [isSlow, setSlow] = createSignal(false);
  createEffect(
    on(model.isSending, (isSending) => {
      setSlow(false);
      if (!isSending) return;
      const timer = setTimeout(() => setSlow(true), SLOW);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  const words = createMemo(() => {
    const state = model.client.connection();
    if (state !== 'connected') return model.isSending() ? t().talk.unsent : t().talk.link[state];
    return isSlow() ? t().talk.sending : undefined;
  });
  return (
    <Show when={words()}>
      {(sentence) => (
        <p class="line-state" role="alert">
          {sentence()}
        </p>
      )}
    </Show>
  );
}
