/** Words and flags that several commands share. */
import type { Choice, Text } from '../../cli/command.ts';
import { choice, number, text, toggle } from '../../cli/parameters.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import { LANGUAGE_TAGS } from '../../text/index.ts';
import { settings } from '../settings.ts';

export const SEED = number('N', [0, 2 ** 32 - 1], 'the same number gives the same match');

/** A random one is told. */
export const RANDOM_SEED = { ...SEED, usually: 'random' } as const;

/** A match that was kept. */
export const MATCH_FILE = text(
  'MATCH',
  'a file, the name of a saved match (see resume), a link to a match or a record, or - for standard input',
  { required: true, complete: 'matches-or-files' },
);

export const RECORD = text('FILE', 'save the record of the match to FILE, action by action', { complete: 'files' });

export const JSON_OUTPUT = toggle('print JSON instead of text');

export const LANGUAGE = choice('language', LANGUAGE_TAGS, 'the language of the program', {
  value: 'TAG',
  usually: 'your setting, or LC_ALL, LC_MESSAGES or LANG',
});

/** Flags of every command with a full screen. */
export const SCREEN = {
  language: LANGUAGE,
  noColor: toggle('no colours; same as the variable NO_COLOR'),
  mouse: toggle('use clicks and the wheel; hold Shift to select text'),
} as const;

export const LINES = toggle('play line by line, as text');

/** In milliseconds, where nothing else is said or set. */
const USUAL_PACE = 400;

export const PACE = number('MS', [0, 60_000], 'minimum time a computer player takes for an action, in milliseconds', {
  usually: `${USUAL_PACE}, or your setting`,
});

/** The pace that was asked for, or set, or is usual. */
export function paceOf(asked: number | undefined): number {
  return asked ?? settings().pace ?? USUAL_PACE;
}

export const NAME = text('NAME', 'your name at the table', { usually: 'your setting, or Pilot' });

export const PLAYOUTS = number('N', [1, 1_000_000], 'how much to search');

/** The words for seats that are no computer player's. */
export const YOU = 'you';
export const OPEN = 'open';

/** One of the games by its name; the first is meant where none is named. */
export const gameOf = (games: ListedGames): Choice & { readonly default: string } =>
  choice(
    'game',
    games.map(({ kit }) => kit.game.id),
    'the game',
    { value: 'GAME', default: games[0].kit.game.id },
  );

/** What a notation looks like: the usual edition with another value of its first number. */
export function exampleOf([{ kit }]: ListedGames): string {
  const edition = usualEdition(kit);
  const [first] = kit.options.options.flatMap((option) => (option.kind === 'number' ? [option] : []));
  return first === undefined ? edition : `${edition}+${first.name}=${Math.floor((first.min + first.max) / 2)}`;
}

export const editionOf = (games: ListedGames): Text =>
  text('NOTATION', `the edition with changed options: ${exampleOf(games)}; see the command options`, {
    complete: 'editions',
    usually: [...new Set(games.map(({ kit }) => usualEdition(kit)))].join(', '),
  });

/** The computer players of the game that is meant where none is named, for examples: weakest first. */
export const botsOf = (games: ListedGames): readonly string[] => games[0].players.map(({ name }) => name);
export const strongestOf = (games: ListedGames): string => must(botsOf(games).at(-1), 'a computer player');
