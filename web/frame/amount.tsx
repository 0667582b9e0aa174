/** An amount in a table: in few signs for the eye, whole on pointing and for screen readers. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { money, shortMoney } from '../app/words.ts';

export function Amount(props: { readonly of: number }): JSX.Element {
  return (
    <Show when={shortMoney(props.of) !== money(props.of)} fallback={money(props.of)}>
      <span title={money(props.of)} aria-hidden="true">
        {shortMoney(props.of)}
      </span>
      <span class="unseen">{money(props.of)}</span>
    </Show>
  );
}
