/** The map as rows of text, and back: the way people draw a galaxy, in views, tests and set-ups. */
import { wholes } from '../../core/numbers.ts';
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST, STAR, companyOf } from './position.ts';
import type { Position } from './position.ts';

/** The rows from North to South: `.` empty, `+` outpost, `*` star, `@` black hole, letters companies. */
export function drawMap({ map, width, config }: Position): string[] {
  const rows: string[] = [];
  const row = wholes(config.columns);
  for (let start = width + 1; rows.length < config.rows; start += width) {
    for (let column = 0; column < config.columns; column++) row[column] = MARKS[map[start + column]!]!;
    // At once: a server draws maps all day, and a row that grows mark by mark is a dozen texts.
    rows.push(String.fromCharCode(...row));
  }
  return rows;
}

/** The marks by their numbers, as codes. */
const MARKS = new Uint8Array(256);
for (const mark of '.@+*ABCDEFGHIJKL') MARKS[readMark(mark)] = mark.charCodeAt(0);

/** Lays drawn rows on the map of a position. */
export function layMap(position: Position, rows: readonly string[]): void {
  position.ownBoard();
  const { map, width } = position;
  rows.forEach((row, r) => {
    [...row].forEach((drawn, c) => {
      map[(r + 1) * width + c + 1] = readMark(drawn);
    });
  });
  position.empty = map.reduce((empty, mark) => empty + (mark === EMPTY ? 1 : 0), 0);
}

function readMark(drawn: string): number {
  switch (drawn) {
    case '.':
      return EMPTY;
    case '+':
      return OUTPOST;
    case '*':
      return STAR;
    case '@':
      return HOLE;
    default:
      return FIRST_COMPANY + companyOf(drawn);
  }
}
