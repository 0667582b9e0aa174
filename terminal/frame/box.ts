/** What lies over a screen: a page to read, or a box in the middle. */
import type { Area, Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fit, hanging, textWidth } from '../screen/marks.ts';
import type { Style } from '../screen/style.ts';
import { drawScrolled } from './scrolling.ts';

/** The whole screen between its bars. */
export function pageArea({ width, height }: Cells): Area {
  return { x: 1, y: 1, width: width - 2, height: height - 2 };
}

/** An empty page; a click anywhere on it closes it. */
export function clearPage(cells: Cells, { y, height }: Area): void {
  const whole = { x: 0, y, width: cells.width, height };
  cells.cover(whole, ' ', 'plain');
  cells.hit(whole, { key: 'escape' });
}

/** A text whose lines without a dot are headings; what goes on below does so in its column. */
export function drawText(cells: Cells, text: string, area: Area, scroll: number): void {
  const lines = text.split('\n').flatMap((line) => (line === '' ? [''] : hanging(line, cells.width - 4)));
  drawScrolled(cells, lines, area, scroll, (line, y) =>
    cells.put(area.x + 1, y, line, /^\p{Lu}[^.]*$/u.test(line) && !line.startsWith(' ') ? 'heading' : 'plain'),
  );
}

/** A page of lines, as far as it is scrolled. */
export function drawLines(cells: Cells, lines: readonly BoxLine[], area: Area, scroll: number): void {
  drawScrolled(cells, lines, area, scroll, (line, y) =>
    drawLine(cells, partsOf(line), { x: area.x + 1, y, width: area.width - 2, height: 1 }),
  );
}

/** A part of a line in a box; `key` is what a click on it does. */
interface BoxPart {
  readonly text: string;
  readonly style?: Style;
  readonly key?: Key;
}

export type BoxLine = string | readonly BoxPart[];

/** A box in the middle, as large as what it says; a click beside it closes it. Returns where its text stands. */
export function drawBox(cells: Cells, title: string, lines: readonly BoxLine[]): Area {
  const width = Math.min(cells.width - 4, Math.max(textWidth(title) + 6, ...lines.map((line) => widthOf(line) + 4)));
  const height = Math.min(cells.height - 4, lines.length + 2);
  const isWhole = lines.length <= height - 2;
  const shown = isWhole ? lines : [...lines.slice(0, height - 3), '…'];
  const [x, y] = [Math.floor((cells.width - width) / 2), Math.floor((cells.height - height) / 2)];
  cells.hit({ x: 0, y: 0, width: cells.width, height: cells.height }, { key: 'escape' });
  cells.cover({ x, y, width, height }, ' ', 'plain');
  const head = fit(title, width - 6);
  cells.put(x, y, `┌─ ${head} ${'─'.repeat(width - textWidth(head) - 5)}┐`, 'heading');
  shown.forEach((line, i) => {
    const row = y + 1 + i;
    cells.put(x, row, '│', 'heading');
    cells.put(x + width - 1, row, '│', 'heading');
    drawLine(cells, partsOf(line), { x: x + 2, y: row, width: width - 3, height: 1 });
  });
  cells.put(x, y + height - 1, `└${'─'.repeat(width - 2)}┘`, 'heading');
  return { x: x + 2, y: y + 1, width: width - 3, height: height - 2 };
}

function drawLine(cells: Cells, parts: readonly BoxPart[], { x, y, width, height }: Area): void {
  let at = x;
  for (const { text, style = 'plain', key } of parts) {
    const end = cells.put(at, y, fit(text, x + width - at), style);
    if (key !== undefined) cells.hit({ x: at, y, width: end - at, height }, key);
    at = end;
  }
}

function partsOf(line: BoxLine): readonly BoxPart[] {
  return typeof line === 'string' ? [{ text: line }] : line;
}

function widthOf(line: BoxLine): number {
  return partsOf(line).reduce((sum, { text }) => sum + textWidth(text), 0);
}
