/** What a language says of the rules a game leaves open. */
import { must } from '../core/must.ts';
import { optionName } from '../core/options.ts';
import type { OptionProblem, OptionWords } from '../core/options.ts';
import type { Problem } from '../core/result.ts';

/** The words for every option, choice, group and edition of a game; the compiler names what is missing. */
export interface RuleTexts<Config, Group extends string, Edition extends string> extends OptionWords<Config> {
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

/** With the sentences for options that cannot be played. */
export interface GameRuleWords<Contradiction extends Problem> extends RuleWords {
  readonly optionProblem: (problem: OptionProblem<Contradiction>) => string;
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

/** How a language shows a field of the form of options. */
export interface FieldWords {
  /** What is before it, as a quotation. */
  readonly label: (label: string) => string;
  /** That with what is chosen in it. */
  readonly setting: (label: string, value: string) => string;
  readonly switches: Readonly<Record<string, string>>;
}

/**
 * Says `rows=9` as the form of options shows it, "Rows of the galaxy: 9", and `rows` as "Rows of the galaxy". What another
 * version may know and this one does not stays as it is written.
 */
export function settingsOf(
  {
    options,
    choices,
  }: {
    readonly options: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  },
  { label, setting, switches }: FieldWords,
): (written: string) => string {
  const known = new Map(
    Object.entries(options).map(([key, text]) => [optionName(key), { key, text: shortLabel(text) }]),
  );
  return (written) => {
    const [name = '', value] = written.split('=');
    const option = known.get(name);
    if (option === undefined) return written;
    if (value === undefined) return label(option.text);
    return setting(option.text, plainLabel(choices[option.key]?.[value] ?? switches[value] ?? value));
  };
}

/** What an option is called, without what its sentence says after it. */
function shortLabel(text: string): string {
  return plainLabel(text).replace(/\s*[:;].*$/s, '');
}

/** A sentence of an option where nothing can be set as code, and no full stop belongs. */
export function plainLabel(text: string): string {
  return text
    .replaceAll('`', '')
    .replace(/[.…]+$/, '')
    .trimEnd();
}
