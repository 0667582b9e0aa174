/** Words and flags that several commands share. */
import { usualEdition } from '../../core/kit.ts';
import { kits } from '../../games/index.ts';

export const EDITION = {
  kind: 'text',
  value: 'NOTATION',
  complete: 'editions',
  about: 'the edition, and what differs from it: today+rows=14; see starlanes options',
  usually: [...new Set(kits.map(usualEdition))].join(', '),
} as const;

export const SEED = {
  kind: 'number',
  value: 'N',
  least: 0,
  most: 2 ** 32 - 1,
  about: 'the same match for the same number',
} as const;

/** A random one is told. */
export const RANDOM_SEED = { ...SEED, usually: 'random' } as const;

/** A match that was kept. */
export const MATCH_FILE = {
  kind: 'text',
  value: 'FILE',
  required: true,
  complete: 'files',
  about: 'a record, or the name of a match that starlanes resume lists',
} as const;

export const RECORD = {
  kind: 'text',
  value: 'FILE',
  complete: 'files',
  about: 'keep the record of the match in FILE, action by action',
} as const;

export const JSON_OUTPUT = { kind: 'switch', about: 'print JSON instead of text' } as const;

/** Flags of every command with a full screen. */
export const SCREEN = {
  noColor: { kind: 'switch', about: 'no colours; the variable NO_COLOR does the same' },
  mouse: { kind: 'switch', about: 'take clicks and the wheel; hold Shift to select text' },
} as const;

export const LINES = { kind: 'switch', about: 'line by line, as text' } as const;

export const PACE = {
  kind: 'number',
  value: 'MS',
  least: 0,
  most: 60_000,
  default: 400,
  about: 'the least time a computer player takes for an action, in milliseconds',
} as const;

export const NAME = { kind: 'text', value: 'NAME', about: 'your name at the table', usually: 'Captain' } as const;

export const PLAYOUTS = {
  kind: 'number',
  value: 'N',
  least: 1,
  most: 1_000_000,
  about: 'how much to search',
} as const;
