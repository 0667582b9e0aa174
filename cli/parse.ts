/** What was typed behind a command, as the values its table entry promises, or the first thing that is wrong with it. */
import { parseArgs } from 'node:util';
import { parseUint32 } from '../core/chance.ts';
import type { Result } from '../core/result.ts';
import { flagName, placeholder } from './command.ts';
import type { Command, Flag, ValuesOf, Word } from './command.ts';
import { unknownChoice, unknownFlag, usage } from './usage.ts';
import type { UsageProblem } from './usage.ts';

/** What was typed, understood, or what is wrong with it. */
type Parsed<Value> = Result<Value, UsageProblem>;

/** Whether the help page is asked for, whatever else was typed. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}

export function parseCommand<C extends Command>(command: C, args: readonly string[]): Parsed<ValuesOf<C>> {
  const flags = readFlags(command, args);
  if (!flags.ok) return flags;
  const { values, words: typed } = flags.value;
  const words = readWords(command, typed);
  if (!words.ok) return words;
  // oxlint-disable-next-line no-unsafe-type-assertion -- every word and flag of the command was read by its own kind
  return { ok: true, value: { ...words.value, ...values } as ValuesOf<C> };
}

interface Typed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
}

function readFlags(command: Command, args: readonly string[]): Parsed<Typed> {
  const flags = new Map(Object.entries(command.flags ?? {}).map(([name, flag]) => [flagName(name), { name, flag }]));
  const values: Record<string, unknown> = {};
  for (const { name, flag } of flags.values()) values[name] = flag.kind === 'switch' ? false : flag.default;
  const words: string[] = [];
  for (const token of tokensIn(flags, args)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const known = flags.get(token.rawName);
    if (known === undefined) return wrong(unknownFlag(token.rawName, command));
    const value = flagValue(known.flag, token);
    if (!value.ok) return value;
    values[known.name] = value.value;
  }
  for (const [what, { name, flag }] of flags) {
    const isMissing = flag.kind !== 'switch' && flag.required === true && values[name] === undefined;
    if (isMissing) return wrong({ why: 'missing', what: `${what} ${placeholder(flag)}`, usage: usage(command) });
  }
  return { ok: true, value: { values, words } };
}

function tokensIn(flags: ReadonlyMap<string, { readonly flag: Flag }>, args: readonly string[]) {
  const options = [...flags].map(([typed, { flag }]) => [typed.slice(2), { type: typeOf(flag) }] as const);
  // Not strict: what is wrong is said in our own words, from the tokens.
  return parseArgs({ args: [...args], options: Object.fromEntries(options), strict: false, tokens: true }).tokens;
}

function typeOf({ kind }: Flag): 'boolean' | 'string' {
  return kind === 'switch' ? 'boolean' : 'string';
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flagValue(flag: Flag, { rawName: what, value, inlineValue }: OptionToken): Parsed<unknown> {
  if (flag.kind === 'switch')
    return value === undefined ? { ok: true, value: true } : wrong({ why: 'needless-value', what });
  // `--seed --json` has forgotten its number; what begins with a minus is meant where it is written `--name=-x-`, or a number.
  if (value === undefined || value === '' || (inlineValue === false && /^-(?!\d)/.test(value)))
    return wrong({ why: 'no-value', what, parameter: flag });
  return read(flag, what, value);
}

function read(parameter: Exclude<Flag, { kind: 'switch' }>, what: string, text: string): Parsed<unknown> {
  const value = accepted(parameter, text);
  if (value !== undefined) return { ok: true, value };
  return wrong(
    parameter.kind === 'choice'
      ? unknownChoice(parameter.noun, text, parameter.choices)
      : { why: 'wrong-value', what, parameter, text },
  );
}

function accepted(parameter: Exclude<Flag, { kind: 'switch' }>, text: string): string | number | undefined {
  switch (parameter.kind) {
    case 'text':
      return text;
    case 'choice':
      return parameter.choices.find((choice) => choice === text);
    case 'number': {
      const number = parseUint32(text);
      return number !== undefined && number >= parameter.least && number <= parameter.most ? number : undefined;
    }
  }
}

function readWords(command: Command, typed: readonly string[]): Parsed<Record<string, unknown>> {
  const rest = [...typed];
  const values: Record<string, unknown> = {};
  const words = Object.entries(command.words ?? {});
  for (const [at, [name, word]] of words.entries()) {
    const taken = takeWord(command, word, rest, at < words.length - 1);
    if (!taken.ok) return taken;
    values[name] = taken.value;
  }
  const [word] = rest;
  return word === undefined
    ? { ok: true, value: values }
    : wrong({ why: 'unexpected-word', word, usage: usage(command) });
}

/** Takes what a word stands for from the front of the rest. */
function takeWord(command: Command, word: Word, rest: string[], isFollowed: boolean): Parsed<unknown> {
  const what = placeholder(word);
  const [first] = rest;
  if (first === undefined && word.required === true) return wrong({ why: 'missing', what, usage: usage(command) });
  if (word.many === true) return { ok: true, value: rest.splice(0) };
  // What is none of the choices may be the next word: `host SERVER` leaves out the game.
  const mayBeLeftOut = word.kind === 'choice' && isFollowed && word.required !== true;
  const isLeftOut = mayBeLeftOut && !word.choices.includes(first ?? '');
  if (first === undefined || isLeftOut) return { ok: true, value: word.default };
  rest.shift();
  return read(word, what, first);
}

function wrong(problem: UsageProblem): { readonly ok: false; readonly problem: UsageProblem } {
  return { ok: false, problem };
}
