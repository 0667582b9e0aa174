/** Good news that goes away by itself. */
import { onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';

const MILLISECONDS = 6000;

export function Toast(props: { readonly words: string; readonly onGone: () => void }): JSX.Element {
  const going = setTimeout(() => props.onGone(), MILLISECONDS);
  onCleanup(() => clearTimeout(going));
  return (
    <p class="card toast" role="status">
      {props.words}
    </p>
  );
}
