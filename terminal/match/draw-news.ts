/** The newswire in the room there is: the latest news at the bottom. */
import type { Area, Cells } from '../screen/cells.ts';
import type { Style } from '../screen/style.ts';
import { newsOf } from './news.ts';
import type { Sight } from './sight.ts';
import { wrapped } from './wrap.ts';

export function drawNews(cells: Cells, sight: Sight, area: Area, scroll = 0): void {
  const { x, y, width, height } = area;
  if (height < 2) return;
  cells.put(x, y, 'Newswire', 'heading');
  const lines = linesOf(sight, width - 1);
  const room = height - 1;
  const end = Math.max(Math.min(room, lines.length), lines.length - scroll);
  lines.slice(Math.max(0, end - room), end).forEach(({ text, style }, i) => cells.put(x, y + 1 + i, text, style));
}

function linesOf(sight: Sight, width: number): { readonly text: string; readonly style: Style }[] {
  return newsOf(sight).flatMap(({ text, style }) => wrapped(text, width, '  ').map((line) => ({ text: line, style })));
}
