/** The games of the arena, by id. */
import type { ArenaGame } from './arena-game.ts';
import { starLanesArena } from './star-lanes.ts';

export const ARENA_GAMES: ReadonlyMap<string, ArenaGame> = new Map([[starLanesArena.id, starLanesArena]]);
