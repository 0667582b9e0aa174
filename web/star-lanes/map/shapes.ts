/**
 * The outline of one space of a company. Towards spaces of the same company it reaches to the edge
 * of its cell, elsewhere it keeps a margin and rounds its corners, so that a company is one shape.
 */

/** The side of a cell in the units of the drawing. */
export const CELL = 40;
const MARGIN = 3;
const ROUND = 9;
/** Neighbouring shapes overlap a little: else a hair of sky shines through between them. */
const OVERLAP = 0.6;

/** Which neighbours belong to the same company; those across a corner only matter where both beside them do. */
export interface Sides {
  readonly north: boolean;
  readonly east: boolean;
  readonly south: boolean;
  readonly west: boolean;
  readonly northEast: boolean;
  readonly southEast: boolean;
  readonly southWest: boolean;
  readonly northWest: boolean;
}

/** The path of a space whose cell begins at x, y. */
export function laneShape(x: number, y: number, sides: Sides): string {
  const { north, east, south, west } = sides;
  const left = west ? x - OVERLAP : x + MARGIN;
  const right = east ? x + CELL + OVERLAP : x + CELL - MARGIN;
  const top = north ? y - OVERLAP : y + MARGIN;
  const bottom = south ? y + CELL + OVERLAP : y + CELL - MARGIN;
  const points = [
    ...corner(left, top, [x + MARGIN, y + MARGIN], 'up', kindOf(west, north, sides.northWest)),
    ...corner(right, top, [x + CELL - MARGIN, y + MARGIN], 'right', kindOf(north, east, sides.northEast)),
    ...corner(right, bottom, [x + CELL - MARGIN, y + CELL - MARGIN], 'down', kindOf(east, south, sides.southEast)),
    ...corner(left, bottom, [x + MARGIN, y + CELL - MARGIN], 'left', kindOf(south, west, sides.southWest)),
  ];
  return `M${points.join('')}Z`.replace('ML', 'M');
}

type Corner = 'round' | 'square' | 'inner';
type Direction = 'up' | 'right' | 'down' | 'left';

function kindOf(before: boolean, after: boolean, across: boolean): Corner {
  if (before && after) return across ? 'square' : 'inner';
  return before || after ? 'square' : 'round';
}

/** The line around a corner, going clockwise and arriving in this direction; an inner corner leaves the neighbour's margin. */
function corner(x: number, y: number, [inX, inY]: readonly [number, number], way: Direction, kind: Corner): string[] {
  const upright = way === 'up' || way === 'down';
  if (kind === 'square') return [`L${x} ${y}`];
  if (kind === 'inner')
    return [upright ? `L${x} ${inY}` : `L${inX} ${y}`, `L${inX} ${inY}`, upright ? `L${inX} ${y}` : `L${x} ${inY}`];
  const [dx, dy] = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }[way];
  // Clockwise, the way out is the way in turned to the right.
  const from = `L${x - ROUND * dx!} ${y - ROUND * dy!}`;
  return [from, `A${ROUND} ${ROUND} 0 0 1 ${x - ROUND * dy!} ${y + ROUND * dx!}`];
}

/** A star around its middle. */
export function starPath(x: number, y: number): string {
  return `M${x} ${y - 13}L${x + 3.4} ${y - 3.4}L${x + 13} ${y}L${x + 3.4} ${y + 3.4}L${x} ${y + 13}L${x - 3.4} ${y + 3.4}L${x - 13} ${y}L${x - 3.4} ${y - 3.4}Z`;
}

/** An outpost around its middle. */
export function outpostPath(x: number, y: number): string {
  return `M${x} ${y - 9}V${y + 9}M${x - 9} ${y}H${x + 9}M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`;
}

/** The border of all these cells together: the edges beyond which they do not go on. */
export function outlinePath<At extends { readonly row: number; readonly column: number }>(
  cells: readonly At[],
  sidesOf: (cell: At) => Sides,
): string {
  return cells
    .map((cell) => {
      const [left, top] = [CELL * cell.column, CELL * cell.row];
      const [right, bottom] = [left + CELL, top + CELL];
      const { north, east, south, west } = sidesOf(cell);
      return [
        north ? '' : `M${left} ${top}H${right}`,
        east ? '' : `M${right} ${top}V${bottom}`,
        south ? '' : `M${left} ${bottom}H${right}`,
        west ? '' : `M${left} ${top}V${bottom}`,
      ].join('');
    })
    .join('');
}
