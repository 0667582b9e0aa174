/** The games this terminal shows: the only file here that names them. */
import type { Games } from './frame/game-screens.ts';
import { STAR_LANES } from './star-lanes/index.ts';
import { STAR_TRADER } from './star-trader/index.ts';

export const GAMES: Games = [STAR_LANES, STAR_TRADER];
