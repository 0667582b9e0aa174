/** All commands of the program in one table, in the order in which help pages list them. */
import { availableParallelism } from 'node:os';
import { command } from '../../cli/command.ts';
import { choice, number, text, toggle } from '../../cli/parameters.ts';
import type { Command, ValuesOf } from '../../cli/command.ts';
import { SHELLS } from '../../cli/completion.ts';
import { SERVER_COMMANDS } from '../../cli/server-commands.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import type { ListedGame, ListedGames } from '../frame/game-screens.ts';
import { USUAL_SERVER } from '../network/match-link.ts';
import { entry, screenEntry } from './entry.ts';
import type { CommandEntry } from './entry.ts';
import {
  JSON_OUTPUT,
  LINES,
  MATCH_FILE,
  NAME,
  OPEN,
  PACE,
  PLAYOUTS,
  RANDOM_SEED,
  RECORD,
  SCREEN,
  SEED,
  YOU,
} from './common-flags.ts';

/** One of the games by its name; the first is meant where none is named. */
const gameOf = (games: ListedGames) =>
  choice(
    'game',
    games.map(({ kit }) => kit.game.id),
    'the game',
    { value: 'GAME', default: games[0].kit.game.id },
  );

/** What a notation looks like: the usual edition with another value of its first number. */
function exampleOf([{ kit }]: ListedGames): string {
  const edition = usualEdition(kit);
  const [first] = kit.options.options.flatMap((option) => (option.kind === 'number' ? [option] : []));
  return first === undefined ? edition : `${edition}+${first.name}=${Math.floor((first.min + first.max) / 2)}`;
}

const editionOf = (games: ListedGames) =>
  text('NOTATION', `the edition, and what differs from it: ${exampleOf(games)}; see the command options`, {
    complete: 'editions',
    usually: [...new Set(games.map(({ kit }) => usualEdition(kit)))].join(', '),
  });

function canPlayAlone({ kit }: ListedGame): boolean {
  const { game } = kit;
  return game.seats(must(game.editions[usualEdition(kit)], 'an edition')).min === 1;
}

/** The computer players of the game that is meant where none is named, for examples: weakest first. */
const botsOf = (games: ListedGames) => games[0].players.map(({ name }) => name);
const strongestOf = (games: ListedGames) => must(botsOf(games).at(-1), 'a computer player');

/** Those of the games that had a program in the 1970s, with it. */
const teletypesOf = (games: ListedGames) =>
  games.flatMap(({ kit, teletype }) => (teletype === undefined ? [] : [[kit.game.id, teletype] as const]));

const SERVER = text('SERVER', 'the address of a server', { default: USUAL_SERVER });

const playCommand = (games: ListedGames) =>
  command({
    name: 'play',
    summary: 'play a match in this terminal, alone, together or against computer players',
    text: [
      'The match is kept after every action, and the command resume goes on with it. Into a file or a pipe, or with --lines, it is played line by line, and only --record keeps it.',
      'A seat is the name of a computer player, or of a person. The computer players, weakest first:',
      games.map(({ kit, players }) => [kit.title, players.map(({ name }) => name).join(', ')] as const),
    ],
    words: { game: gameOf(games) },
    flags: {
      edition: editionOf(games),
      seats: text('A,B,C', 'who plays, in the order of the seats', {
        isList: true,
        complete: 'bots',
        usually: 'you and a computer player',
      }),
      seed: RANDOM_SEED,
      record: RECORD,
      threads: number('N', [1, 64], 'threads for a computer player that searches: stronger in the same time', {
        default: 1,
      }),
      lines: LINES,
      ...SCREEN,
      pace: PACE,
    },
    examples: [
      ['play', 'you against a computer player'],
      [`play --seats Ann,Ben,${strongestOf(games)}`, 'two people and a computer player'],
      ...(canPlayAlone(games[0]) ? [['play --seats Ann', 'alone, for a medal'] as const] : []),
      ...games.slice(1).map(({ kit, about }) => [`play ${kit.game.id}`, about] as const),
    ],
  });

export type PlayValues = ValuesOf<ReturnType<typeof playCommand>>;

/** Those of the games that teach themselves. */
const taughtOf = (games: ListedGames) => games.filter(({ lesson }) => lesson !== undefined);

