/** The title (L40-L50), printed once, when the program is started. */
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';

export function printTitle(paper: Paper): void {
  paper.formFeed();
  paper.blankLines(2);
  paper.line(tab(10), '* S * T * A * R ** L * A * N * E * S *');
}
