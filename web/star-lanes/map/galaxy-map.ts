/** The rows of a view's map as cells that a screen can draw and name. It looks, and rules nothing. */
import { must } from '../../../core/must.ts';
import type { Event, View } from '../../../games/star-lanes/index.ts';
import { columnName } from '../../../games/star-lanes/spaces.ts';
import type { Sides } from './shapes.ts';

export interface Cell {
  /** The name players use, such as 7E. */
  readonly space: string;
  readonly row: number;
  readonly column: number;
  /** `.` empty, `+` outpost, `*` star, `@` black hole, a letter for a company. */
  readonly mark: string;
}

function markAt(map: readonly string[], row: number, column: number): string {
  return map[row]?.[column] ?? '';
}

/** What lies in a named space. */
export function markOf(map: readonly string[], space: string): string {
  return must(
    cellsOf(map)
      .flat()
      .find((cell) => cell.space === space),
    'a space of the galaxy',
  ).mark;
}

function spaceAt(row: number, column: number): string {
  return `${row + 1}${columnName(column)}`;
}

/** The cells of a map, row by row. */
export function cellsOf(map: readonly string[]): Cell[][] {
  return map.map((marks, row) =>
    [...marks].map((mark, column) => ({ space: spaceAt(row, column), row, column, mark })),
  );
}

export function isCompany(mark: string): boolean {
  return /^[A-L]$/.test(mark);
}

/** On which sides the same company goes on. */
export function sidesOf(map: readonly string[], { row, column, mark }: Cell): Sides {
  const same = (down: number, right: number): boolean => markAt(map, row + down, column + right) === mark;
  return {
    north: same(-1, 0),
    east: same(0, 1),
    south: same(1, 0),
    west: same(0, -1),
    northEast: same(-1, 1),
    southEast: same(1, 1),
    southWest: same(1, -1),
    northWest: same(-1, -1),
  };
}

/** The different marks next to a cell that are worth telling, in the order North, East, South, West. */
export function marksAround(map: readonly string[], { row, column }: Cell): string[] {
  const around = [
    markAt(map, row - 1, column),
    markAt(map, row, column + 1),
    markAt(map, row + 1, column),
    markAt(map, row, column - 1),
  ];
  return around.filter((mark) => mark !== '' && mark !== '.');
}

/** The spaces offered to a viewer who may choose one now. */
export function offeredTo({ ask }: View, seat: number | undefined): readonly string[] {
  return ask?.ask === 'place' && ask.to === seat ? ask.spaces.map(({ space }) => space) : [];
}

/** The spaces offered to anybody else. */
export function offeredToOthers({ ask }: View, seat: number | undefined): readonly string[] {
  return ask?.ask === 'place' && ask.to !== seat ? ask.spaces.map(({ space }) => space) : [];
}

/** Where the last move was made. */
export function lastSpace(events: readonly Event[]): string | undefined {
  const last = events.findLast((event) => 'space' in event);
  return last !== undefined && 'space' in last ? last.space : undefined;
}
