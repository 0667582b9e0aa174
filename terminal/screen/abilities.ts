/** What a terminal can show, from what the environment says of it. */
import type { Environment } from '../../cli/command.ts';
import type { Streams } from '../streams.ts';
import type { Colours } from './paint.ts';

export interface Abilities {
  readonly colours: Colours;
  /** Whether it takes more than ASCII. */
  readonly unicode: boolean;
}

/** What there is; `noColour` is what the player asked for. */
export function abilitiesOf(env: Environment, noColour: boolean, platform: string = process.platform): Abilities {
  return { colours: noColour || env['NO_COLOR'] ? 'none' : coloursOf(env), unicode: isUnicode(env, platform) };
}

/** Whether somebody sits at a terminal that can be drawn on. */
export function hasScreen({ input, output }: Streams): boolean {
  return (
    input === process.stdin &&
    output === process.stdout &&
    process.stdin.isTTY &&
    process.stdout.isTTY &&
    process.env['TERM'] !== 'dumb'
  );
}

function coloursOf({ COLORTERM = '', TERM = '' }: Environment): Colours {
  if (/^(truecolor|24bit)$/i.test(COLORTERM)) return 'true';
  if (TERM.includes('256')) return '256';
  return /mono|^vt\d/.test(TERM) ? 'none' : '16';
}

/** The first of these that is set decides, as in the C library. */
function isUnicode({ LC_ALL, LC_CTYPE, LANG }: Environment, platform: string): boolean {
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return /utf-?8/i.test(locale) || (locale === '' && platform !== 'linux');
}
