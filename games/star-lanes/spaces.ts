/**
 * Spaces and their names: row number and column letter, such as 7E; columns past Z get two
 * letters (AA, AB, ...). On the padded map of a position every space has a number, and around the
 * galaxy lies a border of one space that is never played, so that every space has four neighbours.
 */

/** A column's letters: 0 is A, 25 is Z, 26 is AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** A column's number from its letters. */
function columnNumber(name: string): number {
  let column = -1;
  for (const letter of name) column = (column + 1) * 26 + letter.charCodeAt(0) - 65;
  return column;
}

/** The names of spaces by their number, for every number of columns that was asked for: names are made once. */
const NAMES: string[][] = [];

/** The name of a space from its number on a padded map. */
export function spaceName(space: number, columns: number): string {
  const names = (NAMES[columns] ??= []);
  return (names[space] ??= makeName(space, columns + 2));
}

function makeName(space: number, width: number): string {
  return `${Math.floor(space / width)}${columnName((space % width) - 1)}`;
}

/** The number of a named space on a padded map, or undefined when the galaxy has no such space. */
export function spaceNumber(name: string, rows: number, columns: number): number | undefined {
  const parts = /^(\d{1,2})([A-Z]{1,2})$/.exec(name);
  if (parts?.[1] === undefined || parts[2] === undefined) return undefined;
  const row = Number(parts[1]);
  const column = columnNumber(parts[2]);
  if (row < 1 || row > rows || column >= columns) return undefined;
  return row * (columns + 2) + column + 1;
}

/** The neighbour on a side: 0 North, 1 South, 2 East, 3 West, the order of L400. */
export function neighbour(space: number, width: number, side: number): number {
  switch (side) {
    case 0:
      return space - width;
    case 1:
      return space + width;
    case 2:
      return space + 1;
    default:
      return space - 1;
  }
}
