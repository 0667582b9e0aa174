/** A heading with a line behind it. */
import type { Area, Cells } from '../screen/cells.ts';

export function drawRule(cells: Cells, { x, y, width }: Area, text: string): void {
  const end = cells.put(x, y, `${text} `, 'heading', x + width);
  cells.put(end, y, '─'.repeat(Math.max(0, x + width - end - 1)), 'faint');
}
