/** The stock list of the player to act (L1440-L1480), on a new page. */
import type { View } from '../../games/star-lanes/index.ts';
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';

export function printStockList(paper: Paper, view: View): void {
  const shares = view.books[view.mover]?.shares ?? [];
  paper.formFeed();
  paper.blankLines(1);
  paper.line('STOCK', tab(30), 'PRICE PER SHARE', tab(50), 'YOUR HOLDINGS');
  view.companies.forEach(({ name, price }, at) => {
    // L1460 knows a company that does not exist by its price.
    if (price === view.config.basePrice) return;
    paper.line(name.toUpperCase(), tab(30), price, tab(50), shares[at] ?? 0);
  });
}
