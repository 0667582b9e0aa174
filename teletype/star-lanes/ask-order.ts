/**
 * Trading (L810-L900): the question how many shares of one company the player buys. The answer is
 * whatever number it begins with, and a word that is none buys nothing.
 */
import type { View } from '../../games/star-lanes/index.ts';
import { askText } from '../basic/dialogue.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import { val } from '../basic/number-in.ts';
import { tab } from '../basic/paper.ts';
import type { Paper } from '../basic/paper.ts';
import { companyName } from './match.ts';
import type { LanesOnPaper } from './match.ts';
import { showScreen } from './show-screen.ts';

type Trade = Extract<NonNullable<View['ask']>, { ask: 'trade' }>;

/** Asks for an order in the company whose turn it is, until one is accepted. */
export function* askOrder(paper: Paper, match: LanesOnPaper, trade: Trade): Dialogue<void> {
  const { view } = match;
  paper.line('YOUR CURRENT CASH= $', trade.cash);
  for (;;) {
    printQuestion(paper, view, trade);
    const answer = yield* askText(paper, '');
    if (answer === undefined || showScreen(paper, view, answer)) continue;
    if (order(paper, match, trade, val(answer))) return;
  }
}

function printQuestion(paper: Paper, view: View, trade: Trade): void {
  for (const { company, price, owned } of trade.companies) {
    paper.line('BUY HOW MANY SHARES OF ', companyName(view, company), ' AT $', price);
    paper.print(tab(5), 'YOU NOW OWN', owned);
  }
}

/** Tries an order; a number too large for the original is no order, and the question is asked again. */
function order(paper: Paper, match: LanesOnPaper, trade: Trade, shares: number | undefined): boolean {
  if (shares === undefined) return false;
  const orders = trade.companies.map(({ company }) => ({ company, shares }));
  const outcome = match.act({ type: 'trade', orders });
  if (outcome.ok) return true;
  if (outcome.refusal.why === 'too-dear') paper.line('YOU ONLY HAVE $', outcome.refusal.cash, '- TRY AGAIN');
  return false;
}
