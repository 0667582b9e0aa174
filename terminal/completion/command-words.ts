/**
 * Every command with its flags, in one table: shell completion and the man page are made from it, and
 * a test compares it with the help pages.
 */

export interface FlagWords {
  readonly flag: string;
  /** What follows the flag: a FILE, a FOLDER, choices such as `spec|altair`, or anything else; empty: nothing. */
  readonly value: string;
  readonly about: string;
}

export interface CommandWords {
  readonly name: string;
  /** What stands behind it, as the help writes it. */
  readonly words: string;
  readonly about: string;
  readonly flags: readonly FlagWords[];
}

const flag = (name: string, value: string, about: string): FlagWords => ({ flag: name, value, about });

const NO_COLOUR = flag('--no-color', '', 'without colours; so does the variable NO_COLOR');
const MOUSE = flag('--mouse', '', 'takes clicks and the wheel');
const PACE = flag('--pace', 'MS', 'the least time a computer player takes for an action, in milliseconds (400)');
const LINES = flag('--lines', '', 'line by line, as text');
const JSON_FLAG = flag('--json', '', 'as data for programs');
const SEED = flag('--seed', 'N', 'the same for the same number, 0 to 4294967295');
const EDITION = flag('--edition', 'EDITION', 'an edition, with what differs from it: today+rows=14');
const NAME = flag('--name', 'NAME', 'what you are called at the table');
const RECORD = flag('--record', 'FILE', 'keeps the record of the match in FILE as it grows');
const DATABASE = flag('--database', 'FILE', 'a SQLite file, or the address of a PostgreSQL database');
const PLAYOUTS = flag('--playouts', 'N', 'how much to search');

