/** The commands that play a match or watch one: here, on a server, at a teletype. */
import { command } from '../../cli/command.ts';
import type { ValuesOf } from '../../cli/command.ts';
import { choice, number, text, toggle } from '../../cli/parameters.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { LAYOUTS } from '../../teletype/basic/paper.ts';
import type { ListedGame, ListedGames } from '../frame/game-screens.ts';
import { USUAL_SERVER } from '../network/match-link.ts';
import {
  JSON_OUTPUT,
  LANGUAGE,
  LINES,
  NAME,
  OPEN,
  PACE,
  RANDOM_SEED,
  RECORD,
  SCREEN,
  YOU,
  editionOf,
  gameOf,
  strongestOf,
} from './common-flags.ts';
import { screenEntry } from './entry.ts';
import type { CommandEntry } from './entry.ts';

function canPlayAlone({ kit }: ListedGame): boolean {
  const { game } = kit;
  return game.seats(must(game.editions[usualEdition(kit)], 'an edition')).min === 1;
}

const playCommand = (games: ListedGames) =>
  command({
    name: 'play',
    summary: 'play a match in this terminal, alone, together or against computer players',
    text: [
      'The match is saved after every action; the command resume continues it. In a pipe, or with --lines, you play line by line, and only --record saves the match.',
      `A seat is the name of a person or of a computer player; ${YOU} is your own name. Computer players, weakest first:`,
      games.map(({ kit, players }) => [kit.title, players.map(({ name }) => name).join(', ')] as const),
    ],
    words: { game: gameOf(games) },
    flags: {
      edition: editionOf(games),
      seats: text('A,B,C', 'who plays, in seating order', {
        isList: true,
        complete: 'bots',
        usually: 'you and a computer player',
      }),
      seed: RANDOM_SEED,
      record: RECORD,
      threads: number('N', [1, 64], 'threads for computer players that search: stronger in the same time', {
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
    summary: 'learn a game in a tutorial of three minutes',
    text: ['A prepared match, one step at a time. It is not saved. In a pipe, or with --lines, you play line by line.'],
    words: {
      game: choice(
        'game',
        taughtOf(games).map(({ kit }) => kit.game.id),
        'the game',
        { value: 'GAME', default: must(taughtOf(games)[0], 'a game that is taught').kit.game.id },
      ),
    },
    flags: {
      of: text('MATCH', 'the game of a match: a file, a saved match, a link, or - for standard input', {
        complete: 'matches-or-files',
      }),
      lines: LINES,
      ...SCREEN,
      pace: PACE,
    },
  });

export type LearnValues = ValuesOf<ReturnType<typeof learnCommand>>;

export const RESUME = command({
  name: 'resume',
  summary: 'continue a match saved on this device',
  text: [
    'Without a name you pick the match from a list, where you can also replay finished matches and delete any. The beginning of a name is enough, or the beginning of its last part.',
  ],
  words: { match: text('MATCH', 'the name of a match, or its beginning', { complete: 'matches' }) },
  flags: {
    last: toggle('continue the latest match'),
    list: toggle('print the matches: name, players, game, edition, progress, date'),
    json: toggle('print the list as JSON'),
    delete: text('MATCH', 'delete a match', { complete: 'matches' }),
    ...SCREEN,
    pace: PACE,
  },
});

const SERVER = text('SERVER', 'the address of a server', { default: USUAL_SERVER });

export const DAILY = command({
  name: 'daily',
  summary: 'play the daily galaxy: the same for everybody, one attempt',
  text: [
    'Everybody plays the same galaxy with the same offers, against the same computer players, without undo. A new galaxy starts at midnight UTC. A server keeps a table of results; it accepts those of today and the two days before. In a pipe, the command prints your results.',
  ],
  words: { server: { ...SERVER, about: 'the address of the server with the table of results' } },
  flags: {
    results: toggle('print your results and the table of results'),
    send: toggle('send your result to the table'),
    name: NAME,
    json: JSON_OUTPUT,
    ...SCREEN,
    pace: PACE,
  },
});

export const SCORES = command({
  name: 'scores',
  summary: 'list the best results of finished matches on this device',
  text: [
    'By game, edition and number of players, with medals for matches played alone. Matches on servers are not included.',
  ],
  flags: { json: JSON_OUTPUT, language: LANGUAGE },
});

const hostCommand = (games: ListedGames) =>
  command({
    name: 'host',
    summary: 'create a match on a server and play it in this terminal',
    text: [
      `The command prints the link for the others first; the match begins when all seats are taken. A seat is ${YOU}, ${OPEN} (for anyone with the link), or the name of a computer player.`,
    ],
    words: { game: gameOf(games), server: SERVER },
    flags: {
      edition: editionOf(games),
      seats: text('A,B,C', 'who plays, in seating order', {
        isList: true,
        complete: 'seats',
        default: `${YOU},${OPEN}`,
      }),
      name: NAME,
      clock: text('TIME', 'time for a move: 15s to 10m, or 1h to 14d', { default: 'none' }),
      advice: toggle('let every player ask for advice'),
      public: toggle('list the match in the lobby of the server'),
      ...SCREEN,
    },
    examples: [
      ['host', 'you and anyone with the link'],
      [`host example.org --seats ${YOU},${OPEN},${strongestOf(games)} --clock 2m --public`, ''],
    ],
  });

export type HostValues = ValuesOf<ReturnType<typeof hostCommand>>;

export const JOIN = command({
  name: 'join',
  summary: 'play a match on a server in this terminal',
  text: [
    'With the link to a match you take a seat in it, together with people in browsers and terminals. With the address of a server you pick one of its public matches. If you already have a seat in the match, you return to it: a secret in your data folder identifies your device.',
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
  text: ['Matches with free seats and matches in play, each with the command to join or watch it.'],
  words: { server: SERVER },
  flags: { json: JSON_OUTPUT },
});

export const WATCH = command({
  name: 'watch',
  summary: 'watch a match on a server in this terminal, without a seat',
  words: { link: text('LINK', 'the link to a match, http://…/match/…', { required: true }) },
  flags: SCREEN,
});

/** Those of the games that had a program in the 1970s, with it. */
const teletypesOf = (games: ListedGames) =>
  games.flatMap(({ kit, teletype }) => (teletype === undefined ? [] : [[kit.game.id, teletype] as const]));

const teletypeCommand = (games: ListedGames) =>
  command({
    name: 'teletype',
    summary: 'play a game of the 1970s, as its program printed it',
    text: [
      'Type in capitals: the originals accept nothing else. Ctrl-D or Ctrl-C ends the game.',
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
      seats: text('A,B,C', 'who plays; computer players type their own lines', {
        isList: true,
        complete: 'bots',
        usually: 'as the program asks',
      }),
      seed: RANDOM_SEED,
      layout: choice('layout', LAYOUTS, 'the screen layout', { usually: LAYOUTS[0] }),
      record: { ...RECORD, about: 'save the match to FILE, move by move; a second match to FILE-2, and so on' },
      baud: number('N', [1, 1_000_000], 'print at N baud; a teletype had 110'),
      bell: toggle('ring the bell at announcements'),
      trace: toggle('print a JSON object for every turn or event instead of the screens'),
      pace: { ...PACE, default: 1000, usually: '1000' },
    },
    examples: games.flatMap(({ kit, teletype }) =>
      teletype === undefined
        ? []
        : [[`teletype ${kit.game.id} --seats ${YOU},${kit.usualRival}`, 'against a computer player'] as const],
    ),
  });

export type TeletypeValues = ValuesOf<ReturnType<typeof teletypeCommand>>;

/** In the order of help pages. Each is loaded when it is called: the teletype need not wait for the review. */
export const playEntries = (games: ListedGames): readonly CommandEntry[] => [
  screenEntry(playCommand(games), async () => (await import('./play.ts')).play),
  ...(taughtOf(games).length === 0
    ? []
    : [screenEntry(learnCommand(games), async () => (await import('./learn.ts')).learn)]),
  ...(games.some(({ kit }) => kit.daily !== undefined)
    ? [screenEntry(DAILY, async () => (await import('./daily.ts')).daily)]
    : []),
  screenEntry(RESUME, async () => (await import('./resume.ts')).resume),
  screenEntry(SCORES, async () => (await import('./scores.ts')).scores),
  screenEntry(hostCommand(games), async () => (await import('./host.ts')).host),
  screenEntry(JOIN, async () => (await import('./join.ts')).join),
  screenEntry(LOBBY, async () => (await import('./lobby.ts')).lobby),
  screenEntry(WATCH, async () => (await import('./join.ts')).watch),
  ...(teletypesOf(games).length === 0
    ? []
    : [screenEntry(teletypeCommand(games), async () => (await import('./teletype.ts')).teletype)]),
];
