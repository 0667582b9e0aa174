/**
 * What a player has set, remembered from one start to the next in a file that people can read and edit. Flags win over it.
 * What cannot be understood in it is told, left out, and left as it is until something is set anew.
 */
import type { Environment } from '../cli/command.ts';
import { homeFolder, makeFolder } from '../cli/data-folder.ts';
import { SETTINGS_VARIABLE } from '../cli/variables.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '../table/json.ts';
import { LANGUAGE_TAGS } from '../text/index.ts';
import type { LanguageTag } from '../text/index.ts';
import type { CommandProblem } from '../text/terminal.ts';
import { writeWhole } from './saved/whole-file.ts';
import { systemProblem } from './system-problem.ts';

/** How a match of a game was last begun in the menu: both as the flags of `play` have them. */
export interface LastMatch {
  readonly edition: string;
  readonly seats: string;
}

export interface TerminalSettings {
  readonly language?: LanguageTag;
  readonly name?: string;
  readonly colours?: boolean;
  readonly mouse?: boolean;
  /** The least time a computer player takes for an action, in milliseconds. */
  readonly pace?: number;
  /** By the ids of games. */
  readonly matches?: Readonly<Record<string, LastMatch>>;
}

/** As long as names at a table are. */
const LONGEST_NAME = 20;
const MOST_PACE = 60_000;

/** Where it is kept on this platform; `STARLANES_CONFIG` names another file. */
export function settingsFile(env: Environment, platform: string = process.platform): string {
  const own = env[SETTINGS_VARIABLE];
  if (own !== undefined && own !== '') return own;
  const home = homeFolder();
  const folder =
    platform === 'win32'
      ? (env['APPDATA'] ?? join(home, 'AppData', 'Roaming'))
      : platform === 'darwin'
        ? join(home, 'Library', 'Application Support')
        : env['XDG_CONFIG_HOME'] || join(home, '.config');
  return join(folder, 'starlanes', 'config.json');
}

/** One person sits at a terminal, so there is one set of them. */
const kept: { file: string | undefined; settings: TerminalSettings } = { file: undefined, settings: {} };

export function settings(): TerminalSettings {
  return kept.settings;
}

/** Reads what was set before; says what of it is not understood. */
export function loadSettings(env: Environment): CommandProblem | undefined {
  const file = settingsFile(env);
  Object.assign(kept, { file, settings: {} });
  if (!existsSync(file)) return undefined;
  const content = readContent(file);
  if (content === undefined) return { why: 'bad-settings', file, fields: [] };
  const { understood, fields } = readSettings(content);
  kept.settings = understood;
  return fields.length === 0 ? undefined : { why: 'bad-settings', file, fields };
}

/** Sets something, and keeps it: the file is whole at every moment. Says why it could not be kept. */
export function remember(changes: TerminalSettings): CommandProblem | undefined {
  kept.settings = { ...kept.settings, ...changes };
  if (kept.file === undefined) return undefined;
  try {
    makeFolder(dirname(kept.file));
    writeWhole(kept.file, kept.settings);
    return undefined;
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

/** The object in a file; undefined where there is none. */
function readContent(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const content = parseJson(readFileSync(file, 'utf8'));
    return isRecord(content) ? content : undefined;
  } catch {
    // A folder, or nothing that may be read: as good as nothing that is understood.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is understood of a field; undefined for what is not. */
const FIELDS: { readonly [Key in keyof TerminalSettings]-?: (value: unknown) => TerminalSettings[Key] } = {
  language: (value) => LANGUAGE_TAGS.find((tag) => tag === value),
  name: (value) => (typeof value === 'string' && value.trim() !== '' ? value.slice(0, LONGEST_NAME) : undefined),
  colours: (value) => (typeof value === 'boolean' ? value : undefined),
  mouse: (value) => (typeof value === 'boolean' ? value : undefined),
  pace: (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PACE ? Number(value) : undefined,
  matches: (value) =>
    isRecord(value) && Object.values(value).every(isLastMatch)
      ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, LastMatch] => isLastMatch(entry[1])))
      : undefined,
};

function isLastMatch(value: unknown): value is LastMatch {
  return isRecord(value) && typeof value['edition'] === 'string' && typeof value['seats'] === 'string';
}

function readSettings(content: Readonly<Record<string, unknown>>): {
  readonly understood: TerminalSettings;
  readonly fields: readonly string[];
} {
  const readers: Readonly<Record<string, (value: unknown) => unknown>> = FIELDS;
  const read = Object.entries(content).map(([field, value]) => [field, readers[field]?.(value)] as const);
  const fields = read.filter(([, value]) => value === undefined).map(([field]) => field);
  return { understood: Object.fromEntries(read.filter(([, value]) => value !== undefined)), fields };
}