const learnCommand = (games: ListedGames) =>
  command({
    name: 'learn',
    summary: 'learn a game in three minutes: a first match that teaches, a tutorial',
    text: [
      'A planned match, one step at a time. Nothing of it is kept. Into a file or a pipe, or with --lines, it is played line by line.',
    ],
    words: {
      game: choice(
        'game',
        taughtOf(games).map(({ kit }) => kit.game.id),
        'the game',
        { value: 'GAME', default: must(taughtOf(games)[0], 'a game that is taught').kit.game.id },
      ),
    },
    flags: { lines: LINES, ...SCREEN, pace: PACE },
  });

export type LearnValues = ValuesOf<ReturnType<typeof learnCommand>>;

export const RESUME = command({
  name: 'resume',
  summary: 'go on with a match that is kept on this device',
  text: ['Without a name you pick the match from a list.'],
  words: { match: text('MATCH', 'the name of a match', { complete: 'matches' }) },
  flags: {
    list: toggle('print the matches: name, players, game and edition, how far, when'),
    json: toggle('the same as one JSON list'),
    delete: text('MATCH', 'delete a match for good', { complete: 'matches' }),
    ...SCREEN,
    pace: PACE,
  },
});

const hostCommand = (games: ListedGames) =>
  command({
    name: 'host',
    summary: 'make a match on a server, for others to join, and play it in this terminal',
    text: [
      `The link for the others is printed first; the match begins when every seat is taken. A seat is ${YOU}, ${OPEN} (for anyone who has the link), or the name of a computer player.`,
    ],
    words: { game: gameOf(games), server: SERVER },
    flags: {
      edition: editionOf(games),
      seats: text('A,B,C', 'who plays, in the order of the seats', {
        isList: true,
        complete: 'seats',
        default: `${YOU},${OPEN}`,
      }),
      name: NAME,
      clock: text('TIME', 'the time for a move: 15s to 10m, or 1h to 14d', { default: 'none' }),
      public: toggle('list the match in the lobby of the server'),
      ...SCREEN,
    },
    examples: [
      ['host', 'you and anyone who has the link'],
      [`host example.org --seats ${YOU},${OPEN},${strongestOf(games)} --clock 2m --public`, ''],
    ],
  });

export type HostValues = ValuesOf<ReturnType<typeof hostCommand>>;

export const JOIN = command({
  name: 'join',
  summary: 'play a match on a server in this terminal',
  text: [
    'With the link to a match you take a seat in it, beside people in browsers and terminals. With the address of a server you pick one of its public matches. The same device comes back to its own seat, which is held by a secret in your data folder.',
  ],
  words: {
    where: text('LINK|SERVER', 'the link to a match, http://…/match/…, or the address of a server', {
      default: USUAL_SERVER,
    }),
  },
  flags: { name: NAME, ...SCREEN },
});

export const LOBBY = command({
  name: 'lobby',
  summary: 'list the public matches of a server',
  text: ['Those with free seats and those in play, each with the command that takes part in it.'],
  words: { server: SERVER },
  flags: { json: JSON_OUTPUT },
});

export const WATCH = command({
  name: 'watch',
  summary: 'watch a match on a server in this terminal, without a seat',
  words: { link: text('LINK', 'the link to a match, http://…/match/…', { required: true }) },
  flags: SCREEN,
});

const teletypeCommand = (games: ListedGames) =>
  command({
    name: 'teletype',
    summary: 'play a game of the 1970s, as its program printed it',
    text: [
      'Type capitals: the originals know no others. Ctrl-D or Ctrl-C ends the game.',
      teletypesOf(games).map(([game, { about, typing }]) => [game, `${about}. ${typing}`] as const),
    ],
    words: {
      game: choice(
        'game',
        teletypesOf(games).map(([game]) => game),
        'the game',
        { value: 'GAME', required: true },
      ),
    },
    flags: {
      seats: text('A,B,C', 'who plays, with computer players: their lines are typed for them', {
        isList: true,
        complete: 'bots',
        usually: 'as the program asks',
      }),
      seed: RANDOM_SEED,
      layout: choice('layout', LAYOUTS, 'the columns of the screens', { usually: LAYOUTS[0] }),
      record: { ...RECORD, about: 'keep the match in FILE, move by move; a second match in FILE-2, and so on' },
      baud: number('N', [1, 1_000_000], 'print no faster than a line of N baud; a teletype had 110'),
      bell: toggle('ring the bell at announcements'),
      trace: toggle('print one JSON object for every turn or event instead of the screens'),
      pace: { ...PACE, default: 1000 },
    },
    examples: games.flatMap(({ kit, teletype }) =>
      teletype === undefined
        ? []
        : [[`teletype ${kit.game.id} --seats ${YOU},${kit.usualRival}`, 'against a computer player'] as const],
    ),
  });

