/**
 * The language of the page. Every word a player reads comes from one catalogue a language, all of
 * one type, so that a missing text does not compile. English is there at once, the others on demand.
 */
import { createSignal } from 'solid-js';
import { en } from './en.ts';
import type { Messages } from './en.ts';
import { digits, dollars, joined, longDate, percents, shortDollars } from './plain.ts';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const [current, setCurrent] = createSignal<{ readonly language: Language; readonly messages: Messages }>({
  language: 'en',
  messages: en,
});

/** The texts in the language of the page. */
export function t(): Messages {
  return current().messages;
}

function language(): Language {
  return current().language;
}

/** Switches the page to another language, once its texts are there; where they cannot be had it stays as it is. */
export async function speak(wanted: Language): Promise<void> {
  const messages = await load(wanted).catch(() => undefined);
  if (messages === undefined) return;
  setCurrent({ language: wanted, messages });
  document.documentElement.lang = wanted;
}

async function load(wanted: Language): Promise<Messages> {
  switch (wanted) {
    case 'en':
      return en;
    case 'de':
      return (await import('./de.ts')).de;
    case 'fr':
      return (await import('./fr.ts')).fr;
  }
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(): Language {
  const known = (tag: string): Language | undefined => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
  return navigator.languages.map(known).find((one) => one !== undefined) ?? 'en';
}

// ---- numbers and lists, in the manner of the language

export function money(amount: number): string {
  return dollars(amount, language());
}

/** Money in few signs, for charts. */
export function shortMoney(amount: number): string {
  return shortDollars(amount, language());
}

export function number(value: number): string {
  return digits(value, language());
}

export function percent(part: number): string {
  return percents(part, language());
}

export function date(day: string): string {
  return longDate(day, language());
}

export function listed(parts: readonly string[]): string {
  return joined(parts, t().and);
}
