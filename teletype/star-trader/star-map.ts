/**
 * The star map (L5190-L5490) as text: thirty-one rows, SOL in the middle, a mark at every tenth part
 * of the map each way. Later stars overwrite earlier ones where two would be in one place.
 */
import type { View } from '../../games/star-trader/index.ts';
import type { Paper } from '../basic/paper.ts';

/** Rows above and below the axis, and the column of SOL, counted from 0. */
const ROWS = 15;
const MIDDLE = 25;
/** How many light years the map of 1974 is wide. */
const SIDE = 100;

type Star = Pick<View['stars'][number], 'star' | 'x' | 'y'>;

/** Prints the map with its title and its scale. */
export function printStarMap(paper: Paper, { stars, config }: View): void {
  paper.blankLines(1);
  paper.line('                    * MAP OF THE STARS *');
  paper.blankLines(1);
  for (const row of starMap(stars, config.mapSize)) paper.line(row);
  paper.blankLines(1);
  paper.line(`THE MAP IS ${config.mapSize} LIGHT YEARS WIDE AND HIGH;`);
  paper.line(`FROM MARK TO MARK IT IS ${config.mapSize / 10} LIGHT YEARS.`);
}

/** The rows of the map, North first. */
export function starMap(stars: readonly Star[], mapSize: number): string[] {
  const scale = SIDE / mapSize;
  const rows = Array.from({ length: 2 * ROWS + 1 }, (_, i) => emptyRow(ROWS - i));
  for (const { star, x, y } of stars) {
    const up = Math.min(ROWS, Math.max(-ROWS, Math.floor((3 * y * scale) / 10)));
    const row = rows[ROWS - up];
    if (row !== undefined) [...`*${star}`].forEach((mark, i) => (row[Math.floor(MIDDLE + (x * scale) / 2) + i] = mark));
  }
  return rows.map((row) => row.join('').trimEnd());
}

/** The axis, or a row with the mark of the axis that goes up. */
function emptyRow(up: number): string[] {
  const columns = Array.from({ length: 2 * MIDDLE + 8 }, (_, column) => {
    if (up !== 0 || column > 2 * MIDDLE) return ' ';
    return column % 5 === 0 ? '1' : '-';
  });
  if (up !== 0) columns[MIDDLE] = up % 3 === 0 ? '-' : '1';
  return columns;
}
