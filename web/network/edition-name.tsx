/** An edition by its title, and the options that differ from it. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../text/text.ts';

export function EditionName(props: { readonly edition: string }): JSX.Element {
  const parts = (): string[] => props.edition.split('+');
  return (
    <>
      <b>{t().edition(parts()[0] ?? '').title}</b>
      <Show when={parts().length > 1}>
        {' '}
        <small class="faint">{parts().slice(1).join(', ')}</small>
      </Show>
    </>
  );
}
