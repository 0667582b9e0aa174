/**
 * A drawn galaxy as one short text, row by row from the North, rows parted by `/`: a number stands
 * for that many empty spaces, `*` for a star, `@` for a black hole, `o` for an outpost. The text goes
 * into links, so it uses none of the signs they need.
 */

/** What a drawn map can hold. */
export type Mark = '.' | '*' | '@' | 'o';

/** The rows of a drawn map; read it only after `mapProblem` has found nothing wrong. */
export function readMap(text: string): Mark[][] {
  return text.split('/').map(readRow);
}

/** Writes rows of marks as `readMap` reads them. */
export function writeMap(rows: readonly (readonly Mark[])[]): string {
  return rows.map((row) => row.join('').replaceAll(/\.+/g, (empty) => String(empty.length))).join('/');
}

/** What can be wrong with the text of a map. */
export type MapProblem =
  | { readonly why: 'map-signs' }
  | { readonly why: 'map-too-wide' }
  | { readonly why: 'map-rows'; readonly drawn: number; readonly rows: number }
  | { readonly why: 'map-columns'; readonly row: number; readonly drawn: number; readonly columns: number };

/** What is wrong with the text of a map of this size, or undefined. */
export function mapProblem(text: string, rows: number, columns: number): MapProblem | undefined {
  if (!/^[\d*@o/]+$/.test(text)) return { why: 'map-signs' };
  if (text.length > 4000 || /\d{3}/.test(text)) return { why: 'map-too-wide' };
  const drawn = readMap(text);
  if (drawn.length !== rows) return { why: 'map-rows', drawn: drawn.length, rows };
  for (const [i, row] of drawn.entries())
    if (row.length !== columns) return { why: 'map-columns', row: i + 1, drawn: row.length, columns };
  return undefined;
}

function readRow(text: string): Mark[] {
  return [...text.matchAll(/\d+|[*@o]/g)].flatMap(([token]) => readToken(token));
}

function readToken(token: string): Mark[] {
  if (token === '*' || token === '@' || token === 'o') return [token];
  return Array.from({ length: Number(token) }, () => '.');
}
