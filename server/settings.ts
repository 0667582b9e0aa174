/** What a host may set, from the command line. Everything has a value that suits a group of friends. */
import { availableParallelism, homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '../core/result.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly port: number;
  /** Undefined: all addresses of this machine. */
  readonly host: string | undefined;
  /** The port for people with a plain terminal; undefined: there is none. */
  readonly telnet: number | undefined;
  /** A SQLite file, or the address of a PostgreSQL database. */
  readonly database: string;
  /** How players reach the server, where that is not the address they asked for. */
  readonly url: string | undefined;
  /** Whether the address of a player is what a proxy in front says it is. */
  readonly trustProxy: boolean;
  /** After so many days without an entry a match that was not finished is deleted; 0: never. */
  readonly forgetAfterDays: number;
  readonly threads: number;
  readonly log: LogLevel;
  readonly limits: Limits;
}

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  telnet: { type: 'string' },
  database: { type: 'string' },
  url: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  'forget-after': { type: 'string' },
  threads: { type: 'string' },
  log: { type: 'string' },
  'connections-per-address': { type: 'string' },
  'matches-per-hour': { type: 'string' },
  'messages-per-second': { type: 'string' },
} as const;

/** Reads the flags of `starlanes serve`. */
export function readSettings(args: readonly string[]): Result<Settings> {
  try {
    const { values } = parseArgs({ args: [...args], options: FLAGS });
    return checked(values);
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

type Values = { readonly [Name in keyof typeof FLAGS]?: string | boolean | undefined };

function checked(values: Values): Result<Settings> {
  const wrong: string[] = [];
  const whole = (name: keyof typeof FLAGS, usual: number, from: number, to: number): number => {
    const given = values[name];
    if (given === undefined) return usual;
    const number = Number(given);
    if (!/^\d+$/.test(String(given)) || number < from || number > to)
      wrong.push(`--${name} is a whole number from ${from} to ${to}`);
    return number;
  };
  const level = LOG_LEVELS.find((known) => known === (values.log ?? 'warn'));
  if (level === undefined) wrong.push(`--log is one of ${LOG_LEVELS.join(', ')}`);
  const url = values.url === undefined ? undefined : String(values.url).replace(/\/+$/, '');
  if (url !== undefined && !isOrigin(url)) wrong.push('--url is an address such as https://lanes.example.org');
  const settings: Settings = {
    port: whole('port', 1977, 0, 65_535),
    host: values.host === undefined ? undefined : String(values.host),
    telnet: values.telnet === undefined ? undefined : whole('telnet', 0, 0, 65_535),
    database: String(values.database ?? join(dataFolder(), 'starlanes.db')),
    url,
    trustProxy: values['trust-proxy'] === true,
    forgetAfterDays: whole('forget-after', 90, 0, 36_500),
    threads: whole('threads', Math.max(1, availableParallelism() - 1), 1, 256),
    log: level ?? 'warn',
    limits: {
      ...DEFAULT_LIMITS,
      connectionsPerAddress: whole('connections-per-address', DEFAULT_LIMITS.connectionsPerAddress, 1, 1_000_000),
      matchesPerHour: whole('matches-per-hour', DEFAULT_LIMITS.matchesPerHour, 1, 1_000_000),
      messagesPerSecond: whole('messages-per-second', DEFAULT_LIMITS.messagesPerSecond, 1, 1_000_000),
    },
  };
  const [problem] = wrong;
  return problem === undefined ? { ok: true, value: settings } : { ok: false, problem };
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && /^https?:\/\/[^/?#]+$/.test(url);
}

/** Where programs keep their data on this platform. */
export function dataFolder(env: NodeJS.ProcessEnv = process.env, platform: string = process.platform): string {
  const home = homedir();
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'starlanes');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'starlanes');
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'starlanes');
}
