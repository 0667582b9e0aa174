/** The options of a game as `starlanes options` prints them, with the game's own types out of sight. */
import type { Result } from '../../core/result.ts';

/** An option in words; `details` is its line of the table as data. */
export interface OptionPage {
  readonly name: string;
  readonly group: string;
  readonly sentence: string;
  /** What it takes, in words. */
  readonly allowed: string;
  /** What can be chosen, each with its meaning; empty for other kinds. */
  readonly choices: Readonly<Record<string, string>>;
  readonly details: object;
}

/** An edition as it is listed. */
interface EditionPage {
  readonly title: string;
  readonly year?: number;
  readonly machine: string;
  readonly history: string;
}

/** What a notation comes to: every option's value by its name. */
interface Values {
  readonly notation: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface OptionBook {
  readonly game: string;
  /** The edition all others are told by, and its year. */
  readonly historic: { readonly edition: string; readonly year: string };
  readonly editions: Readonly<Record<string, EditionPage>>;
  readonly groups: readonly string[];
  readonly options: readonly OptionPage[];
  values(notation: string): Result<Values>;
}
