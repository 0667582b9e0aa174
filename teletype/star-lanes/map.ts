/** The map of the galaxy (L1000-L1050), on a new page. */
import type { View } from '../../games/star-lanes/index.ts';
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';

export function printMap(paper: Paper, view: View): void {
  paper.formFeed();
  paper.line(tab(22), 'MAP OF THE GALAXY');
  paper.line(tab(21), '*******************');
  paper.line(tab(12), ' A  B  C  D  E  F  G  H  I  J  K  L');
  view.map.forEach((row, at) => {
    paper.line(tab(9), at + 1, ...Array.from(row, (mark) => ` ${mark} `));
  });
}
