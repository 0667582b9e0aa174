/** How the teletype was set on this device. */
import { isObject, keep, recall } from '../app/storage.ts';
import { must } from '../../core/must.ts';
import { GAMES } from '../app/with-game.tsx';
import { SPEEDS } from './line.ts';

/** The programs take two to four players. */
export const RIVALS = [1, 2, 3] as const;

export const SCREENS = ['green', 'amber', 'paper'] as const;

/** The programs there are, each of a game. */
export const PROGRAMS = GAMES.flatMap(({ id, card, teletype }) =>
  teletype === undefined ? [] : [{ id, card, teletype }],
);

export interface TeletypeSettings {
  readonly program: (typeof PROGRAMS)[number];
  readonly screen: (typeof SCREENS)[number];
  readonly baud: (typeof SPEEDS)[number];
  readonly bell: boolean;
  /** The computer player one plays against; undefined: people at this keyboard, as the program asks. */
  readonly rival: string | undefined;
  /** How many of it. */
  readonly rivals: (typeof RIVALS)[number];
}

const KEY = 'teletype';

export function recallTeletype(): TeletypeSettings {
  const value = recall(KEY);
  const kept = isObject(value) ? value : {};
  return {
    program: PROGRAMS.find(({ id }) => id === kept['program']) ?? must(PROGRAMS[0], 'a program'),
    screen: SCREENS.find((one) => one === kept['screen']) ?? 'green',
    baud: SPEEDS.find((one) => one === kept['baud']) ?? 1200,
    bell: kept['bell'] === true,
    rival: typeof kept['rival'] === 'string' ? kept['rival'] : undefined,
    rivals: RIVALS.find((one) => one === kept['rivals']) ?? 1,
  };
}

export function keepTeletype({ program, ...settings }: TeletypeSettings): void {
  keep(KEY, { ...settings, program: program.id });
}
