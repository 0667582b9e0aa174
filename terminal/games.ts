/** The games this terminal shows: the only file here that names them. */
import type { AnyGameScreens } from './frame/game-screens.ts';
import { STAR_LANES } from './star-lanes/index.ts';
import { STAR_TRADER } from './star-trader/index.ts';

export const ALL_SCREENS: readonly AnyGameScreens[] = [STAR_LANES, STAR_TRADER];

/** The screens of a game; undefined for one that nobody here knows. */
export function screensOf(game: string): AnyGameScreens | undefined {
  return ALL_SCREENS.find((screens) => screens.game.id === game);
}
