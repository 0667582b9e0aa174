/** The games and their kits: the only file of this folder that names them all. */
import type { Game, Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { starLanesKit } from './star-lanes/kit.ts';
import { starTraderKit } from './star-trader/kit.ts';

export { starLanes } from './star-lanes/index.ts';
export { starTrader } from './star-trader/index.ts';

/** The kits of all games, for programs that play any of them. */
export const kits: readonly GameKit<Types>[] = [starLanesKit, starTraderKit];

/** The rules of all games. */
export const games: readonly Game<Types>[] = kits.map(({ game }) => game);

/** The kit of a game by its name in records and links. */
export function kitOf(id: string): GameKit<Types> | undefined {
  return kits.find(({ game }) => game.id === id);
}

/** The rules of a game by its name in records and links. */
export function gameOf(id: string): Game<Types> | undefined {
  return kitOf(id)?.game;
}
