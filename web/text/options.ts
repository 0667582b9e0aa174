/** What languages other than English need to explain the options and editions. */
import type { OptionKey } from '../../games/star-lanes/options.ts';

/** A sentence for every option, and a meaning for every choice. */
export type OptionWords = Readonly<Record<OptionKey, string>>;
export type ChoiceWords = Readonly<Partial<Record<OptionKey, Readonly<Record<string, string>>>>>;
export type EditionWords = Readonly<Record<string, { readonly title: string; readonly history: string }>>;

/** The meaning of a choice; its name where the language has none. */
export function choiceWord(words: ChoiceWords, key: OptionKey, choice: string): string {
  return words[key]?.[choice] ?? choice;
}
