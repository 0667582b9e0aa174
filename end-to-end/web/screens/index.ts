/** Every screen of the page, and how one gets there; a page that is on any screen can go to any other. */
import type { Page } from 'playwright-core';
import { must } from '../../../core/must.ts';
import { LESSONS } from './lessons.ts';
import { PARTS } from './parts.ts';
import { PLACES } from './places.ts';
import { TABLES } from './tables.ts';
import { TURNS } from './turns.ts';
import { setAndReload } from './way-there.ts';
import type { Ways } from './way-there.ts';

const ENGLISH: Ways = { ...PLACES, ...TABLES, ...LESSONS, ...TURNS, ...PARTS };

/** Whose words are longer than the English ones, or stand closer together, and who are the same when they are opened anew. */
const TRANSLATED = [
  'the first page',
  'the settings',
  'the rules of Star Lanes',
  'a new match of Star Trader',
  'the galaxy of the day',
  'the lobby',
  'a table that waits',
  'the rules of Star Trader',
  'the lesson founds',
  'placing',
  'trading',
  'the end',
  'the exchange of a grand match',
  'a port',
  'selling',
  'the bank',
];

/** A screen is gone to in English, whose words are known, and opened anew in another language. */
const inLanguage = (name: string, language: string) => async (page: Page) => {
  await must(ENGLISH[name], name)(page);
  await setAndReload(page, { language });
};

const LANGUAGES: Readonly<Record<string, string>> = { de: 'in German', fr: 'in French' };

export const SCREENS: Ways = {
  ...ENGLISH,
  ...Object.fromEntries(
    Object.entries(LANGUAGES).flatMap(([tag, words]) =>
      TRANSLATED.map((name) => [`${name} ${words}`, inLanguage(name, tag)]),
    ),
  ),
};
