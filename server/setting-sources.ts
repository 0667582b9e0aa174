/**
 * Where the settings of the server's commands come from: flags, else the environment (`STARLANES_TRUST_PROXY`), else a file of
 * JSON (`"trust-proxy": true`), else what suits. All three have the names of the flags and take the same values.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../core/must.ts';
import { flagName } from '../cli/command.ts';
import type { Command, Environment, Flag, ValuesOf } from '../cli/command.ts';
import { homeFolder } from '../cli/data-folder.ts';
import { parseCommand } from '../cli/parse.ts';
import { SERVER_COMMANDS } from '../cli/server-commands.ts';
import { unknownChoice } from '../cli/usage.ts';
import { CONFIG_VARIABLE, PREFIX, variableOf } from '../cli/variables.ts';
import type { UsageProblem } from '../cli/usage.ts';
import type { Result } from '../core/result.ts';
import { systemProblemOf } from '../core/system-problem.ts';
import { fieldsOf } from '../table/decode.ts';
import { parseJson } from '../table/json.ts';
import type { CommandProblem } from '../text/terminal.ts';

/** Values, and where each came from: a flag, a variable, a file; those that nobody set are not named. */
export interface Sourced<C extends Command> {
  readonly values: ValuesOf<C>;
  readonly from: ReadonlyMap<string, string>;
}

type Explain = (problem: UsageProblem) => string;
type Read<Value> = Result<Value, CommandProblem>;
/** The texts of one source by the names of flags, each with what it is called there. */
type Texts = ReadonlyMap<string, { readonly text: string; readonly from: string }>;

/** Everything that holds for a command. */
export function sourcedValues<C extends Command>(
  command: C,
  args: readonly string[],
  env: Environment,
  explain: Explain,
): Read<Sourced<C>> {
  const typed = parseCommand(command, args);
  if (!typed.ok) return typed;
  const file = fileTexts(command, configFile(args, env), explain);
  if (!file.ok) return file;
  const from = new Map<string, string>();
  // A file has no flags: its settings are called as they stand there. A switch takes on or off, where its flag takes nothing.
  const said = (name: string, source: string, problem: UsageProblem): string =>
    source.startsWith(PREFIX) && command.flags?.[name]?.kind !== 'switch'
      ? explain(problem)
      : explain(problem).replaceAll(flagName(name), `"${settingName(name)}"`);
  const others: Record<string, unknown> = {};
  for (const [name, { text, from: source }] of [...file.value, ...environmentTexts(command, env)]) {
    const value = valueOf(command, name, text);
    if (!value.ok)
      return { ok: false, problem: { why: 'in-file', file: source, said: said(name, source, value.problem) } };
    others[name] = value.value;
    from.set(name, source);
  }
  for (const name of typedNames(command, args)) {
    delete others[name];
    from.set(name, flagName(name));
  }
  return { ok: true, value: { values: { ...typed.value, ...others }, from } };
}

/** The flags that were typed. */
function typedNames({ flags = {} }: Command, args: readonly string[]): readonly string[] {
  return Object.keys(flags).filter((name) =>
    args.some((arg) => arg === flagName(name) || arg.startsWith(`${flagName(name)}=`)),
  );
}

/** Settings are read as flags are; a switch is on or off. */
function valueOf(command: Command, name: string, text: string): Result<unknown, UsageProblem> {
  const flag = command.flags?.[name];
  if (flag?.kind === 'switch') return switchOf(name, flag, text);
  const words = Object.values(command.words ?? {}).flatMap((word) => (word.required === true ? [sample(word)] : []));
  const read = parseCommand(command, [...words, `${flagName(name)}=${text}`]);
  return read.ok ? { ok: true, value: fieldsOf(read.value)[name] } : read;
}

/** Words that must be there for the rest to be read. */
function sample(word: { readonly kind: string; readonly choices?: readonly string[] }): string {
  return word.choices?.[0] ?? 'any';
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

function switchOf(name: string, parameter: Flag, text: string): Result<boolean, UsageProblem> {
  const value = SWITCHES[text.toLowerCase()];
  if (value !== undefined) return { ok: true, value };
  return { ok: false, problem: { why: 'wrong-value', what: flagName(name), parameter, text } };
}

// ---- the environment

function environmentTexts({ flags = {} }: Command, env: Environment): Texts {
  const found = Object.keys(flags).flatMap((name) => {
    const from = variableOf(name);
    const text = env[from];
    return name === 'config' || text === undefined || text === '' ? [] : [[name, { text, from }] as const];
  });
  return new Map(found);
}

/** A flag without its dashes. */
export function settingName(name: string): string {
  return flagName(name).slice(2);
}

// ---- the file

interface ConfigFile {
  readonly path: string;
  /** Whether somebody named it; the usual one may be missing. */
  readonly isNamed: boolean;
}

function configFile(args: readonly string[], env: Environment): ConfigFile {
  const at = args.findIndex((arg) => arg === '--config' || arg.startsWith('--config='));
  const named =
    at < 0 ? env[CONFIG_VARIABLE] || undefined : (/=(.*)$/.exec(must(args[at], 'a flag'))?.[1] ?? args[at + 1]);
  return { path: named ?? usualFile(env), isNamed: named !== undefined };
}

/** Beside the settings of the terminal. */
function usualFile(env: Environment): string {
  const home = homeFolder();
  if (process.platform === 'win32') return join(env['APPDATA'] ?? home, 'starlanes', 'server.json');
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'starlanes', 'server.json');
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'starlanes', 'server.json');
}

/** What a file sets. It may set what only others of the server's commands take. */
function fileTexts({ flags = {} }: Command, { path, isNamed }: ConfigFile, explain: Explain): Read<Texts> {
  if (!isNamed && !existsSync(path)) return { ok: true, value: new Map() };
  const content = readObject(path);
  if (!content.ok) return content;
  const known = new Set(SERVER_COMMANDS.flatMap((command) => Object.keys(command.flags)).filter(isSetting));
  const texts = new Map<string, { text: string; from: string }>();
  for (const [setting, value] of Object.entries(content.value)) {
    const name = [...known].find((one) => settingName(one) === setting);
    if (name === undefined) {
      const said = explain(unknownChoice('setting', setting, [...known].map(settingName)));
      return { ok: false, problem: { why: 'in-file', file: path, said } };
    }
    if (name in flags) texts.set(name, { text: String(value), from: path });
  }
  return { ok: true, value: texts };
}

/** What is asked of one call alone is no setting. */
function isSetting(name: string): boolean {
  return !['config', 'printConfig', 'to', 'whole', 'unfinished'].includes(name);
}

function readObject(path: string): Read<object> {
  try {
    const content = parseJson(readFileSync(path, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ok: true, value: content };
    return { ok: false, problem: { why: 'not-settings', file: path } };
  } catch (error) {
    const problem = systemProblemOf(error);
    if (problem === undefined) throw error;
    // A folder is opened, and refused only when it is read: the system does not say then which it was.
    return { ok: false, problem: problem.why === 'is-folder' ? { ...problem, path } : problem };
  }
}
