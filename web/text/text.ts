/**
 * The language of the page. Every word a player reads comes from one catalogue a language, all of
 * one type, so that a missing text does not compile. English is there at once, the others on demand.
 */
import { createSignal } from 'solid-js';
import { en } from './en.ts';
import type { Messages } from './en.ts';

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

// ---- numbers, in the manner of the language

/** Dollars; parts of a dollar only where there are any. */
export function money(amount: number): string {
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits,
    minimumFractionDigits: 0,
  }).format(amount);
}

/** Dollars in few signs, for charts: $1,250, $12.5K, $1.25M. */
export function shortMoney(amount: number): string {
  if (Math.abs(amount) < 10_000) return money(amount);
  const short = new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return short.format(amount);
}

export function number(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(language(), {
    style: 'percent',
    maximumFractionDigits: part < 0.1 && part > 0 ? 1 : 0,
  }).format(part);
}

/** A, B and C. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}
