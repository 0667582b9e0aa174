/**
 * What a lesson says on a full screen: a box beside the thing it speaks of, which stands out, with an arrow at its edge. It
 * stands over the side or over the map, whichever the thing is not in; so what is asked stays in view. Pure.
 */
import { must } from '../../core/must.ts';
import type { FrameLayout } from '../frame/game-screens.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { padded, textWidth, wrapped } from '../screen/marks.ts';

export interface Callout {
  readonly title: string;
  readonly says: string;
  readonly how: string;
  /** The keys, in words. */
  readonly foot: string;
  readonly at: Area;
}

const WIDTH = 46;
/** In less, words are no sentences any more. */
const LEAST_WIDTH = 30;

export function drawCallout(
  cells: Cells,
  { title, says, how, foot, at }: Callout,
  { map, side, desk }: FrameLayout,
): void {
  standOut(cells, at);
  const isInSide = at.x >= side.x && at.y < side.y + side.height;
  const isBeside = side.width >= LEAST_WIDTH;
  const linesIn = (width: number): readonly string[] => [
    ...wrapped(says, width - 4),
    ...(how === '' ? [] : wrapped(how, width - 4)),
    foot,
  ];
  // Where little or nothing stands beside the map, the box lies over it, apart from the thing.
  const { x, width } = isBeside
    ? { x: isInSide ? map.x : side.x, width: Math.min(WIDTH, isInSide ? map.width - 1 : side.width) }
    : apartFrom(at, linesIn(WIDTH).length + 2, cells.width, desk.y);
  const lines = linesIn(width);
  const height = lines.length + 2;
  // A desk lies below both: the box stands on it.
  const isBelow = at.y >= desk.y;
  const beside = at.y + Math.floor(at.height / 2) - Math.floor(height / 2);
  const wanted = isBelow ? desk.y - height : isBeside ? beside : aboveOrBelow(at, height, desk.y);
  const y = Math.max(1, Math.min(wanted, (isBeside ? cells.height - 2 : desk.y) - height));
  drawFrame(cells, { x, y, width, height }, title);
  lines.forEach((line, i) => {
    const style = i === lines.length - 1 ? 'faint' : i < lines.length - 1 - howLines(how, width) ? 'plain' : 'strong';
    cells.put(x + 1, y + 1 + i, padded(` ${line}`, width - 2), style);
  });
  const row = Math.max(y + 1, Math.min(y + height - 2, at.y + Math.floor(at.height / 2)));
  const isLeft = x + width <= at.x;
  const isRight = x >= at.x + at.width;
  if (isBelow || (!isLeft && !isRight && y <= at.y)) cells.put(x + 4, y + height - 1, '↓', 'warning');
  else if (isLeft) cells.put(x + width - 1, row, '→', 'warning');
  else if (isRight) cells.put(x, row, '←', 'warning');
  else cells.put(x + 4, y, '↑', 'warning');
}

/** Below the thing, or above it, or beside it: what is asked on the desk stays in view. */
function aboveOrBelow(at: Area, height: number, end: number): number {
  const below = at.y + at.height;
  return below + height <= end ? below : at.y - height;
}

/** As wide as usual where it fits above or below the thing; else the wider of the columns beside it. */
function apartFrom(
  at: Area,
  height: number,
  columns: number,
  end: number,
): { readonly x: number; readonly width: number } {
  const usual = { x: 0, width: Math.min(WIDTH, columns - 2) };
  const fits = at.y + at.height + height <= end || at.y - height >= 1 || at.y >= end;
  if (fits) return usual;
  const right = columns - (at.x + at.width) - 1;
  return right >= at.x
    ? { x: columns - Math.min(WIDTH, right), width: Math.min(WIDTH, right) }
    : { x: 0, width: Math.min(WIDTH, at.x) };
}

function howLines(how: string, width: number): number {
  return how === '' ? 0 : wrapped(how, width - 4).length;
}

function drawFrame(cells: Cells, { x, y, width, height }: Area, title: string): void {
  cells.cover({ x, y, width, height }, ' ', 'plain');
  cells.put(x, y, `┌─ ${title} ${'─'.repeat(Math.max(0, width - textWidth(title) - 5))}┐`, 'heading');
  for (let row = y + 1; row < y + height - 1; row++) {
    cells.put(x, row, '│', 'heading');
    cells.put(x + width - 1, row, '│', 'heading');
  }
  cells.put(x, y + height - 1, `└${'─'.repeat(width - 2)}┘`, 'heading');
}

/** Only what is small: a whole desk that stands out is nothing to look for. */
function standOut(cells: Cells, { x, y, width, height }: Area): void {
  if (width * height > cells.width) return;
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      const place = row * cells.width + column;
      const mark = must(cells.marks[place], 'a mark on the screen');
      if (mark !== '') cells.put(column, row, mark, 'offered-picked');
    }
  }
}
