/** The games this terminal shows: the only file here that names them. */
import type { ListedGames } from './frame/game-screens.ts';
import { STAR_LANES_LISTING } from './star-lanes/listing.ts';
import { STAR_TRADER_LISTING } from './star-trader/listing.ts';

export const GAMES: ListedGames = [
  { ...STAR_LANES_LISTING, screens: async () => (await import('./star-lanes/index.ts')).STAR_LANES },
  { ...STAR_TRADER_LISTING, screens: async () => (await import('./star-trader/index.ts')).STAR_TRADER },
];
