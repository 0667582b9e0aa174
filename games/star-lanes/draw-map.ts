/** The map as rows of text, and back: the way people draw a galaxy, in views, tests and set-ups. */
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST, STAR, companyOf } from './position.ts';
import type { Position } from './position.ts';

/** The rows from North to South: `.` empty, `+` outpost, `*` star, `@` black hole, letters companies. */
export function drawMap({ map, width, config }: Position): string[] {
  const rows: string[] = [];
  for (let row = 1; row <= config.rows; row++) {
    let drawn = '';
    for (let column = 1; column <= config.columns; column++) drawn += MARKS[map[row * width + column]!]!;
    rows.push(drawn);
  }
  return rows;
}

/** The marks in the order of their numbers; the first is the border, which is never drawn. */
const MARKS = ' .@+*ABCDEFGHIJKL';

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
