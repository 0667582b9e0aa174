/** The title of the window or tab, by which pages are told apart in a list of tabs and by who listens. */
import { createEffect, onCleanup } from 'solid-js';
import { t } from './words.ts';

/** Names the page as long as it is shown. */
export function followTitle(name: () => string, game = (): string => t().title): void {
  createEffect(() => (document.title = name() === game() ? game() : `${name()} · ${game()}`));
  onCleanup(() => (document.title = t().title));
}
