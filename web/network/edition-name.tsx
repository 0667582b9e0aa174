/** An edition by its title, and the options that differ from it. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../text/text.ts';

export function EditionName(props: { readonly game: string; readonly edition: string }): JSX.Element {
  const parts = (): string[] => props.edition.split('+');
  return (
    <>
      <b>{editionTitle(props.game, props.edition)}</b>
      <Show when={parts().length > 1}>
        {' '}
        <small class="faint">{parts().slice(1).join(', ')}</small>
      </Show>
    </>
  );
}

/** The title of an edition; of Star Trader, whose words are not here, the game and the edition's own name. */
export function editionTitle(game: string, notation: string): string {
  const [edition = ''] = notation.split('+');
  return game === 'star-trader' ? `${t().trader.title}: ${edition}` : t().edition(edition).title;
}
