/**
 * A drawn galaxy as one short text, row by row from the North, rows parted by `/`: a number stands
 * for so many empty spaces, `*` for a star, `@` for a black hole, `o` for an outpost. The text goes
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

/** What is wrong with the text of a map of this size, or undefined. */
export function mapProblem(text: string, rows: number, columns: number): string | undefined {
  if (!/^[\d*@o/]+$/.test(text)) return 'a map is drawn with numbers (empty spaces), *, @, o and / between rows';
  if (text.length > 4000 || /\d{3}/.test(text)) return 'a row of a map has at most 40 spaces';
  const drawn = readMap(text);
  if (drawn.length !== rows) return `the map has ${drawn.length} rows, but rows=${rows}`;
  const odd = drawn.findIndex((row) => row.length !== columns);
  if (odd < 0) return undefined;
  return `row ${odd + 1} of the map has ${drawn[odd]?.length ?? 0} spaces, but columns=${columns}`;
}

function readRow(text: string): Mark[] {
  return [...text.matchAll(/\d+|[*@o]/g)].flatMap(([token]) => readToken(token));
}

function readToken(token: string): Mark[] {
  if (token === '*' || token === '@' || token === 'o') return [token];
  return Array.from({ length: Number(token) }, () => '.');
}
