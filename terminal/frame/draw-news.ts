/** The newswire in the room there is: the latest news at the bottom. */
import type { Area, Cells } from '../screen/cells.ts';
import type { Style } from '../screen/style.ts';
import type { NewsLine } from './table-news.ts';
import { wrapped } from './wrap.ts';

export function drawNews(cells: Cells, news: readonly NewsLine[], area: Area, scroll = 0): void {
  const { x, y, width, height } = area;
  if (height < 2) return;
  cells.put(x, y, 'Newswire', 'heading');
  const lines = linesOf(news, width - 1);
  const room = height - 1;
  const end = Math.max(Math.min(room, lines.length), lines.length - scroll);
  lines.slice(Math.max(0, end - room), end).forEach(({ text, style }, i) => cells.put(x, y + 1 + i, text, style));
}

function linesOf(news: readonly NewsLine[], width: number): { readonly text: string; readonly style: Style }[] {
  return news.flatMap(({ text, style }) => wrapped(text, width, '  ').map((line) => ({ text: line, style })));
}
