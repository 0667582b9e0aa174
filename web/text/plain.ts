/** Small things catalogues are written with. */

/** `1 share`, `2 shares`. */
export function counted(count: number, one: string, many: string, language: string): string {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(count);
  return `${digits} ${Math.abs(count) === 1 ? one : many}`;
}

/** Dollars in the manner of a language. */
export function dollars(amount: number, language: string): string {
  const style = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, { ...style, maximumFractionDigits, minimumFractionDigits: 0 }).format(amount);
}
