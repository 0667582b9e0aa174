/** What a match is called: its edition by its title, where the words of its game are there, else the game. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { entryOf, screensOf, wantGame } from '../app/with-game.tsx';
import { signs } from '../app/words.ts';
import { changedRules } from '../frame/new-match/changed-rules.ts';

/** The title, and the options that differ from the edition. The words of a game come when a match of it is listed. */
export function EditionName(props: { readonly game: string; readonly edition: string }): JSX.Element {
  // Where they cannot be had, the game's name has to do.
  wantGame(props.game).catch(() => undefined);
  const changes = (): string => {
    const screens = screensOf(props.game);
    return screens === undefined ? '' : changedRules(screens, props.edition).join(signs().semicolon);
  };
  return (
    <>
      <b>{editionTitle(props.game, props.edition)}</b>
      <Show when={changes()}>
        {' '}
        <small class="faint">{changes()}</small>
      </Show>
    </>
  );
}

export function editionTitle(game: string, notation: string): string {
  const [edition = ''] = notation.split('+');
  return screensOf(game)?.words().edition(edition).title ?? entryOf(game)?.card().title ?? game;
}
