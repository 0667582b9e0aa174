/** Reads amounts as people write them: `30900`, `$30,900`, `30.900 $`, `30 900,50 $`, whatever the language of the page is. */

/** Spaces of all kinds and apostrophes only ever group digits. */
const BLANKS = /[\s\u00a0\u202f'’]/g;
const CURRENCY = /^(?:US)?\$|(?:US)?\$$/gi;
/** Money has no more than two digits of cents, so three digits after a point or comma are always a group. */
const AMOUNT = /^(?<whole>[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:[.,](?<cents>\d{0,2}))?$/;

/** The amount, or NaN where a text is none. */
export function parseAmount(text: string): number {
  const found = AMOUNT.exec(text.replaceAll(BLANKS, '').replaceAll(CURRENCY, ''))?.groups;
  return found === undefined
    ? Number.NaN
    : Number(`${found['whole']?.replaceAll(/[.,]/g, '')}.${found['cents'] ?? ''}`);
}
