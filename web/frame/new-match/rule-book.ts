/** The rules a game leaves open, as the forms show them, with the game's own types out of sight. */
import type { Result } from '../../../core/result.ts';

/** One option as a field of a form. */
export type OptionField = {
  readonly key: string;
  /** As it stands in a notation. */
  readonly name: string;
  readonly group: string;
} & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly parts: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
);

/** What a notation comes to. */
export interface ReadRules {
  readonly edition: string;
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
}

export interface RuleBook {
  /** The editions in the order in which they are offered. */
  readonly editions: readonly { readonly name: string; readonly year: number | undefined }[];
  readonly groups: readonly string[];
  readonly options: readonly OptionField[];
  readonly words: RuleWords;
  read(notation: string): Result<ReadRules>;
}
