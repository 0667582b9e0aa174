/** Curves in the terminal: in dots of eighths of a mark, or in plain figures. */
import type { Area, Cells } from '../screen/cells.ts';
import type { Style } from '../screen/style.ts';
import { shortMoney } from './figures.ts';

const LABEL = 8;

/** What grows a hundredfold is told apart only on a scale of powers. */
const POWERS = 30;

interface Frame extends Area {
  readonly low: number;
  readonly high: number;
  readonly powers: boolean;
}

/** One line of a chart; undefined where it is not known. `mark` draws it where there are no dots. */
export interface Curve {
  readonly name: string;
  readonly mark: string;
  readonly style: Style;
  readonly values: readonly (number | undefined)[];
}

export function drawChart(cells: Cells, title: string, curves: readonly Curve[], area: Area, fine: boolean): void {
  const frame = frameOf(
    curves.flatMap(({ values }) => values),
    area,
  );
  drawHeading(cells, area, title, curves);
  drawScale(cells, area, frame);
  for (const curve of curves) {
    if (fine) drawFine(cells, frame, curve);
    else drawPlain(cells, frame, curve);
  }
}

function frameOf(values: readonly (number | undefined)[], area: Area): Frame {
  const all = values.filter((value) => value !== undefined);
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
  };
}

function drawHeading(cells: Cells, { x, y, width }: Area, title: string, curves: readonly Curve[]): void {
  let at = cells.put(x, y, title, 'heading') + 1;
  for (const { name, mark, style } of curves) at = cells.put(at, y, ` ${mark} ${name}`, style, x + width - 1);
}

function drawScale(cells: Cells, { x }: Area, { y, height, low, high }: Frame): void {
  cells.put(x, y, shortMoney(high, LABEL).padStart(LABEL), 'faint');
  if (height > 1) cells.put(x, y + height - 1, shortMoney(low, LABEL).padStart(LABEL), 'faint');
  for (let row = y; row < y + height; row++) cells.put(x + LABEL, row, '│', 'faint');
}

/** From 0 at the foot of the frame to 1 at its top. */
function heightOf(value: number, { low, high, powers }: Frame): number {
  if (!powers) return (value - low) / (high - low);
  return Math.log(Math.max(value, low) / low) / Math.log(high / low);
}

/** The value at a part of the way from the first point to the last. */
function valueAt(values: readonly (number | undefined)[], part: number): number | undefined {
  return values[Math.round(part * (values.length - 1))];
}

/** The dots of a braille mark: four rows of two. */
const DOTS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
] as const;

function drawFine(cells: Cells, frame: Frame, { values, style }: Curve): void {
  const [columns, rows] = [frame.width * 2, frame.height * 4];
  let before: number | undefined;
  for (let column = 0; column < columns; column++) {
    const value = valueAt(values, column / Math.max(1, columns - 1));
    const row = value === undefined ? undefined : Math.round((1 - heightOf(value, frame)) * (rows - 1));
    if (row !== undefined) {
      // A step up or down is a line, not a gap.
      const [from, to] = [Math.min(row, before ?? row), Math.max(row, before ?? row)];
      for (let dot = from; dot <= to; dot++) addDot(cells, frame, column, dot, style);
    }
    before = row;
  }
}

function addDot(cells: Cells, { x, y }: Frame, column: number, row: number, style: Style): void {
  const [cellX, cellY] = [x + Math.floor(column / 2), y + Math.floor(row / 4)];
  const there = cells.marks[cellY * cells.width + cellX] ?? ' ';
  // Lines that cross: the one drawn later is on top.
  const isOwn = cells.styles[cellY * cells.width + cellX] === style && there >= '\u2800' && there <= '\u28ff';
  const dots = isOwn ? (there.codePointAt(0) ?? 0x2800) - 0x2800 : 0;
  const dot = DOTS[row % 4]?.[column % 2] ?? 0;
  cells.put(cellX, cellY, String.fromCodePoint(0x2800 + (dots | dot)), style);
}

/** One figure a column, so that lines are told apart without colours. */
function drawPlain(cells: Cells, frame: Frame, { values, mark, style }: Curve): void {
  for (let column = 0; column < frame.width; column++) {
    const value = valueAt(values, column / Math.max(1, frame.width - 1));
    if (value === undefined) continue;
    const row = Math.round((1 - heightOf(value, frame)) * (frame.height - 1));
    cells.put(frame.x + column, frame.y + row, mark, style);
  }
}
