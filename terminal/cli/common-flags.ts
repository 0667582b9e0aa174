/** Words and flags that several commands share. */
import { number, text, toggle } from '../../cli/parameters.ts';

export const SEED = number('N', [0, 2 ** 32 - 1], 'the same match for the same number');

/** A random one is told. */
export const RANDOM_SEED = { ...SEED, usually: 'random' } as const;

/** A match that was kept. */
export const MATCH_FILE = text('FILE', 'a record, or the name of a match that the command resume lists', {
  required: true,
  complete: 'files',
});

export const RECORD = text('FILE', 'keep the record of the match in FILE, action by action', { complete: 'files' });

export const JSON_OUTPUT = toggle('print JSON instead of text');

/** Flags of every command with a full screen. */
export const SCREEN = {
  noColor: toggle('no colours; the variable NO_COLOR does the same'),
  mouse: toggle('take clicks and the wheel; hold Shift to select text'),
} as const;

export const LINES = toggle('line by line, as text');

export const PACE = number('MS', [0, 60_000], 'the least time a computer player takes for an action, in milliseconds', {
  default: 400,
});

export const NAME = text('NAME', 'your name at the table', { usually: 'Pilot' });

export const PLAYOUTS = number('N', [1, 1_000_000], 'how much to search');

/** The words for seats that are no computer player's. */
export const YOU = 'you';
export const OPEN = 'open';
