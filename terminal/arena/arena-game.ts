/** A game as the arena takes it, with its types out of sight, so that games of any kind stand in one list. */
import type { Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { LocalHall } from './hall.ts';
import type { GameParts, Hall, Setup } from './hall.ts';

/** What a configuration comes to, for whoever checks a command line. */
interface EditionFacts {
  /** Its shortest notation. */
  readonly edition: string;
  /** How many can play. */
  readonly min: number;
  readonly max: number;
}

export interface ArenaGame {
  readonly id: string;
  readonly bots: readonly { readonly name: string; readonly about: string }[];
  /** Or, in words, what is wrong with it. */
  readEdition(notation: string): Result<EditionFacts>;
  /** A hall in this thread. */
  open(setup: Setup): Hall;
}

export function arenaGame<T extends Types>(parts: GameParts<T>): ArenaGame {
  const { game, bots } = parts;
  return {
    id: game.id,
    bots,
    readEdition(notation) {
      const config = game.parseConfig(notation);
      if (!config.ok) return { ok: false, problem: notationProblem(game, config.problem) };
      return { ok: true, value: { edition: game.formatConfig(config.value), ...game.seats(config.value) } };
    },
    open: (setup) => new LocalHall(parts, setup),
  };
}
