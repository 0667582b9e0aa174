/** The games: the only place that names them all. */
import type { Game, Types } from '../core/contract.ts';
import { starLanes } from './star-lanes/index.ts';
import { starTrader } from './star-trader/index.ts';

export { starLanes } from './star-lanes/index.ts';
export type * as StarLanes from './star-lanes/index.ts';
export { starTrader } from './star-trader/index.ts';
export type * as StarTrader from './star-trader/index.ts';

/** All games, for tables, servers and programs that play any of them. */
export const games: readonly Game<Types>[] = [starLanes, starTrader];

/** A game by its name in records and links. */
export function gameOf(id: string): Game<Types> | undefined {
  return games.find((game) => game.id === id);
}
