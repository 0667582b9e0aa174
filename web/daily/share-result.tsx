/** The line to share after a daily match, and a button that copies it. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { copyText } from '../app/copy-text.ts';
import { money, t } from '../app/words.ts';
import { shareLine } from './history.ts';
import type { DayResult } from './history.ts';

export function ShareResult(props: { readonly result: DayResult }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const line = (): string => shareLine(t().title, props.result, money(props.result.net));
  return (
    <>
      <h2>{t().daily.line}</h2>
      <p class="share-line">{line()}</p>
      <button type="button" onClick={() => void copyText(line()).then(setCopied)}>
        {t().daily.copy}
      </button>
      <Show when={copied()}>
        <p role="status">{t().form.copied}</p>
      </Show>
    </>
  );
}
