/** How a command is used, and what is wrong with a command line, as data. */
import { flagName, placeholder, synopsis } from './command.ts';
import type { Command, Flag } from './command.ts';
import { nearest } from './spelling.ts';

/** A name that is none of the choices; `noun` says what each of them is. */
interface UnknownChoice {
  readonly why: 'unknown-choice';
  readonly noun: string;
  readonly text: string;
  readonly choices: readonly string[];
  readonly meant: string | undefined;
  /** What is before a program of one's own, where that is a choice too. */
  readonly program?: string;
}

/** `meant` is what a text may have been meant for; `what` is a flag as it is typed, or a word's placeholder. */
export type UsageProblem =
  | { readonly why: 'unknown-command'; readonly name: string; readonly meant: string | undefined }
  | {
      readonly why: 'unknown-flag';
      readonly flag: string;
      readonly meant: string | undefined;
      readonly command: string;
    }
  | { readonly why: 'no-value'; readonly what: string; readonly parameter: Flag }
  | { readonly why: 'needless-value'; readonly what: string }
  | { readonly why: 'wrong-value'; readonly what: string; readonly parameter: Flag; readonly text: string }
  | UnknownChoice
  | { readonly why: 'missing'; readonly what: string; readonly usage: string }
  | { readonly why: 'unexpected-word'; readonly word: string; readonly usage: string };

/** For a name that no command has. */
export function unknownCommand(name: string, commands: readonly Command[]): UsageProblem {
  const names = commands.map((known) => known.name);
  return { why: 'unknown-command', name, meant: nearest(name, names) };
}

export function unknownFlag(flag: string, { name, flags = {} }: Command): UsageProblem {
  return { why: 'unknown-flag', flag, meant: nearest(flag, Object.keys(flags).map(flagName)), command: name };
}

export function unknownChoice(noun: string, text: string, choices: readonly string[]): UnknownChoice {
  return { why: 'unknown-choice', noun, text, choices, meant: nearest(text, choices) };
}

/** The command with its words and the flags it cannot do without: `galaxy --seed N --players P [flags]`. */
export function usage(command: Command): string {
  const flags = Object.entries(command.flags ?? {});
  const required = flags.flatMap(([name, flag]) =>
    flag.kind !== 'switch' && flag.required === true ? `${flagName(name)} ${placeholder(flag)}` : [],
  );
  const optional = flags.length > required.length ? '[flags]' : '';
  return [command.name, synopsis(command), ...required, optional].filter((part) => part !== '').join(' ');
}
