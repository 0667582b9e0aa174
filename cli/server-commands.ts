/** The commands of the server, as data: the terminal's program has their pages without loading a server. */
import { command } from './command.ts';
import { choice, number, text, toggle } from './parameters.ts';

const DATABASE = text('FILE|postgres://…', 'the database: a SQLite file or a PostgreSQL URL', {
  complete: 'files',
  usually: 'a file in your data folder',
});

const CONFIG = text('FILE', 'a settings file in JSON: {"port": 1977}; also named by STARLANES_SERVER_CONFIG', {
  complete: 'files',
  usually: 'server.json in your configuration folder',
});

const MOST = 1_000_000;

export const SERVE = command({
  name: 'serve',
  summary: 'run the server for browsers, programs and terminals',
  text: [
    'One process serves the web app, the HTTP API and the WebSocket on one port. Ctrl-C stops it. For proxies, PostgreSQL and backups, see starlanes docs operations.',
    'You can also set every flag with a variable, such as STARLANES_PORT for --port, or in a file. Flags override variables, and variables override the file.',
  ],
  flags: {
    port: number('N', [0, 65_535], 'the port', { default: 1977 }),
    host: text('ADDRESS', 'the address to listen on', { usually: 'all addresses' }),
    telnet: number('PORT', [0, 65_535], 'a second port, for the teletype games in plain terminals', {
      usually: 'none',
    }),
    database: DATABASE,
    url: text('URL', 'the public URL of the server, if it is behind a proxy'),
    trustProxy: toggle('trust X-Forwarded-For and X-Forwarded-Proto'),
    forgetAfter: number(
      'DAYS',
      [0, 36_500],
      'delete unfinished matches after this many days without an action; 0: never',
      { default: 90 },
    ),
    threads: number('N', [1, 256], 'threads for computer players', { usually: 'one fewer than the cores' }),
    log: choice(
      'log level',
      ['silent', 'error', 'warn', 'info', 'debug'],
      'what to log, as JSON lines on standard error',
      { default: 'warn' },
    ),
    connectionsPerAddress: number('N', [1, MOST], 'connections per address', { usually: '200' }),
    matchesPerHour: number('N', [1, MOST], 'new matches an hour per address', { usually: '120' }),
    botMatchesPerHour: number('N', [1, MOST], 'new matches with computer players only, an hour per address', {
      usually: '20',
    }),
    botMatches: number('N', [1, MOST], 'matches with computer players only, at a time', { usually: '50' }),
    longestMatch: number('N', [1, 1_000_000_000], 'maximum number of actions in a new match', { usually: '200000' }),
    messagesPerSecond: number('N', [1, MOST], 'messages a second per connection', { usually: '20' }),
    config: CONFIG,
    printConfig: toggle('print every setting and its origin, and exit'),
  },
});

export const EXPORT = command({
  name: 'export',
  summary: 'write the matches of a server to files',
  text: [
    'Writes every finished match, or those you name, as a record file. --whole also writes unfinished matches and daily results, as JSON with their secrets: keep those files private.',
  ],
  words: { matches: text('MATCH', 'names of matches', { many: true, usually: 'all' }) },
  flags: {
    database: DATABASE,
    to: text('FOLDER', 'where the files go', { complete: 'files', default: '.' }),
    whole: toggle('include unfinished matches and daily results, with their secrets'),
    config: CONFIG,
  },
});

export const IMPORT = command({
  name: 'import',
  summary: 'import exported matches into a database',
  text: ['Each match is replayed first and rejected if that fails. Matches that are already there stay unchanged.'],
  words: {
    files: text('FILE', 'files written by the command export', { many: true, required: true, complete: 'files' }),
  },
  flags: { database: DATABASE, config: CONFIG },
});

export const MATCHES = command({
  name: 'matches',
  summary: 'list or delete matches of a server',
  text: [
    'list prints one line per match: name, stage, last change (UTC), length, rules and players. delete permanently removes the matches you name; their daily results stay. A match in play ends for everybody. Write -- before a name that begins with a minus.',
    'With SQLite you can list while a server runs, but stop it before you delete: matches in play wait until it starts again. PostgreSQL needs no stop for either.',
  ],
  words: {
    what: choice('task', ['list', 'delete'], 'what to do', { required: true }),
    matches: text('MATCH', 'names of the matches to delete', { many: true }),
  },
  flags: {
    database: DATABASE,
    unfinished: toggle('list only matches that are not over'),
    config: CONFIG,
  },
  examples: [
    ['matches list --unfinished', 'waiting matches and matches in play'],
    ['matches delete Me1dPe81EKMS', 'delete one match'],
  ],
});

export const SERVER_COMMANDS = [SERVE, EXPORT, IMPORT, MATCHES];
