/** Words and figures in columns. */

export function padded(word: string, width: number): string {
  return word.padEnd(width);
}

/** Money to the dollar: figures only, as the columns say what they are. */
export function wholeDollars(amount: number): string {
  return String(Math.round(amount) + 0);
}

/** A sum to pay: to the dollar, or to the cent where there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
