/** How the teletype was set on this device. */
import { isObject } from '../app/json.ts';
import { keep, recall } from '../app/storage.ts';
import { SPEEDS } from './line.ts';

export const SCREENS = ['green', 'amber', 'paper'] as const;

export const PROGRAMS = ['star-lanes', 'star-trader'] as const;

export interface TeletypeSettings {
  readonly program: (typeof PROGRAMS)[number];
  readonly screen: (typeof SCREENS)[number];
  readonly baud: (typeof SPEEDS)[number];
  readonly bell: boolean;
}

const KEY = 'teletype';

export function recallTeletype(): TeletypeSettings {
  const value = recall(KEY);
  const kept = isObject(value) ? value : {};
  return {
    program: PROGRAMS.find((one) => one === kept['program']) ?? 'star-lanes',
    screen: SCREENS.find((one) => one === kept['screen']) ?? 'green',
    baud: SPEEDS.find((one) => one === kept['baud']) ?? 1200,
    bell: kept['bell'] === true,
  };
}

export function keepTeletype(settings: TeletypeSettings): void {
  keep(KEY, settings);
}
