/**
 * A command as data: its name, its words and its flags. Parsing, help pages, completion and the man page are made from
 * it, and it types the values that the command's program receives.
 */

/** What the program is called in shells. */
export const PROGRAM = 'starlanes';

/** The variables a program is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How somebody called the program who is told what to type next: npm leaves its traces in the environment. */
export function calledAs(environment: Environment): string {
  switch (environment['npm_lifecycle_event']) {
    // In the package's folder nobody has a command `starlanes` for certain.
    case 'starlanes':
    case 'start':
      return `npm run -s ${PROGRAM} --`;
    case 'npx':
      // The file of a package, where it was given that (scripts/npx-package.mjs).
      return `npx ${environment['NPX_FILE'] ?? PROGRAM}`;
    default:
      return PROGRAM;
  }
}

/** How somebody starts a server who was told to add a flag. */
export function serveAs(environment: Readonly<Record<string, string | undefined>>): string {
  return environment['npm_lifecycle_event'] === 'start' ? 'npm start --' : `${calledAs(environment)} serve`;
}

/** Values that a shell looks up when it completes a word. */
export type Completion = 'editions' | 'bots' | 'seats' | 'matches' | 'files' | 'matches-or-files' | 'commands';

interface Described {
  /** A phrase, without a capital and a full stop. */
  readonly about: string;
  readonly required?: true;
  /** The default in words, where it is not a constant. */
  readonly usually?: string;
}

export interface Text extends Described {
  readonly kind: 'text';
  /** What stands for it in help pages: `FILE`. */
  readonly value: string;
  readonly default?: string;
  readonly complete?: Completion;
  /** Several values with commas between. */
  readonly isList?: true;
}

/** A whole number within limits. */
export interface WholeNumber extends Described {
  readonly kind: 'number';
  readonly value: string;
  readonly least: number;
  readonly most: number;
  readonly default?: number;
}

export interface Choice<One extends string = string> extends Described {
  readonly kind: 'choice';
  /** What one of the choices is called: `game`. */
  readonly noun: string;
  readonly choices: readonly One[];
  /** What stands for it in help pages, where the choices would be too long. */
  readonly value?: string;
  readonly default?: string;
}

export interface Switch {
  readonly kind: 'switch';
  readonly about: string;
}

/** A word behind a command; the last one may stand for any number. */
export type Word = (Text | Choice) & { readonly many?: true };

export type Flag = Text | WholeNumber | Choice | Switch;

/** Two columns, such as a command line and what it does. */
export type Rows = readonly (readonly [left: string, right: string])[];

export interface Command {
  readonly name: string;
  /** One line: what it does. */
  readonly summary: string;
  /** The page below that: paragraphs, and lists in two columns. */
  readonly text?: readonly (string | Rows)[];
  /** By the name of their value, in the order in which they are typed. */
  readonly words?: Readonly<Record<string, Word>>;
  /** By the name of their value: `answerSeconds` is typed `--answer-seconds`. */
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly examples?: Rows;
}

type Plain<P> = P extends { readonly kind: 'number' }
  ? number
  : P extends { readonly kind: 'choice'; readonly choices: readonly (infer One)[] }
    ? One
    : string;

/** What is received for a word or a flag; undefined where it was not given and has no default. */
type ValueOf<P> = P extends { readonly kind: 'switch' }
  ? boolean
  : P extends { readonly many: true }
    ? readonly string[]
    : P extends { readonly required: true } | { readonly default: string | number }
      ? Plain<P>
      : Plain<P> | undefined;

type ValuesIn<Parameters> = { readonly [Name in keyof Parameters]: ValueOf<Parameters[Name]> };

/** What a command's program receives. */
export type ValuesOf<C extends Command> = ValuesIn<C['words']> & ValuesIn<C['flags']>;

/** A command whose values have the types its own table says. */
export function command<const C extends Command>(given: C): C {
  return given;
}

/** A flag as it is typed. */
export function flagName(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

/** What stands for a value in help pages; empty for a switch. */
export function placeholder(parameter: Flag): string {
  switch (parameter.kind) {
    case 'switch':
      return '';
    case 'choice':
      return parameter.value ?? parameter.choices.join('|');
    case 'text':
    case 'number':
      return parameter.value;
  }
}

/** The words of a command as help pages write them: `[GAME] FILE ...`. */
export function synopsis({ words = {} }: Command): string {
  const all = Object.values(words).map((word) => {
    const value = `${placeholder(word)}${word.many === true ? ' ...' : ''}`;
    return word.required === true ? value : `[${value}]`;
  });
  return all.join(' ');
}
