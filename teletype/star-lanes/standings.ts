/** The final standings (L9500-L9550), in the order of the seats: the game names no winner. */
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';
import { printHeading } from './announcements.ts';
import { nameOf } from './match.ts';
import type { LanesOnPaper } from './match.ts';

export function printStandings(paper: Paper, match: LanesOnPaper): void {
  printHeading(paper);
  paper.line('THE GAME IS OVER - HERE ARE THE FINAL STANDINGS');
  paper.blankLines(1);
  paper.line('PLAYER', tab(10), 'CASH VALUE OF STOCK', tab(33), 'CASH ON HAND', tab(50), 'NET WORTH');
  paper.blankLines(1);
  match.view.standings?.forEach(({ stock, cash, net }, seat) => {
    paper.line(nameOf(match, seat), tab(10), '$', stock, tab(33), '$', cash, tab(50), '$', net);
  });
}
