/** The screens a player may ask for instead of answering: M... the map, S... the stock list (L370-L372, L850-L855). */
import type { View } from '../../games/star-lanes/index.ts';
import type { Paper } from '../basic/paper.ts';
import { printMap } from './map.ts';
import { printStockList } from './stock-list.ts';

/** Prints the screen an answer asks for; false when it asks for none. */
export function showScreen(paper: Paper, view: View, answer: string): boolean {
  if (answer.startsWith('M')) printMap(paper, view);
  else if (answer.startsWith('S')) printStockList(paper, view);
  else return false;
  return true;
}
