/** What lies over a screen: a page to read, a box in the middle, a line to type. */
import type { Area, Cells } from '../screen/cells.ts';
import { fit, textWidth } from '../screen/mark-width.ts';
import { hanging } from './wrap.ts';

/** The whole screen between its bars. */
export function pageArea({ width, height }: Cells): Area {
  return { x: 1, y: 1, width: width - 2, height: height - 2 };
}

export function clear(cells: Cells, { y, height }: Area): void {
  cells.cover({ x: 0, y, width: cells.width, height }, ' ', 'plain');
}

/** A text whose lines without a dot are headings; what goes on below does so in its column. */
export function drawText(cells: Cells, text: string, scroll: number): void {
  const area = pageArea(cells);
  const lines = text.split('\n').flatMap((line) => (line === '' ? [''] : hanging(line, cells.width - 4)));
  clear(cells, area);
  const first = Math.max(0, Math.min(scroll, lines.length - area.height));
  lines.slice(first, first + area.height).forEach((line, i) => {
    cells.put(area.x + 1, area.y + i, line, /^[A-Z][^.]*$/.test(line) && !line.startsWith(' ') ? 'heading' : 'plain');
  });
}

/** A box in the middle, as large as what it says. */
export function drawBox(cells: Cells, title: string, lines: readonly string[]): void {
  const width = Math.min(cells.width - 4, Math.max(title.length + 6, ...lines.map((line) => textWidth(line) + 4)));
  const height = Math.min(cells.height - 4, lines.length + 2);
  const [x, y] = [Math.floor((cells.width - width) / 2), Math.floor((cells.height - height) / 2)];
  cells.cover({ x, y, width, height }, ' ', 'plain');
  cells.put(x, y, `┌─ ${title} ${'─'.repeat(Math.max(0, width - title.length - 5))}┐`, 'heading');
  for (let row = 1; row < height - 1; row++) {
    cells.put(x, y + row, '│', 'heading');
    cells.put(x + width - 1, y + row, '│', 'heading');
    cells.put(x + 2, y + row, fit(lines[row - 1] ?? '', width - 3), 'plain');
  }
  cells.put(x, y + height - 1, `└${'─'.repeat(width - 2)}┘`, 'heading');
}

export function drawItems(cells: Cells, items: readonly { readonly key: string; readonly words: string }[]): void {
  drawBox(
    cells,
    'At the table',
    items.map(({ key, words }) => `${key}  ${words}`),
  );
}

export function drawSaying(cells: Cells, saying: string): void {
  const room = Math.min(60, cells.width - 10);
  const shown = saying.slice(-room);
  drawBox(cells, 'Say to the table', [shown.padEnd(room)]);
  const x = Math.floor((cells.width - (room + 4)) / 2) + 2 + shown.length;
  cells.cursor = { x: Math.min(cells.width - 1, x), y: Math.floor((cells.height - 3) / 2) + 1 };
}

export function drawSureLeave(cells: Cells): void {
  drawBox(cells, 'Leave for good?', [
    'A computer player plays your seat to the end.',
    'You can take it back with b while the match lasts.',
    '',
    'y  leave     n  stay',
  ]);
}