export const COMMAND_WORDS: readonly CommandWords[] = [
  {
    name: 'play',
    words: '[star-lanes|star-trader]',
    about: 'any edition of a game on the full screen of this terminal: alone, together or against computer players',
    flags: [
      EDITION,
      flag('--seats', 'A,B,C', 'who plays: names of computer players, or of people'),
      SEED,
      RECORD,
      flag('--threads', 'N', 'lets searcher and champion think on N threads at once'),
      LINES,
      NO_COLOUR,
      MOUSE,
      PACE,
    ],
  },
  {
    name: 'resume',
    words: '[MATCH]',
    about: 'lists the matches that are kept on this device, and goes on with one',
    flags: [
      flag('--list', '', 'prints the matches'),
      JSON_FLAG,
      flag('--delete', 'MATCH', 'deletes a match for good'),
      NO_COLOUR,
      MOUSE,
      PACE,
    ],
  },
  {
    name: 'join',
    words: '[LINK|SERVER]',
    about:
      'takes a seat in a match on a server and plays it in this terminal; without a link, one of its public matches',
    flags: [NAME, NO_COLOUR, MOUSE],
  },
  {
    name: 'host',
    words: '[star-lanes|star-trader] [SERVER]',
    about: 'makes a match on a server, says the link for the others, and plays it in this terminal',
    flags: [
      EDITION,
      flag('--seats', 'you,B,C', 'who plays: you, open for whoever comes, or names of computer players'),
      NAME,
      flag('--clock', 'TIME', 'the time for a move: 15s to 10m, or 1h to 14d; none is usual'),
      flag('--public', '', 'lists the match in the lobby, for everybody'),
      NO_COLOUR,
      MOUSE,
    ],
  },
  { name: 'lobby', words: '[SERVER]', about: 'the public matches of a server', flags: [JSON_FLAG] },
  { name: 'watch', words: 'LINK', about: 'watches a match on a server in this terminal', flags: [NO_COLOUR, MOUSE] },
  {
    name: 'teletype',
    words: 'star-lanes|star-trader',
    about: 'a game of the 1970s, as its program printed it',
    flags: [
      SEED,
      flag('--layout', 'spec|altair', 'the columns of the screens'),
      RECORD,
      flag('--baud', 'N', 'prints no faster than a line of N baud'),
      flag('--bell', '', 'rings the bell at announcements'),
      flag('--trace', '', 'one JSON object for every turn instead of the screens'),
    ],
  },
  {
    name: 'replay',
    words: 'FILE',
    about: 'steps through a match that was kept; into a pipe it is told as readable text',
    flags: [LINES, JSON_FLAG, NO_COLOUR, MOUSE],
  },
  {
    name: 'review',
    words: 'FILE',
    about: 'who was ahead when, the turning points, how well and luckily everybody played',
    flags: [
      flag('--quick', '', 'looks less closely, several times as fast'),
      PLAYOUTS,
      JSON_FLAG,
      flag('--ascii', '', 'draws the chart with digits'),
    ],
  },
  {
    name: 'advise',
    words: 'FILE',
    about: 'what to do in a position of a match, and why',
    flags: [flag('--at', 'N', 'the position after N actions of the record'), PLAYOUTS, JSON_FLAG],
  },
  {
    name: 'verify',
    words: 'FILE',
    about: 'whether the chance of a match was fair, and its result right',
    flags: [JSON_FLAG],
  },
  {
    name: 'options',
    words: '[NOTATION]',
    about: 'the editions and every option with its limits',
    flags: [flag('--game', 'star-lanes|star-trader', 'which game'), JSON_FLAG],
  },
  {
    name: 'galaxy',
    words: '',
    about: 'a galaxy of Star Trader, the one a match begins with',
    flags: [
      SEED,
      flag('--players', 'P', 'captains, 1 to 12'),
      flag('--stars', 'S', 'how many stars'),
      flag('--min-distance', 'D', 'light years between any two of them, at least'),
      flag('--edition', 'E', 'kaufman1974, remake or today, with options'),
      JSON_FLAG,
    ],
  },
  {
    name: 'arena',
    words: '',
    about: 'lets computer players play each other and says who is stronger',
    flags: [
      flag('--seats', 'A,B,C', 'who plays: names of computer players, or cmd: and a command'),
      flag('--ladder', '', 'every pair of the named, and a table of ratings'),
      flag('--game', 'star-lanes|star-trader', 'which game'),
      EDITION,
      flag('--matches', 'N', 'how many matches'),
      SEED,
      PLAYOUTS,
      flag('--milliseconds', 'M', 'how long they may think about an answer'),
      flag('--answer-seconds', 'S', "how long somebody else's program may keep silent"),
      flag('--threads', 'T', 'how many matches at a time'),
      JSON_FLAG,
    ],
  },
  {
    name: 'train',
    words: '',
    about: "trains one of the champion's networks by self-play",
    flags: [
      flag('--diet', 'holding|selling', 'which network'),
      flag('--out', 'FILE', 'where it is kept'),
      flag('--from', 'FILE', 'which one to go on from'),
      SEED,
      flag('--rounds', 'N', 'how often to play and learn'),
      flag('--matches', 'N', 'matches a round'),
      flag('--steps', 'N', 'steps of learning a round'),
      flag('--batch', 'N', 'positions a step'),
      flag('--threads', 'N', 'matches at a time'),
    ],
  },
  {
    name: 'serve',
    words: '',
    about: 'serves the game to browsers, programs and terminals',
    flags: [
      flag('--port', 'N', 'the port (1977)'),
      flag('--host', 'ADDRESS', 'the address to listen on'),
      flag('--telnet', 'PORT', 'also the games of the teletype, to anybody with a plain terminal'),
      DATABASE,
      flag('--url', 'URL', 'how players reach the server, where a proxy stands in front of it'),
      flag('--trust-proxy', '', 'believes X-Forwarded-For and X-Forwarded-Proto'),
      flag('--forget-after', 'DAYS', 'deletes unfinished matches in which nothing happened for so long'),
      flag('--threads', 'N', 'threads for computer players'),
      flag('--log', 'silent|error|warn|info|debug', 'what is logged'),
      flag('--connections-per-address', 'N', 'how many connections one address may have'),
      flag('--matches-per-hour', 'N', 'how many matches one address may make'),
      flag('--messages-per-second', 'N', 'how many messages one connection may send'),
    ],
  },
  {
    name: 'export',
    words: '[MATCH ...]',
    about: "writes a server's matches as files",
    flags: [
      DATABASE,
      flag('--to', 'FOLDER', 'where they go'),
      flag('--whole', '', 'unfinished ones, too, with their secrets'),
    ],
  },
  { name: 'import', words: 'FILE ...', about: 'puts exported matches into a store', flags: [DATABASE] },
  { name: 'completion', words: 'bash|zsh|fish|man', about: 'completion for a shell, or the man page', flags: [] },
  { name: 'help', words: '[COMMAND]', about: 'what there is, on one page, or the page of a command', flags: [] },
];
