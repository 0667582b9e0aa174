/** Curves in the terminal: in dots of eighths of a mark, or in plain figures. */
import type { Area, Cells } from '../screen/cells.ts';
import { must } from '../../core/must.ts';
import { textWidth } from '../screen/marks.ts';
import type { Style } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import { shortMoney } from './figures.ts';

const LABEL = 8;

/** In fewer rows the ends of the scale say enough. */
const LEAST_WITH_MIDDLE = 5;

/** What grows a hundredfold is told apart only on a scale of powers. */
const POWERS = 30;

interface Frame extends Area {
  readonly low: number;
  readonly high: number;
  readonly powers: boolean;
}

/** One line of a chart; undefined where it is not known. `mark` draws it where there are no dots. */
export interface ChartCurve {
  readonly name: string;
  readonly mark: string;
  readonly style: Style;
  readonly values: readonly (number | undefined)[];
}

export function drawChart(cells: Cells, title: string, curves: readonly ChartCurve[], area: Area, fine: boolean): void {
  const all = curves.flatMap(({ values }) => values);
  const heads = headLines(frameOf(all, area).powers ? frameWords().logarithmic(title) : title, curves, area.width - 1);
  const below = { ...area, y: area.y + heads.length - 1, height: area.height - heads.length + 1 };
  const frame = frameOf(all, below);
  drawHeading(cells, area, heads);
  drawScale(cells, below, frame);
  for (const curve of curves) {
    if (fine) drawFine(cells, frame, curve);
    else drawPlain(cells, frame, curve);
  }
}

function frameOf(values: readonly (number | undefined)[], area: Area): Frame {
  const all = values.filter((value) => value !== undefined);
  const { low, high } = scaleOf(all);
  return {
    x: area.x + LABEL + 1,
    y: area.y + 1,
    width: Math.max(1, area.width - LABEL - 2),
    height: area.height - 1,
    low,
    high,
    powers: low > 0 && high / low > POWERS,
  };
}

/** From the least value to the most; where all are the same, from nothing to that. */
function scaleOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length > 0 && low < high) return { low, high };
  const only = values[0] ?? 0;
  return { low: Math.min(0, only), high: only === 0 ? 1 : Math.max(0, only) };
}

/** A part of the heading: the title, or a curve with its mark. */
interface ChartHead {
  readonly text: string;
  readonly style: Style;
}

/** The title and the names of all curves, on as many lines as they take. */
function headLines(title: string, curves: readonly ChartCurve[], width: number): readonly ChartHead[][] {
  const lines: ChartHead[][] = [[{ text: `${title} `, style: 'heading' }]];
  let used = textWidth(title) + 1;
  for (const { name, mark, style } of curves) {
    const text = ` ${mark} ${name}`;
    if (used + textWidth(text) > width) {
      lines.push([]);
      used = 0;
    }
    must(lines.at(-1), 'a line').push({ text, style });
    used += textWidth(text);
  }
  return lines;
}

function drawHeading(cells: Cells, { x, y, width }: Area, lines: readonly ChartHead[][]): void {
  lines.forEach((parts, row) => {
    let at = x;
    for (const { text, style } of parts) at = cells.put(at, y + row, text, style, x + width);
  });
}

function drawScale(cells: Cells, { x }: Area, frame: Frame): void {
  const { y, height, low, high } = frame;
  for (let row = y; row < y + height; row++) cells.put(x + LABEL, row, '│', 'faint');
  const tick = (row: number, value: number): void => {
    cells.put(x, y + row, shortMoney(value, LABEL).padStart(LABEL), 'faint');
    cells.put(x + LABEL, y + row, '┤', 'faint');
  };
  tick(0, high);
  if (height > 1) tick(height - 1, low);
  const middle = Math.floor((height - 1) / 2);
  if (height >= LEAST_WITH_MIDDLE) tick(middle, valueOf(1 - middle / (height - 1), frame));
}

/** The value at a part of the height: what `heightOf` is asked about. */
function valueOf(part: number, { low, high, powers }: Frame): number {
  return powers ? low * (high / low) ** part : low + (high - low) * part;
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

/** Where lines cross, the one drawn later is on top. */
function drawFine(cells: Cells, frame: Frame, { values, style }: ChartCurve): void {
  const [columns, rows] = [frame.width * 2, frame.height * 4];
  const dots = new Dots();
  let before: number | undefined;
  for (let column = 0; column < columns; column++) {
    const value = valueAt(values, column / Math.max(1, columns - 1));
    const row = value === undefined ? undefined : Math.round((1 - heightOf(value, frame)) * (rows - 1));
    if (row !== undefined) {
      // A step up or down is a line, not a gap.
      const [from, to] = [Math.min(row, before ?? row), Math.max(row, before ?? row)];
      for (let dot = from; dot <= to; dot++) dots.add(column, dot);
    }
    before = row;
  }
  for (const { x, y, mark } of dots.marks()) cells.put(frame.x + x, frame.y + y, mark, style);
}

/** The dots of one line, gathered into marks. */
class Dots {
  readonly #marks = new Map<string, { readonly x: number; readonly y: number; readonly dots: number }>();

  add(column: number, row: number): void {
    const [x, y] = [Math.floor(column / 2), Math.floor(row / 4)];
    const dot = must(DOTS[row % 4]?.[column % 2], 'a dot of a mark');
    const place = `${x} ${y}`;
    this.#marks.set(place, { x, y, dots: (this.#marks.get(place)?.dots ?? 0) | dot });
  }

  *marks(): Generator<{ readonly x: number; readonly y: number; readonly mark: string }> {
    for (const { x, y, dots } of this.#marks.values()) yield { x, y, mark: String.fromCodePoint(0x2800 + dots) };
  }
}

/** One figure a column, so that lines are told apart without colours. */
function drawPlain(cells: Cells, frame: Frame, { values, mark, style }: ChartCurve): void {
  for (let column = 0; column < frame.width; column++) {
    const value = valueAt(values, column / Math.max(1, frame.width - 1));
    if (value === undefined) continue;
    const row = Math.round((1 - heightOf(value, frame)) * (frame.height - 1));
    cells.put(frame.x + column, frame.y + row, mark, style);
  }
}