export type TeletypeValues = ValuesOf<ReturnType<typeof teletypeCommand>>;

export const REPLAY = command({
  name: 'replay',
  summary: 'step through a match that was kept',
  text: ['Into a file or a pipe, or with --lines, the match is told as text.'],
  words: { file: MATCH_FILE },
  flags: {
    lines: toggle('tell the match as text'),
    json: toggle('one JSON object a line for every action and what came of it; seats count from 0'),
    ...SCREEN,
  },
});

export const REVIEW = command({
  name: 'review',
  summary: 'who was ahead when, the turning points, how well and luckily everybody played',
  text: [
    'The match is judged with all books open, every move by what was known then. The same match has the same review every time.',
  ],
  words: { file: MATCH_FILE },
  flags: {
    quick: toggle('look less closely, several times as fast'),
    playouts: { ...PLAYOUTS, about: 'how much to search for each move' },
    json: toggle('one JSON object with everything, move by move'),
    ascii: toggle('draw the chart with digits'),
  },
});

export const ADVISE = command({
  name: 'advise',
  summary: 'what to do in a position of a match, and why',
  text: [
    'Every answer with what it is worth and the reason, best first. The adviser knows no more than the player who is asked. The same position has the same advice every time.',
  ],
  words: { file: MATCH_FILE },
  flags: {
    at: number('N', [0, 200_000], 'the position after N actions', { usually: 'the last in which something is asked' }),
    playouts: PLAYOUTS,
    json: JSON_OUTPUT,
  },
});

export const VERIFY = command({
  name: 'verify',
  summary: 'say what is proved of a match: chance, actions, result',
  text: [
    'It checks that the secret is the one that was committed to before anybody sat down; that the key of the chance was made from it and the words of the players; that every action can be played again with the draws of that key; and that they lead to the result. It checks the hash chain over the actions and the signature of the server, and compares all of it with what this device saw of the match.',
    'The exit status is 1 if something is wrong, or if the record does not show how its chance was made.',
  ],
  words: {
    file: text('FILE', 'the record of a finished match', { required: true, complete: 'files' }),
  },
  flags: { json: JSON_OUTPUT },
});

const optionsCommand = (games: ListedGames) =>
  command({
    name: 'options',
    summary: 'list the editions of a game, and every option with its limits',
    words: {
      notation: text(
        'NOTATION',
        `print the value of every option in a notation such as ${exampleOf(games)}, or what is wrong with it`,
        { complete: 'editions' },
      ),
    },
    flags: { game: gameOf(games), json: JSON_OUTPUT },
  });

export type OptionsValues = ValuesOf<ReturnType<typeof optionsCommand>>;

const arenaCommand = (games: ListedGames) =>
  command({
    name: 'arena',
    summary: 'let computer players play each other, and see who is stronger and how sure that is',
    text: [
      'A galaxy is played in all seating orders that differ, with the same chance; where there are more than six, in the rotations of the given order. A tie is shared. The intervals take the galaxy as the unit, because its matches share their luck.',
      'An answer that is not allowed, or does not come, is replaced by a random one and counted: illegal, late, failed.',
    ],
    flags: {
      seats: text('A,B,C', 'who plays: computer players, or cmd: and a command (docs/bot-protocol.md)', {
        isList: true,
        complete: 'bots',
        required: true,
      }),
      ladder: toggle('every pair of the seats at a table of two, and a table of ratings'),
      game: gameOf(games),
      edition: editionOf(games),
      matches: number(
        'N',
        [1, 10_000_000],
        'how many matches, with --ladder by each pair; rounded up to whole galaxies',
        {
          default: 1000,
        },
      ),
      seed: { ...SEED, default: 1, about: 'the same matches for the same number' },
      playouts: number('N', [0, 1e9], 'how much the players may search for an answer', {
        usually: 'as much as each does by itself',
      }),
      milliseconds: number(
        'MS',
        [1, 3_600_000],
        'how long they may think about an answer; such matches cannot be repeated exactly',
      ),
      answerSeconds: number('S', [1, 3600], 'how long a program of your own may keep silent', { default: 5 }),
      threads: number('N', [1, 256], 'how many matches at a time; the results do not depend on it', {
        default: availableParallelism(),
        usually: 'all cores',
      }),
      json: JSON_OUTPUT,
    },
    examples: [
      [`arena --seats ${botsOf(games).slice(0, 2).join(',')} --matches 1000`, ''],
      [`arena --seats "${strongestOf(games)},cmd:node my-bot.mjs"`, ''],
      [`arena --ladder --seats ${botsOf(games).slice(0, 3).join(',')}`, ''],
    ],
  });

