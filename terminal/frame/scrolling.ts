/** Lists that are longer than their room: which part is shown, and a mark that says how much lies above and below it. */
import type { Area, Cells } from '../screen/cells.ts';
import { frameWords } from '../words.ts';

/** A part of a list. */
export interface ListWindow {
  readonly first: number;
  /** Behind the last that is shown. */
  readonly end: number;
  readonly above: number;
  readonly below: number;
}

/** As many as there is room for, from the one that is wanted first, or from where the rest just fits. */
export function windowFrom(length: number, room: number, wanted: number): ListWindow {
  const first = Math.max(0, Math.min(wanted, length - room));
  const end = Math.min(length, first + Math.max(0, room));
  return { first, end, above: first, below: length - end };
}

/** As many as there is room for, the one that is looked at among them. */
export function windowAround(length: number, room: number, picked: number): ListWindow {
  return windowFrom(length, room, Math.max(0, picked - room + 1));
}

/** `↑ 2 more  ↓ 3 more`; nothing where everything is shown. */
export function moreWords({ above, below }: Pick<ListWindow, 'above' | 'below'>): string {
  const parts = [above > 0 ? `↑ ${frameWords().more(above)}` : '', below > 0 ? `↓ ${frameWords().more(below)}` : ''];
  return parts.filter((part) => part !== '').join('  ');
}

/** A page of lines, as far as it is scrolled; where it is longer than its area the last row says what else there is. */
export function drawScrolled<Line>(
  cells: Cells,
  lines: readonly Line[],
  area: Area,
  scroll: number,
  drawLine: (line: Line, y: number) => void,
): void {
  const isWhole = lines.length <= area.height;
  const shown = windowFrom(lines.length, isWhole ? area.height : area.height - 1, scroll);
  lines.slice(shown.first, shown.end).forEach((line, i) => drawLine(line, area.y + i));
  if (!isWhole) cells.put(area.x + 1, area.y + area.height - 1, moreWords(shown), 'faint');
}
