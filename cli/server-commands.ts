/** The commands of the server, as data: the terminal's program has their pages without loading a server. */
import { command } from './command.ts';

const DATABASE = {
  kind: 'text',
  value: 'FILE|postgres://…',
  complete: 'files',
  about: 'the database: a SQLite file, or the address of a PostgreSQL database',
  usually: 'a file in your data folder',
} as const;

const MOST = 1_000_000;

export const SERVE = command({
  name: 'serve',
  summary: 'serve the games to browsers, programs and terminals',
  text: [
    'The web app, the HTTP API and the socket come from one process on one port. Ctrl-C stops it. docs/operations.md says how to run it behind a proxy, with PostgreSQL, and how to back it up.',
  ],
  flags: {
    port: { kind: 'number', value: 'N', least: 0, most: 65_535, default: 1977, about: 'the port' },
    host: { kind: 'text', value: 'ADDRESS', about: 'the address to listen on', usually: 'all of this machine' },
    telnet: {
      kind: 'number',
      value: 'PORT',
      least: 0,
      most: 65_535,
      about: 'a second port, where anyone with a plain terminal plays the games of the teletype',
      usually: 'none',
    },
    database: DATABASE,
    url: { kind: 'text', value: 'URL', about: 'how players reach the server, if a proxy stands in front of it' },
    trustProxy: { kind: 'switch', about: 'believe X-Forwarded-For and X-Forwarded-Proto' },
    forgetAfter: {
      kind: 'number',
      value: 'DAYS',
      least: 0,
      most: 36_500,
      default: 90,
      about: 'delete an unfinished match after this many days without an action; 0: never',
    },
    threads: {
      kind: 'number',
      value: 'N',
      least: 1,
      most: 256,
      about: 'threads for computer players',
      usually: 'one less than the cores',
    },
    log: {
      kind: 'choice',
      noun: 'log level',
      choices: ['silent', 'error', 'warn', 'info', 'debug'],
      default: 'warn',
      about: 'what is logged, as JSON lines on standard error',
    },
    connectionsPerAddress: { kind: 'number', value: 'N', least: 1, most: MOST, about: 'connections from one address' },
    matchesPerHour: { kind: 'number', value: 'N', least: 1, most: MOST, about: 'new matches from one address' },
    messagesPerSecond: { kind: 'number', value: 'N', least: 1, most: MOST, about: 'messages on one connection' },
  },
});

export const EXPORT = command({
  name: 'export',
  summary: "write a server's matches as files",
  text: [
    'Every finished match, or the ones you name, becomes a record file. With --whole unfinished matches are written too, as JSON that holds their secrets: keep those files to yourself.',
  ],
  words: { matches: { kind: 'text', value: 'MATCH', many: true, about: 'matches by their names', usually: 'all' } },
  flags: {
    database: DATABASE,
    to: { kind: 'text', value: 'FOLDER', complete: 'files', default: '.', about: 'where the files go' },
    whole: { kind: 'switch', about: 'unfinished matches too, with their secrets' },
  },
});

export const IMPORT = command({
  name: 'import',
  summary: 'put exported matches into a database',
  text: [
    'Each match is played again first, and refused if it cannot be. A match that is already there stays as it is.',
  ],
  words: {
    files: {
      kind: 'text',
      value: 'FILE',
      many: true,
      required: true,
      complete: 'files',
      about: `files that starlanes export wrote`,
    },
  },
  flags: { database: DATABASE },
});

export const SERVER_COMMANDS = [SERVE, EXPORT, IMPORT];
