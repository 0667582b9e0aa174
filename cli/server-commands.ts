/** The commands of the server, as data: the terminal's program has their pages without loading a server. */
import { command } from './command.ts';
import { choice, number, text, toggle } from './parameters.ts';

const DATABASE = text('FILE|postgres://…', 'the database: a SQLite file, or the address of a PostgreSQL database', {
  complete: 'files',
  usually: 'a file in your data folder',
});

const CONFIG = text('FILE', 'a file of settings, as JSON: {"port": 1977}', {
  complete: 'files',
  usually: 'server.json in your configuration folder',
});

const MOST = 1_000_000;

export const SERVE = command({
  name: 'serve',
  summary: 'serve the games to browsers, programs and terminals',
  text: [
    'The web app, the HTTP API and the socket come from one process on one port. Ctrl-C stops it. The page starlanes docs operations says how to run it behind a proxy and with PostgreSQL, and how to back it up.',
    'Every flag can also be set by a variable, STARLANES_PORT for --port, or in a file; a flag wins over a variable, and that over the file.',
  ],
  flags: {
    port: number('N', [0, 65_535], 'the port', { default: 1977 }),
    host: text('ADDRESS', 'the address to listen on', { usually: 'all of this machine' }),
    telnet: number(
      'PORT',
      [0, 65_535],
      'a second port, where anyone with a plain terminal plays the games of the teletype',
      { usually: 'none' },
    ),
    database: DATABASE,
    url: text('URL', 'how players reach the server, if a proxy stands in front of it'),
    trustProxy: toggle('believe X-Forwarded-For and X-Forwarded-Proto'),
    forgetAfter: number(
      'DAYS',
      [0, 36_500],
      'delete an unfinished match after this many days without an action; 0: never',
      { default: 90 },
    ),
    threads: number('N', [1, 256], 'threads for computer players', { usually: 'one less than the cores' }),
    log: choice(
      'log level',
      ['silent', 'error', 'warn', 'info', 'debug'],
      'what is logged, as JSON lines on standard error',
      { default: 'warn' },
    ),
    connectionsPerAddress: number('N', [1, MOST], 'connections from one address'),
    matchesPerHour: number('N', [1, MOST], 'new matches from one address'),
    botMatchesPerHour: number('N', [1, MOST], 'those of computer players alone, from one address'),
    botMatches: number('N', [1, MOST], 'matches of computer players alone that go on at a time'),
    longestMatch: number('N', [1, 1_000_000_000], 'actions that a new match can have at most'),
    messagesPerSecond: number('N', [1, MOST], 'messages on one connection'),
    config: CONFIG,
    printConfig: toggle('print every setting and where it comes from, and serve nothing'),
  },
});

export const EXPORT = command({
  name: 'export',
  summary: 'write the matches of a server as files',
  text: [
    'Every finished match, or the ones you name, becomes a record file. With --whole unfinished matches and the results of daily matches are written too, as JSON that holds their secrets: keep those files to yourself.',
  ],
  words: { matches: text('MATCH', 'matches by their names', { many: true, usually: 'all' }) },
  flags: {
    database: DATABASE,
    to: text('FOLDER', 'where the files go', { complete: 'files', default: '.' }),
    whole: toggle('unfinished matches and daily results too, with their secrets'),
    config: CONFIG,
  },
});

export const IMPORT = command({
  name: 'import',
  summary: 'put exported matches into a database',
  text: [
    'Each match is played again first, and refused if it cannot be. A match that is already there stays as it is.',
  ],
  words: {
    files: text('FILE', 'files that the command export wrote', { many: true, required: true, complete: 'files' }),
  },
  flags: { database: DATABASE, config: CONFIG },
});

export const MATCHES = command({
  name: 'matches',
  summary: 'list or delete matches of a server',
  text: [
    'list prints every match in one line: its name, stage, last change (UTC), length, rules and players. delete removes those you name, with all that was played in them; their results in the tables of the days stay. A match that is being played ends for everybody. Before a name that begins with a minus write --.',
    'list reads a SQLite file even while a server runs; to delete from one, stop the server first: matches in play wait until it starts again. PostgreSQL needs no stop for either.',
  ],
  words: {
    what: choice('task', ['list', 'delete'], 'what to do', { required: true }),
    matches: text('MATCH', 'the matches to delete, by their names', { many: true }),
  },
  flags: {
    database: DATABASE,
    unfinished: toggle('list only matches that are not over'),
    config: CONFIG,
  },
  examples: [
    ['matches list --unfinished', 'what is gathering or being played'],
    ['matches delete Me1dPe81EKMS', 'one match less'],
  ],
});

export const SERVER_COMMANDS = [SERVE, EXPORT, IMPORT, MATCHES];
