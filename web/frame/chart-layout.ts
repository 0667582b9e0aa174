/** What a chart of lines needs to know before it is drawn: where its axis ends, and where words go so that none lies on another. */
import { textWidth } from './text-width.ts';

/** Between the feet of two labels, and the size of their type. */
export const LABEL_LINE = 14;
const SIZE = 12;
/** The most letters of a label. */
const LETTERS = 14;
/** Between two words along the bottom. */
const APART = 10;

/** Steps an axis may end at, times a power of ten: halves of all of them can be read. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The value an axis ends at: just above the data, and a round one. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (STEPS.find((step) => step * power >= most) ?? 10);
}

/** The value an axis begins at, where it need not begin at nothing: a round one below the data. */
export function axisBase(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return Math.floor(least / power) * power;
}

/** As much of a label as there is room for. */
export function shortLabel(label: string): string {
  return label.length > LETTERS ? `${label.slice(0, LETTERS - 1)}…` : label;
}

/** The room that labels take at the side. */
export function labelRoom(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => textWidth(shortLabel(label), SIZE)));
}

/** Heights for labels, each as near to the end of its line as the others let it, in the same order from top to bottom. */
export function spreadLabels(
  heights: readonly (number | undefined)[],
  top: number,
  bottom: number,
): readonly (number | undefined)[] {
  const wanted = heights
    .flatMap((height, line) => (height === undefined ? [] : [{ line, height }]))
    .toSorted((one, other) => one.height - other.height);
  const spread = [...heights];
  let free = top;
  for (const { line, height } of wanted) {
    spread[line] = Math.max(height, free);
    free = spread[line] + LABEL_LINE;
  }
  let room = bottom;
  for (const { line } of wanted.toReversed()) {
    spread[line] = Math.min(spread[line]!, room);
    room = spread[line] - LABEL_LINE;
  }
  return spread;
}

/** How high a chart must be so that all its labels can stand below one another. */
export function heightForLabels(lines: number): number {
  return LABEL_LINE * (lines - 1);
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

/** As many of the words along the bottom as there is room for, at equal distances from the first on. */
export function thinTicks(ticks: readonly Tick[], x: (at: number) => number): readonly Tick[] {
  const widest = Math.max(0, ...ticks.map(({ label }) => textWidth(label, SIZE))) + APART;
  const every = ticks.findIndex(({ at }) => x(at) - x(ticks[0]!.at) >= widest);
  return ticks.filter((_, i) => i === 0 || (every > 0 && i % every === 0));
}
