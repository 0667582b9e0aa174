/** The rules a game leaves open, as the forms show them, with the game's own types out of sight. */
import type { Types } from '../../../core/contract.ts';
import type { GameKit } from '../../../core/kit.ts';
import type { GameOption, OptionProblem } from '../../../core/options.ts';
import type { Problem, Result } from '../../../core/result.ts';

/** What a notation comes to. */
export interface ReadRules {
  /** Every option's value as text, by its key. */
  readonly values: Readonly<Record<string, string>>;
  readonly seats: { readonly min: number; readonly max: number };
}

/** The words for all of it, in the language of the page. */
interface RuleWords {
  edition(name: string): { readonly title: string; readonly history: string };
  group(name: string): string;
  option(key: string): string;
  choice(key: string, choice: string): string;
  problem(problem: OptionProblem<Problem>): string;
}

export interface RuleBook {
  /** The editions in the order in which they are offered. */
  readonly editions: readonly { readonly name: string; readonly year?: number }[];
  readonly groups: readonly string[];
  readonly options: readonly GameOption[];
  readonly words: RuleWords;
  read(notation: string): Result<ReadRules, OptionProblem<Problem>>;
}

/** The rules of a game, in words of the page. */
export function ruleBook<T extends Types>({ game, options, editions }: GameKit<T>, words: RuleWords): RuleBook {
  return {
    editions: Object.entries(editions).map(([name, card]) => ({ ...card, name })),
    groups: options.groups,
    options: options.options,
    words,
    read(notation) {
      const config = options.parse(notation);
      if (!config.ok) return config;
      return { ok: true, value: { values: options.values(config.value), seats: game.seats(config.value) } };
    },
  };
}
