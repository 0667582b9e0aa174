/** What a host may set. Everything has a value that suits a group of friends. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { must } from '../core/must.ts';
import type { ValuesOf } from '../cli/command.ts';
import { dataFolder } from '../cli/data-folder.ts';
import { SERVE } from '../cli/server-commands.ts';
import type { Result } from '../core/result.ts';
import type { CommandProblem } from '../text/terminal.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import { settingName } from './setting-sources.ts';
import { parseDatabase, withoutPassword } from './stores/address.ts';

type ServeValues = ValuesOf<typeof SERVE>;

export interface ServerSettings {
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
  /** An unfinished match is deleted after this many days without an entry; 0: never. */
  readonly forgetAfterDays: number;
  readonly threads: number;
  readonly log: ServeValues['log'];
  readonly limits: Limits;
}

/** What the flags of `starlanes serve` come to. */
export function settingsFrom(values: ServeValues): Result<ServerSettings, CommandProblem> {
  const url = values.url?.replace(/\/+$/, '');
  if (url !== undefined && !isOrigin(url)) return { ok: false, problem: { why: 'not-an-origin', text: url } };
  const database = databaseFrom(values.database);
  if (!database.ok) return database;
  const {
    connectionsPerAddress = DEFAULT_LIMITS.connectionsPerAddress,
    matchesPerHour = DEFAULT_LIMITS.matchesPerHour,
    botMatchesPerHour = DEFAULT_LIMITS.botMatchesPerHour,
    botMatches = DEFAULT_LIMITS.botMatches,
    longestMatch = DEFAULT_LIMITS.longestMatch,
    messagesPerSecond = DEFAULT_LIMITS.messagesPerSecond,
  } = values;
  const settings: ServerSettings = {
    port: values.port,
    host: values.host,
    telnet: values.telnet,
    database: database.value,
    url,
    trustProxy: values.trustProxy,
    forgetAfterDays: values.forgetAfter,
    threads: values.threads ?? Math.max(1, availableParallelism() - 1),
    log: values.log,
    limits: {
      ...DEFAULT_LIMITS,
      connectionsPerAddress,
      matchesPerHour,
      botMatchesPerHour,
      botMatches,
      longestMatch,
      messagesPerSecond,
    },
  };
  return { ok: true, value: settings };
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && /^https?:\/\/[^/?#]+$/.test(url);
}

/** The database that is named, or that of a host who names none. */
export function databaseFrom(named: string | undefined): Result<string, CommandProblem> {
  return named === undefined ? { ok: true, value: join(dataFolder(), 'starlanes.db') } : parseDatabase(named);
}

/** Every setting with its value and where that comes from, as a table; no password is in it. */
export function printedSettings(settings: ServerSettings, from: ReadonlyMap<string, string>): string {
  const { limits, forgetAfterDays: forgetAfter, database, ...others } = settings;
  const all = { ...others, forgetAfter, database: withoutPassword(database), ...limits };
  const values = new Map(Object.entries<string | number | boolean | undefined>(all));
  const rows = Object.entries(SERVE.flags).flatMap(([name, flag]) => {
    if (!values.has(name)) return [];
    const usual = 'usually' in flag ? `(${flag.usually})` : '(none)';
    return [[settingName(name), String(values.get(name) ?? usual), from.get(name) ?? 'default']];
  });
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => must(row[column], 'a cell').length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
