/** Small things catalogues are written with. Formats are made once: making one costs a phone longer than drawing the map. */

const USD = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

const plainNumber = formats((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }));
const wholeDollars = formats((language) => new Intl.NumberFormat(language, { ...USD, maximumFractionDigits: 0 }));
const exactDollars = formats(
  (language) => new Intl.NumberFormat(language, { ...USD, maximumFractionDigits: 2, minimumFractionDigits: 0 }),
);
const fewDollars = formats(
  (language) => new Intl.NumberFormat(language, { ...USD, notation: 'compact', maximumSignificantDigits: 3 }),
);
const wholePercent = formats((language) => new Intl.NumberFormat(language, { style: 'percent' }));
const finePercent = formats(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
);
const calendarDay = formats((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }));

/** One format a language. */
function formats<Format>(make: (language: string) => Format): (language: string) => Format {
  const made = new Map<string, Format>();
  return (language) => {
    const format = made.get(language) ?? make(language);
    made.set(language, format);
    return format;
  };
}

/** `1 share`, `2 shares`. */
export function counted(count: number, one: string, many: string, language: string): string {
  return `${digits(count, language)} ${Math.abs(count) === 1 ? one : many}`;
}

export function digits(value: number, language: string): string {
  return plainNumber(language).format(value);
}

/** Dollars in the manner of a language; parts of a dollar only where there are any. */
export function dollars(amount: number, language: string): string {
  return (Number.isInteger(amount) ? wholeDollars : exactDollars)(language).format(amount);
}

/** Dollars in few signs, for charts: $1,250, $12.5K, $1.25M. */
export function shortDollars(amount: number, language: string): string {
  return Math.abs(amount) < 10_000 ? dollars(amount, language) : fewDollars(language).format(amount);
}

/** Small parts are told more exactly. */
export function percents(part: number, language: string): string {
  return (part > 0 && part < 0.1 ? finePercent : wholePercent)(language).format(part);
}

/** Time that runs out: 57 s, 1:57. */
export function countdown(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A day written as 2026-03-09, in the manner of a language. */
export function longDate(day: string, language: string): string {
  return calendarDay(language).format(new Date(day));
}

/** A, B and C. The browser can do it, too, but takes longer to get ready for it than to draw the whole map. */
export function joined(parts: readonly string[], and: string): string {
  return [...parts.slice(0, -2), parts.slice(-2).join(` ${and} `)].join(', ');
}
