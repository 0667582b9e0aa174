/** What a language says of the rules a game leaves open. */
import { must } from '../core/must.ts';
import { optionName } from '../core/options.ts';
import type { ChoiceMeanings, OptionKey } from '../core/options.ts';

/** The words for every option, choice, group and edition of a game; the compiler names what is missing. */
export interface RuleTexts<Config, Group extends string, Edition extends string> {
  readonly options: Readonly<Record<OptionKey<Config>, string>>;
  readonly choices: ChoiceMeanings<Config>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly editions: Readonly<Record<Edition, EditionText>>;
}

export interface EditionText {
  readonly title: string;
  readonly history: string;
}

/** The same by the names that forms and notations hold. A server may know editions and choices that are new to this page. */
export interface RuleWords {
  readonly option: (key: string) => string;
  readonly choice: (key: string, choice: string) => string;
  readonly groups: Readonly<Record<string, string>>;
  readonly edition: (name: string) => EditionText;
}

export function ruleWords({
  options,
  choices,
  groups,
  editions,
}: {
  readonly options: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly editions: Readonly<Record<string, EditionText>>;
}): RuleWords {
  return {
    option: (key) => must(options[key], `words for the option ${key}`),
    choice: (key, choice) => choices[key]?.[choice] ?? choice,
    groups,
    edition: (name) => editions[name] ?? { title: name, history: '' },
  };
}

/** What an option is called before a person, by its name in a notation: its sentence without the full stop and marks of code. */
export function labelsOf(options: Readonly<Record<string, string>>): (name: string) => string {
  const labels = new Map(Object.entries(options).map(([key, text]) => [optionName(key), plainLabel(text)]));
  return (name) => labels.get(name) ?? name;
}

/** A sentence of an option where nothing can be set as code, and no full stop belongs. */
export function plainLabel(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/[.…]+$/, '')
    .trimEnd();
}
