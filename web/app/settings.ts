/** What a player has set, kept on the device. What was kept by an older page, or tampered with, falls back to the usual. */
import { createSignal } from 'solid-js';
import { begunMatches } from '../matches/make-match.ts';
import { PACES, PACE_MS, usualPace } from './paces.ts';
import type { Pace } from './paces.ts';
import { isObject, keep, recall } from './storage.ts';
import { LANGUAGE_TAGS, preferredLanguage } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const LEVELS = ['easy', 'medium', 'hard', 'champion'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageTag;
  readonly sound: boolean;
  /** Whether what others say stays hidden. */
  readonly muted: boolean;
  readonly hints: boolean;
  /** The hints that were read already. */
  readonly seen: readonly string[];
  /** How fast computer players move; undefined until the player has chosen. */
  readonly pace: Pace | undefined;
  readonly level: (typeof LEVELS)[number];
  /** The player's name; empty until one was given. */
  readonly name: string;
}

const [settings, set] = createSignal(read());

export { settings };

export function change(part: Partial<Settings>): void {
  keep('settings', set({ ...settings(), ...part }));
}

/** How fast computer players move: as the player has chosen, or as is usual on this device. */
export function pace(): Pace {
  return settings().pace ?? usualPace(begunMatches());
}

/** The same in milliseconds for an action. */
export function paceNow(): number {
  return PACE_MS[pace()];
}

/** The colours follow the settings by an attribute; without one they follow the system. */
export function showTheme({ theme }: Settings): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

function read(): Settings {
  const value = recall('settings');
  const kept = isObject(value) ? value : {};
  return {
    theme: oneOf(THEMES, kept['theme'], 'system'),
    language: oneOf(LANGUAGE_TAGS, kept['language'], preferredLanguage(navigator.languages)),
    sound: kept['sound'] === true,
    muted: kept['muted'] === true,
    hints: kept['hints'] !== false,
    seen: Array.isArray(kept['seen']) ? kept['seen'].filter((hint) => typeof hint === 'string') : [],
    pace: PACES.find((choice) => choice === kept['pace']),
    level: oneOf(LEVELS, kept['level'], 'easy'),
    name: typeof kept['name'] === 'string' ? kept['name'].slice(0, 40) : '',
  };
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown, usual: Choice): Choice {
  return choices.find((choice) => choice === value) ?? usual;
}
