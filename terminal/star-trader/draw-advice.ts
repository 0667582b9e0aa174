/** What the computer's captain says, where it was asked. */
import { wrapped } from '../frame/wrap.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { TraderUi } from './trader-ui.ts';

export function drawAdvice(cells: Cells, { advice }: TraderUi, { x, y, width, height }: Area): void {
  if (advice === '') return;
  wrapped(advice, width - 4)
    .slice(0, Math.max(0, height))
    .forEach((line, i) => cells.put(x + 2, y + i, line, 'star'));
}
