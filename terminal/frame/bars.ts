/** The bars at the top and at the bottom of a screen: where one is, and which keys there are. */
import type { Cells } from '../screen/cells.ts';
import { fit, textWidth } from '../screen/mark-width.ts';
import type { Style } from '../screen/style.ts';

/** What stands left and right in the bar at the top. */
export function drawTopBar(cells: Cells, left: string, right: string, style: Style = 'bar'): void {
  cells.put(0, 0, ' '.repeat(cells.width), style);
  cells.put(1, 0, fit(left, cells.width - textWidth(right) - 4), style);
  cells.put(cells.width - textWidth(right) - 1, 0, right, style);
}

/** A key and what it does. */
export type KeyHelp = readonly [key: string, does: string];

/** The keys at the bottom, as many as fit: the first are the most important, and the last two always stay. */
export function drawKeyBar(cells: Cells, keys: readonly KeyHelp[]): void {
  const y = cells.height - 1;
  cells.put(0, y, ' '.repeat(cells.width), 'bar');
  const shown = fitting(keys, cells.width - 1);
  let x = 1;
  for (const [key, does] of shown) {
    x = cells.put(x, y, key, 'bar-key');
    x = cells.put(x, y, ` ${does}  `, 'bar');
  }
}

function fitting(keys: readonly KeyHelp[], room: number): readonly KeyHelp[] {
  const shown = [...keys];
  while (shown.length > 2 && widthOf(shown) > room) shown.splice(-3, 1);
  return shown;
}

function widthOf(keys: readonly KeyHelp[]): number {
  return keys.reduce((sum, [key, does]) => sum + textWidth(key) + textWidth(does) + 3, 0);
}
