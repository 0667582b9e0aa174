/** The games a server plays: their rules, and the computer players that sit down with people. Tests hand in others. */
import type { Bot } from '../bots/bot.ts';
import { botsOf } from '../bots/index.ts';
import type { Game, Types } from '../core/contract.ts';
import { gameOf, games } from '../games/index.ts';

export interface ServedGames {
  readonly games: readonly Game<Types>[];
  /** The rules of a game; undefined where there is none of that name. */
  readonly gameOf: (id: string) => Game<Types> | undefined;
  /** The computer players of a game, weakest first. */
  readonly botsOf: (id: string) => Promise<readonly Bot<Types>[]>;
}

/** All games of this repository. */
export const servedGames: ServedGames = { games, gameOf, botsOf };
