/**
 * How wide a text will be, without drawing it: what must not lie on anything else needs to know before. Measured from the widest
 * of the fonts the page asks for, at bold; a text is never wider than this.
 */

/** Widths of letters as parts of the size of the type: the narrow ones, capitals, the widest; all others and digits. */
const NARROW = /[iljtfrI1.,:;|!'’()\s]/;
const WIDEST = /[mwMW@…%—]/;
const CAPITAL = /[\p{Lu}$▲▼&]/u;

export function textWidth(text: string, size: number): number {
  return size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.44;
  if (WIDEST.test(letter)) return 1;
  return CAPITAL.test(letter) ? 0.78 : 0.66;
}
