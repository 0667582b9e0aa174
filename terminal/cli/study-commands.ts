/** The commands that look at matches and games: a record, its review, the options, the strength of computer players. */
import { availableParallelism } from 'node:os';
import { command } from '../../cli/command.ts';
import type { ValuesOf } from '../../cli/command.ts';
import { number, text, toggle } from '../../cli/parameters.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import {
  JSON_OUTPUT,
  LANGUAGE,
  MATCH_FILE,
  PLAYOUTS,
  SCREEN,
  SEED,
  botsOf,
  editionOf,
  exampleOf,
  gameOf,
  strongestOf,
} from './common-flags.ts';
import { entry, screenEntry } from './entry.ts';
import type { CommandEntry } from './entry.ts';

export const REPLAY = command({
  name: 'replay',
  summary: 'step through a match',
  text: ['In a pipe, or with --lines, the match is printed as text.'],
  words: { file: MATCH_FILE },
  flags: {
    lines: toggle('print the match as text'),
    json: toggle('print a line of JSON for every action and its events; seats count from 0'),
    ...SCREEN,
  },
});

export const REVIEW = command({
  name: 'review',
  summary: 'review a match: who led when, turning points, accuracy and luck',
  text: [
    'The match is evaluated with all books open, every move by what was known then. The same match always gets the same review.',
  ],
  words: { file: MATCH_FILE },
  flags: {
    quick: toggle('analyse less deeply, several times as fast'),
    playouts: { ...PLAYOUTS, about: 'how much to search for each move' },
    json: toggle('print a JSON object with everything, move by move'),
    ascii: toggle('draw the chart with digits'),
    language: LANGUAGE,
  },
});

export const ADVISE = command({
  name: 'advise',
  summary: 'advise what to do in a position of a match, and why',
  text: [
    'Lists every answer with its value and the reason, best first. The adviser knows only what the player to move may know. The same position always gets the same advice.',
  ],
  words: { file: MATCH_FILE },
  flags: {
    at: number('N', [0, 200_000], 'the position after N actions', { usually: 'the last one with a question' }),
    playouts: PLAYOUTS,
    json: JSON_OUTPUT,
    language: LANGUAGE,
  },
});

export const VERIFY = command({
  name: 'verify',
  summary: 'verify the record of a match: chance, actions, result',
  text: [
    'It checks that the secret matches the commitment published before anybody took a seat; that the key of the chance comes from the secret and the words of the players; that every action can be replayed with the draws of that key; and that they lead to the result. It checks the hash chain over the actions and the server’s signature, and compares everything with what this device saw of the match.',
    'The exit status is 1 if something is wrong, or if the record does not say where its chance comes from.',
  ],
  words: { file: MATCH_FILE },
  flags: { json: JSON_OUTPUT },
});

const optionsCommand = (games: ListedGames) =>
  command({
    name: 'options',
    summary: 'list the editions of a game and every option with its limits',
    words: {
      notation: text(
        'NOTATION',
        `explain a notation such as ${exampleOf(games)}: the value of every option, or what is wrong`,
        { complete: 'editions' },
      ),
    },
    flags: { game: gameOf(games), json: JSON_OUTPUT },
  });

export type OptionsValues = ValuesOf<ReturnType<typeof optionsCommand>>;

const rulesCommand = (games: ListedGames) =>
  command({
    name: 'rules',
    summary: 'read the rules of a game, with drawings',
    text: ['In a terminal they open in your pager (PAGER, or less); in a pipe they are plain text.'],
    words: { game: gameOf(games) },
    flags: { edition: editionOf(games), language: LANGUAGE },
  });

export type RulesValues = ValuesOf<ReturnType<typeof rulesCommand>>;

const arenaCommand = (games: ListedGames) =>
  command({
    name: 'arena',
    summary: 'play computer players against each other to measure which is stronger',
    text: [
      'Every galaxy is played in all distinct seating orders with the same chance; if there are more than six, in the rotations of the given order. Ties share the win. Confidence intervals treat the galaxy as the unit, because its matches share their luck.',
      'An illegal, late or failed answer is replaced by a random one and counted.',
    ],
    flags: {
      seats: text('A,B,C', 'who plays: computer players, or cmd: and a command (see starlanes docs bot-protocol)', {
        isList: true,
        complete: 'bots',
        required: true,
      }),
      ladder: toggle('play every pair against each other and print ratings'),
      game: gameOf(games),
      edition: editionOf(games),
      matches: number(
        'N',
        [1, 10_000_000],
        'number of matches (with --ladder, for each pair), rounded up to whole galaxies',
        {
          default: 1000,
        },
      ),
      seed: { ...SEED, default: 1, about: 'the same number gives the same matches' },
      playouts: number('N', [0, 1e9], 'how much the players search for an answer', {
        usually: 'the default of each player',
      }),
      milliseconds: number('MS', [1, 3_600_000], 'time limit for an answer; such matches are not reproducible'),
      answerSeconds: number('S', [1, 3600], 'how long to wait for an answer of your own program', { default: 5 }),
      threads: number('N', [1, 256], 'matches at a time; the results do not depend on it', {
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

/** In the order of help pages. */
export const studyEntries = (games: ListedGames): readonly CommandEntry[] => [
  screenEntry(REPLAY, async () => (await import('./replay.ts')).replay),
  screenEntry(REVIEW, async () => (await import('./review.ts')).review),
  screenEntry(ADVISE, async () => (await import('./review.ts')).advise),
  entry(VERIFY, async () => (await import('./verify.ts')).verify),
  screenEntry(rulesCommand(games), async () => (await import('./pages.ts')).rules),
  entry(optionsCommand(games), async () => (await import('./options.ts')).options),
  screenEntry(arenaCommand(games), async () => (await import('./arena.ts')).arena),
];