export type ArenaValues = ValuesOf<ReturnType<typeof arenaCommand>>;

export const COMPLETION = command({
  name: 'completion',
  summary: 'print the completion for a shell, or the man page',
  words: {
    what: choice('shell', [...SHELLS, 'man'], 'a shell, or man for the man page', { value: 'SHELL', required: true }),
  },
  examples: [
    ['completion bash', 'bash: source <(starlanes completion bash)'],
    ['completion zsh > FOLDER/_starlanes', 'zsh: a folder of $fpath'],
    ['completion fish > ~/.config/fish/completions/starlanes.fish', 'fish'],
    ['completion man > FOLDER/man1/starlanes.1', 'the man page'],
  ],
});

export const HELP = command({
  name: 'help',
  summary: 'print the page of all commands, or of one',
  words: { command: text('COMMAND', 'the name of a command', { complete: 'commands' }) },
});

export const MENU = command({
  name: 'menu',
  summary: 'pick from a menu of most of these; in a terminal, the program alone opens it',
  flags: SCREEN,
});

const VERSION = command({ name: 'version', summary: 'print the version; so does --version' });

// Each is loaded when it is called: the teletype need not wait for the arena's bots.
const aboutMatches = (games: ListedGames): readonly CommandEntry[] => [
  screenEntry(MENU, async () => (await import('./menu.ts')).menu),
  screenEntry(playCommand(games), async () => (await import('./play.ts')).play),
  ...(taughtOf(games).length === 0
    ? []
    : [screenEntry(learnCommand(games), async () => (await import('./learn.ts')).learn)]),
  screenEntry(RESUME, async () => (await import('./resume.ts')).resume),
  screenEntry(hostCommand(games), async () => (await import('./host.ts')).host),
  screenEntry(JOIN, async () => (await import('./join.ts')).join),
  screenEntry(LOBBY, async () => (await import('./lobby.ts')).lobby),
  screenEntry(WATCH, async () => (await import('./join.ts')).watch),
  ...(teletypesOf(games).length === 0
    ? []
    : [screenEntry(teletypeCommand(games), async () => (await import('./teletype.ts')).teletype)]),
  screenEntry(REPLAY, async () => (await import('./replay.ts')).replay),
  screenEntry(REVIEW, async () => (await import('./review.ts')).review),
  screenEntry(ADVISE, async () => (await import('./review.ts')).advise),
  entry(VERIFY, async () => (await import('./verify.ts')).verify),
  entry(optionsCommand(games), async () => (await import('./options.ts')).options),
  screenEntry(arenaCommand(games), async () => (await import('./arena.ts')).arena),
  ...games.flatMap(({ commands = [] }) => commands),
];

const ABOUT_THE_PROGRAM: readonly CommandEntry[] = [
  entry(COMPLETION, async () => (await import('./completion.ts')).completion),
  entry(HELP, async () => (await import('./help.ts')).help),
  entry(VERSION, async () => (await import('./help.ts')).version),
];

/** All commands, those of the server, too, which another program runs. */
export function commandsFor(games: ListedGames): readonly Command[] {
  return [
    ...aboutMatches(games).map((one) => one.command),
    ...SERVER_COMMANDS,
    ...ABOUT_THE_PROGRAM.map((one) => one.command),
  ];
}

/** A command that this program runs. */
export function entryOf(games: ListedGames, name: string): CommandEntry | undefined {
  return [...aboutMatches(games), ...ABOUT_THE_PROGRAM].find((one) => one.command.name === name);
}
