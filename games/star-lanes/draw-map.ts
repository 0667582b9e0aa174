/** The map as rows of text, and back: the way people draw a galaxy, in views, tests and set-ups. */
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST, STAR, companyOf, letterOf } from './position.ts';
import type { Position } from './position.ts';

/** The rows from North to South: `.` empty, `+` outpost, `*` star, `@` black hole, letters companies. */
export function drawMap({ map, width, config }: Position): string[] {
  return Array.from({ length: config.rows }, (_, row) => {
    const from = (row + 1) * width + 1;
    return Array.from(map.subarray(from, from + config.columns), drawMark).join('');
  });
}

/** Lays drawn rows on the map of a position. */
export function layMap(position: Position, rows: readonly string[]): void {
  const { map, width } = position;
  rows.forEach((row, r) => {
    [...row].forEach((drawn, c) => {
      map[(r + 1) * width + c + 1] = readMark(drawn);
    });
  });
  position.empty = map.reduce((empty, mark) => empty + (mark === EMPTY ? 1 : 0), 0);
}

function drawMark(mark: number): string {
  return mark >= FIRST_COMPANY ? letterOf(mark - FIRST_COMPANY) : (' .@+*'[mark] ?? ' ');
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
