/** How a command is used, and what is wrong with a command line, in words. */
import { inWords } from '../core/result.ts';
import type { Wording } from '../core/result.ts';
import { PROGRAM, flagName, placeholder, synopsis } from './command.ts';
import type { Command, Flag } from './command.ts';
import { didYouMean } from './spelling.ts';

/** Why the words behind a command are not understood; `what` is a flag as it is typed, or a word's placeholder. */
export type UsageProblem =
  | { readonly why: 'unknown-option'; readonly option: string; readonly command: Command }
  | { readonly why: 'no-value'; readonly what: string; readonly parameter: Flag }
  | { readonly why: 'needless-value'; readonly what: string }
  | { readonly why: 'wrong-value'; readonly what: string; readonly parameter: Flag; readonly text: string }
  | { readonly why: 'missing'; readonly what: string; readonly command: Command }
  | { readonly why: 'unexpected-word'; readonly word: string; readonly command: Command };

/** What is wrong with a command line, as a sentence. */
export function explainUsage(problem: UsageProblem): string {
  return inWords(problem, WORDS);
}

const WORDS: Wording<UsageProblem> = {
  'unknown-option': ({ option, command }) =>
    `Unknown option '${option}'.${didYouMean(option, Object.keys(command.flags ?? {}).map(flagName))} ${tryHelp(command)}`,
  'no-value': ({ what, parameter }) => `${what} needs a value: ${takes(parameter)}.`,
  'needless-value': ({ what }) => `${what} takes no value.`,
  'wrong-value': ({ what, parameter, text }) =>
    parameter.kind === 'choice'
      ? unknownChoice(parameter.noun, text, parameter.choices)
      : `${what} takes ${takes(parameter)}, not "${text}".`,
  missing: ({ what, command }) => `${what} is missing. Usage: ${usage(command)}`,
  'unexpected-word': ({ word, command }) => `Unexpected argument "${word}". Usage: ${usage(command)}`,
};

/** For a name that no command has. */
export function unknownCommand(name: string, commands: readonly Command[]): string {
  const names = commands.map((known) => known.name);
  return `Unknown command "${name}".${didYouMean(name, names)} Try: ${PROGRAM} help`;
}

/** `Unknown game "chess". Games: star-lanes, star-trader.` */
export function unknownChoice(noun: string, text: string, choices: readonly string[]): string {
  const all = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s: ${choices.join(', ')}.`;
  return `Unknown ${noun} "${text}".${didYouMean(text, choices)} ${all}`;
}

function takes(parameter: Flag): string {
  switch (parameter.kind) {
    case 'switch':
      return 'nothing';
    case 'choice':
      return parameter.choices.join(', ');
    case 'number':
      return `a whole number from ${parameter.least} to ${parameter.most}`;
    case 'text':
      return parameter.value;
  }
}

function tryHelp({ name }: Command): string {
  return `Try: ${PROGRAM} ${name} --help`;
}

/** The command with its words and the flags it cannot do without: `starlanes galaxy --seed N --players P [flags]`. */
export function usage(command: Command): string {
  const flags = Object.entries(command.flags ?? {});
  const required = flags.flatMap(([name, flag]) =>
    flag.kind !== 'switch' && flag.required === true ? `${flagName(name)} ${placeholder(flag)}` : [],
  );
  const optional = flags.length > required.length ? '[flags]' : '';
  return [PROGRAM, command.name, synopsis(command), ...required, optional].filter((part) => part !== '').join(' ');
}
