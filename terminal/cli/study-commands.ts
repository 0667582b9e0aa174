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
    language: LANGUAGE,
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
    language: LANGUAGE,
  },
});

export const VERIFY = command({
  name: 'verify',
  summary: 'say what is proved of a match: chance, actions, result',
  text: [
    'It checks that the secret is the one that was committed to before anybody sat down; that the key of the chance was made from it and the words of the players; that every action can be played again with the draws of that key; and that they lead to the result. It checks the hash chain over the actions and the signature of the server, and compares all of it with what this device saw of the match.',
    'The exit status is 1 if something is wrong, or if the record does not show how its chance was made.',
  ],
  words: { file: MATCH_FILE },
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

const rulesCommand = (games: ListedGames) =>
  command({
    name: 'rules',
    summary: 'read the rules of a game, with drawings',
    text: ['At a terminal they open in your pager (PAGER, or less); in a pipe they are plain text.'],
    words: { game: gameOf(games) },
    flags: { edition: editionOf(games), language: LANGUAGE },
  });

export type RulesValues = ValuesOf<ReturnType<typeof rulesCommand>>;

const arenaCommand = (games: ListedGames) =>
  command({
    name: 'arena',
    summary: 'let computer players play each other, and see who is stronger and how sure that is',
    text: [
      'A galaxy is played in all seating orders that differ, with the same chance; where there are more than six, in the rotations of the given order. A tie is shared. The intervals take the galaxy as the unit, because its matches share their luck.',
      'An answer that is not allowed, or does not come, is replaced by a random one and counted: illegal, late, failed.',
    ],
    flags: {
      seats: text('A,B,C', 'who plays: computer players, or cmd: and a command (see: starlanes docs bot-protocol)', {
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
