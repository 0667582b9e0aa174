/** The screens a player may ask for instead of answering: M... the map, S... the stock list (L370-L372, L850-L855). */
import type { View } from '../../games/star-lanes/index.ts';
import type { Paper } from '../basic/paper.ts';
import { tab } from '../basic/paper.ts';
import { must } from '../../core/must.ts';

/** Prints the screen an answer asks for; false when it asks for none. */
export function showScreen(paper: Paper, view: View, answer: string): boolean {
  if (answer.startsWith('M')) printMap(paper, view);
  else if (answer.startsWith('S')) printStockList(paper, view);
  else return false;
  return true;
}

/** The stock list of the player to act (L1440-L1480), on a new page. */
function printStockList(paper: Paper, view: View): void {
  const { shares } = must(view.books[view.mover], 'the books of the player to act');
  paper.formFeed();
  paper.blankLines(1);
  paper.line('STOCK', tab(30), 'PRICE PER SHARE', tab(50), 'YOUR HOLDINGS');
  view.companies.forEach(({ name, price }, at) => {
    // L1460 knows a company that does not exist by its price.
    if (price === view.config.basePrice) return;
    paper.line(name.toUpperCase(), tab(30), price, tab(50), shares[at]!);
  });
}

/** The map of the galaxy (L1000-L1050), on a new page. */
export function printMap(paper: Paper, view: View): void {
  paper.formFeed();
  paper.line(tab(22), 'MAP OF THE GALAXY');
  paper.line(tab(21), '*******************');
  paper.line(tab(12), ' A  B  C  D  E  F  G  H  I  J  K  L');
  view.map.forEach((row, at) => {
    paper.line(tab(9), at + 1, ...Array.from(row, (mark) => ` ${mark} `));
  });
}
