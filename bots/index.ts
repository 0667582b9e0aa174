/** The computer players of all games, for servers and programs that play any of them. */
import type { Types } from '../core/contract.ts';
import type { Bot } from './bot.ts';
import { allStarLanesBots } from './star-lanes/index.ts';

const BOTS: ReadonlyMap<string, () => Promise<readonly Bot<Types>[]>> = new Map([['star-lanes', allStarLanesBots]]);

/** The computer players of a game, weakest first; none for a game that has none. */
export async function botsOf(game: string): Promise<readonly Bot<Types>[]> {
  const bots = (await BOTS.get(game)?.()) ?? [];
  return bots.toSorted((a, b) => a.level - b.level);
}

/**
 * The one that minds the seat of somebody who is late or gone: the best that answers at once, so
 * that nobody waits for it and nobody gains by leaving.
 */
export function minderOf(bots: readonly Bot<Types>[]): Bot<Types> | undefined {
  return bots.findLast(({ playouts }) => playouts === 0);
}
