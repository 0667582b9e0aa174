/** How everybody's worth went, as lines in the terminal: in dots of eighths of a mark, or in plain figures. */
import type { Area, Cells } from '../screen/cells.ts';
import { seatStyle } from '../screen/style.ts';
import { curvesOf } from '../../games/star-lanes/curves.ts';
import { shortMoney } from './figures.ts';
import type { Sight } from './sight.ts';

const LABEL = 8;

/** Worths that grow a hundredfold are told apart only on a scale of powers. */
const POWERS = 30;

interface Frame extends Area {
  readonly low: number;
  readonly high: number;
  readonly powers: boolean;
  readonly points: number;
}

export function drawWorths(cells: Cells, { view, events, names }: Sight, area: Area, fine: boolean): void {
  const known = view.books.map((books) => books !== undefined);
  const points = curvesOf(view.config, known, events);
  const curves = known.map((_, seat) => points.map(({ worths }) => worths[seat]));
  const frame = frameOf(curves.flat(), area, points.length);
  drawHeading(cells, area, names, known);
  drawScale(cells, area, frame);
  curves.forEach((curve, seat) => {
    if (fine) drawFine(cells, frame, curve, seat);
    else drawPlain(cells, frame, curve, seat);
  });
}

function frameOf(worths: readonly (number | undefined)[], area: Area, points: number): Frame {
  const all = worths.filter((worth) => worth !== undefined);
  const [low, high] = [Math.min(...all, Infinity), Math.max(...all, 1)];
  const least = low === Infinity ? 0 : low;
  return {
    x: area.x + LABEL + 1,
    y: area.y + 1,
    width: Math.max(1, area.width - LABEL - 2),
    height: area.height - 1,
    low: least,
    high: high === least ? least + 1 : high,
    powers: least > 0 && high / least > POWERS,
    points,
  };
}

function drawHeading(cells: Cells, { x, y, width }: Area, names: readonly string[], known: readonly boolean[]): void {
  let at = cells.put(x, y, 'Net worth', 'heading') + 1;
  names.forEach((name, seat) => {
    if (known[seat] === true) at = cells.put(at, y, ` ${seat + 1} ${name}`, seatStyle(seat), x + width - 1);
  });
}

function drawScale(cells: Cells, { x }: Area, { y, height, low, high }: Frame): void {
  cells.put(x, y, shortMoney(high, LABEL).padStart(LABEL), 'faint');
  if (height > 1) cells.put(x, y + height - 1, shortMoney(low, LABEL).padStart(LABEL), 'faint');
  for (let row = y; row < y + height; row++) cells.put(x + LABEL, row, '│', 'faint');
}

/** From 0 at the foot of the frame to 1 at its top. */
function heightOf(worth: number, { low, high, powers }: Frame): number {
  if (!powers) return (worth - low) / (high - low);
  return Math.log(Math.max(worth, low) / low) / Math.log(high / low);
}

/** The worth at a part of the way from the first point to the last. */
function worthAt(curve: readonly (number | undefined)[], part: number): number | undefined {
  return curve[Math.round(part * (curve.length - 1))];
}

/** The dots of a braille mark: four rows of two. */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

function drawFine(cells: Cells, frame: Frame, curve: readonly (number | undefined)[], seat: number): void {
  const [columns, rows] = [frame.width * 2, frame.height * 4];
  let before: number | undefined;
  for (let column = 0; column < columns; column++) {
    const worth = worthAt(curve, column / Math.max(1, columns - 1));
    const row = worth === undefined ? undefined : Math.round((1 - heightOf(worth, frame)) * (rows - 1));
    if (row !== undefined) {
      // A step up or down is a line, not a gap.
      const [from, to] = [Math.min(row, before ?? row), Math.max(row, before ?? row)];
      for (let dot = from; dot <= to; dot++) addDot(cells, frame, column, dot, seat);
    }
    before = row;
  }
}

function addDot(cells: Cells, { x, y }: Frame, column: number, row: number, seat: number): void {
  const [cellX, cellY] = [x + Math.floor(column / 2), y + Math.floor(row / 4)];
  const there = cells.marks[cellY * cells.width + cellX] ?? ' ';
  const style = seatStyle(seat);
  // Lines that cross: the one drawn later is on top.
  const isOwn = cells.styles[cellY * cells.width + cellX] === style && there >= '\u2800' && there <= '\u28ff';
  const dots = isOwn ? (there.codePointAt(0) ?? 0x2800) - 0x2800 : 0;
  const dot = DOTS[row % 4]?.[column % 2] ?? 0;
  cells.put(cellX, cellY, String.fromCodePoint(0x2800 + (dots | dot)), style);
}

/** One figure a column, so that lines are told apart without colours. */
function drawPlain(cells: Cells, frame: Frame, curve: readonly (number | undefined)[], seat: number): void {
  for (let column = 0; column < frame.width; column++) {
    const worth = worthAt(curve, column / Math.max(1, frame.width - 1));
    if (worth === undefined) continue;
    const row = Math.round((1 - heightOf(worth, frame)) * (frame.height - 1));
    cells.put(frame.x + column, frame.y + row, String(seat + 1), seatStyle(seat));
  }
}
