/** The games of the arena, by id. */
import type { ArenaGame } from './arena-game.ts';
import { starLanesArena } from './star-lanes.ts';
import { starTraderArena } from './star-trader.ts';

export const ARENA_GAMES: ReadonlyMap<string, ArenaGame> = new Map(
  [starLanesArena, starTraderArena].map((game) => [game.id, game]),
);
