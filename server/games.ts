/** The games a server plays: their rules, and the computer players that sit down with people. Tests hand in others. */
import type { Bot } from '../bots/bot.ts';
import { botsOf } from '../bots/index.ts';
import type { Game, Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { gameOf, games, kitOf } from '../games/index.ts';

export interface ServedGames {
  readonly games: readonly Game<Types>[];
  /** The rules of a game; undefined where there is none of that name. */
  readonly gameOf: (id: string) => Game<Types> | undefined;
  /** How long a match of a game can get, and who minds a seat in it. */
  readonly kitOf: (id: string) => Pick<GameKit<Types>, 'mostActions' | 'minder'> | undefined;
  /** The computer players of a game, weakest first. */
  readonly botsOf: (id: string) => Promise<readonly Bot<Types>[]>;
}

/** All games of this repository. */
export const servedGames: ServedGames = { games, gameOf, kitOf, botsOf };
