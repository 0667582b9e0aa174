/** The languages we speak: each is a folder, and a line here. Their words come when they are asked for. */
import { en } from './en/index.ts';
import type { GameId, Language } from './en/index.ts';

interface LanguageCard {
  /** The name of the language in itself. */
  readonly name: string;
  readonly load: () => Promise<Language>;
}

const all = {
  en: { name: 'English', load: () => Promise.resolve(en) },
  de: { name: 'Deutsch', load: async () => (await import('./de/index.ts')).de },
  fr: { name: 'Français', load: async () => (await import('./fr/index.ts')).fr },
} as const satisfies Readonly<Record<string, LanguageCard>>;

/** A language by its tag in HTML: `en`. */
export type LanguageTag = keyof typeof all;

export const LANGUAGES: Readonly<Record<LanguageTag, LanguageCard>> = all;

/** In the order of menus. */
// oxlint-disable-next-line no-unsafe-type-assertion -- the keys of an object that has no others
export const LANGUAGE_TAGS = Object.keys(all) as readonly LanguageTag[];

/** The first of the reader's languages that we speak, English where we speak none of them. */
export function preferredLanguage(tags: readonly string[]): LanguageTag {
  const known = (tag: string): LanguageTag | undefined =>
    LANGUAGE_TAGS.find((one) => tag.toLowerCase().split('-')[0] === one);
  return tags.map(known).find((one) => one !== undefined) ?? 'en';
}

/** What the computer players of a game are like, in English, by name; of a game without words, nothing. */
export async function aboutBots(game: string): Promise<Readonly<Record<string, string>>> {
  return isGameId(game) ? (await en.games[game].words()).bots : {};
}

/** Whether the words know a game of this id. */
export function isGameId(id: string): id is GameId {
  return id in en.games;
}
