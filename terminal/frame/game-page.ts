/** Asks which game is meant. */
import { ALL_SCREENS } from '../games.ts';
import type { AnyGameScreens } from './game-screens.ts';
import { PickPage } from './pick-page.ts';

/** The key of a game is the first letter of its second word. */
export function gamePage(entry: string, words: string): PickPage<AnyGameScreens> {
  return new PickPage({
    title: `Star Lanes · ${entry}`,
    head: ['Which game?', words],
    choices: ALL_SCREENS.map((screens) => ({
      key: screens.title.split(' ')[1]?.slice(0, 1).toLowerCase() ?? '',
      words: screens.game.id,
      about: screens.about,
      value: screens,
    })),
    keys: [
      ['↑↓', 'pick'],
      ['Enter', 'open'],
      ['q', 'back'],
    ],
  });
}
