/** How the teletype was set on this device. */
import { isObject, keep, recall } from '../app/storage.ts';
import { FIRST_GAME, GAMES } from '../games.ts';
import type { GameEntry } from '../games.ts';
import { SPEEDS } from './line.ts';

export const SCREENS = ['green', 'amber', 'paper'] as const;

export interface TeletypeSettings {
  /** The game whose program runs. */
  readonly program: GameEntry;
  readonly screen: (typeof SCREENS)[number];
  readonly baud: (typeof SPEEDS)[number];
  readonly bell: boolean;
}

const KEY = 'teletype';

export function recallTeletype(): TeletypeSettings {
  const value = recall(KEY);
  const kept = isObject(value) ? value : {};
  return {
    program: GAMES.find(({ id }) => id === kept['program']) ?? FIRST_GAME,
    screen: SCREENS.find((one) => one === kept['screen']) ?? 'green',
    baud: SPEEDS.find((one) => one === kept['baud']) ?? 1200,
    bell: kept['bell'] === true,
  };
}

export function keepTeletype({ program, ...settings }: TeletypeSettings): void {
  keep(KEY, { ...settings, program: program.id });
}
