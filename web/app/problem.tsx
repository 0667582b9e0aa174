/** What went wrong with something a player tried, told to who reads and to who listens; nothing where nothing did. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';

export function Problem(props: { readonly sentence: string | undefined }): JSX.Element {
  return (
    <Show when={props.sentence}>
      {(sentence) => (
        <p class="problem" role="alert">
          {sentence()}
        </p>
      )}
    </Show>
  );
}
