/** Numbers, money, days and plurals in the manner of a language. Formats are made once, and only those that are needed: making one costs a phone longer than drawing the map. */

/** The forms of a word: at least `other`; a language has those that its plural rules tell apart. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Format {
  readonly number: (value: number) => string;
  /** In whole dollars: interest and the Altair have parts of one, which say nothing to a reader. */
  readonly money: (amount: number) => string;
  /** In few signs, for charts: $1,250, $12.5K, $1.25M. */
  readonly shortMoney: (amount: number) => string;
  /** In few signs, for tables: 1,250, 12.5K. */
  readonly shortNumber: (value: number) => string;
  /** Rounded, so that it does not look surer than it is. */
  readonly aboutMoney: (amount: number) => string;
  /** Small parts are told more exactly. */
  readonly percent: (part: number) => string;
  /** The day of a moment, in milliseconds since 1970, UTC. */
  readonly longDate: (time: number) => string;
  /** Between a head and what it is of, and between parts of a sentence: the French have a space before them, too. */
  readonly colon: string;
  readonly semicolon: string;
  /** `1 share`, `2 shares`. */
  readonly counted: (count: number, forms: Forms) => string;
}

/** Between the thousands, and around an amount of dollars. */
interface NumberSigns {
  readonly group: string;
  readonly before: string;
  readonly after: string;
}

/**
 * How languages write whole numbers, as the browser's own formats do, which take a phone longest of all to get ready. A language
 * that is not here is written by those.
 */
const SIGNS: Readonly<Record<string, NumberSigns>> = {
  en: { group: ',', before: '$', after: '' },
  de: { group: '.', before: '', after: '\u00a0$' },
  fr: { group: '\u202f', before: '', after: '\u00a0$' },
};

const USD = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
const formats = new Map<string, Format>();

/** The manner of a language, named as in HTML: `en`, `de`. */
export function formatOf(language: string): Format {
  const format = formats.get(language) ?? makeFormat(language);
  formats.set(language, format);
  return format;
}

function makeFormat(language: string): Format {
  const numbers = (options: Intl.NumberFormatOptions): (() => Intl.NumberFormat) =>
    once(() => new Intl.NumberFormat(language, options));
  const plain = numbers({ maximumFractionDigits: 2 });
  const whole = numbers({ ...USD, maximumFractionDigits: 0 });
  const few = numbers({ ...USD, notation: 'compact', maximumSignificantDigits: 3 });
  const fewUnits = numbers({ notation: 'compact', maximumSignificantDigits: 3 });
  const wholePercent = numbers({ style: 'percent' });
  const finePercent = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const plurals = once(() => new Intl.PluralRules(language));
  const days = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));

  const signs = SIGNS[language];
  const number = (value: number): string =>
    signs !== undefined && Number.isSafeInteger(value)
      ? written(value, signs.group, '', '')
      : minus(plain().format(value));
  const money = (amount: number): string => {
    // A zero has no sign.
    const dollars = Math.round(amount) + 0;
    return signs !== undefined && Number.isSafeInteger(dollars)
      ? written(dollars, signs.group, signs.before, signs.after)
      : minus(whole().format(dollars));
  };
  // German has no short form for thousands: rounded without one, an amount would look exact and be wrong.
  const shortened = (value: number, format: () => Intl.NumberFormat): string | undefined => {
    if (Math.abs(value) < 10_000) return undefined;
    const parts = format().formatToParts(value);
    return parts.some(({ type }) => type === 'compact') ? minus(parts.map((part) => part.value).join('')) : undefined;
  };
  return {
    number,
    money,
    shortMoney: (amount) => shortened(amount, few) ?? money(amount),
    shortNumber: (value) => shortened(value, fewUnits) ?? number(value),
    aboutMoney: (amount) => money(Math.round(amount / 100) * 100),
    percent: (part) => minus((part > 0 && part < 0.1 ? finePercent() : wholePercent()).format(part)),
    longDate: (time) =>
      days()
        .formatToParts(time)
        .map(({ type, value }) => (type === 'day' ? dayOfMonth(language, Number(value)) : value))
        .join(''),
    colon: language === 'fr' ? '\u00a0: ' : ': ',
    semicolon: language === 'fr' ? '\u00a0; ' : '; ',
    counted: (count, forms) => `${number(count)} ${forms[plurals().select(count)] ?? forms.other}`,
  };
}

/** A whole number with its thousands told apart. */
function written(whole: number, group: string, before: string, after: string): string {
  const digits = String(Math.abs(whole)).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  return `${whole < 0 || Object.is(whole, -0) ? '−' : ''}${before}${digits}${after}`;
}

/** Browsers write a hyphen before numbers, which is shorter than a plus: one sign for less, everywhere. */
function minus(told: string): string {
  return told.replace('-', '−');
}

/** The day of a month: the French count the first, `1er`, and name the others. */
export function dayOfMonth(language: string, day: number): string {
  return language === 'fr' && day === 1 ? '1er' : String(day);
}

/** What is made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Time that runs out: 57 s, 1:57. */
export function countdown(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A, B and C. The browser can do it, too, but takes longer to get ready for it than to draw the whole map. */
export function joined(parts: readonly string[], and: string): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(` ${and} `)].join(', ');
}
