/** The bank: whether to enter it, and how much to take out or put in. */
import { money } from '../../games/star-trader/text.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { drawRule } from '../frame/draw-rule.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { amountOf } from './amount.ts';
import { drawAdvice } from './draw-advice.ts';
import { drawField } from './draw-field.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';
import { shipMark } from './words.ts';

type Bank = Ask & { readonly ask: 'bank' | 'withdraw' | 'deposit' };

export function drawBank(cells: Cells, sight: TraderSight, ui: TraderUi, ask: Bank, area: Area): void {
  const { x, y, width } = area;
  const { view, names } = sight;
  drawRule(cells, area, `${names[ask.to] ?? ''} ${shipMark(view, ask.ship)}: the bank at ${ask.star}`);
  const books = `${money(ask.cash)} on board, ${money(ask.balance)} in the account at ${view.config.interest} % a year.`;
  cells.put(x + 2, y + 1, books, 'plain', x + width);
  if (ask.toPay !== undefined)
    cells.put(x + 2, y + 2, `The bargain takes ${money(ask.toPay)}: without it, it fails.`, 'warning', x + width);
  const row = y + (ask.toPay === undefined ? 2 : 3);
  const amount = amountOf(ask);
  if (amount === undefined) cells.put(x + 2, row, 'Enter the bank?  Enter: yes   p: no', 'strong');
  else {
    const words = ask.ask === 'withdraw' ? 'Withdraw: $' : 'Deposit: $';
    const at = drawField(cells, cells.put(x + 2, row, words, 'strong'), row, ui.typed, amount.usual) + 2;
    cells.put(at, row, bankHint(ask, amount.most), 'faint', x + width);
  }
  drawAdvice(cells, ui, { ...area, y: row + 2, height: y + area.height - row - 2 });
}

function bankHint({ ask, toPay }: Bank, most: number): string {
  const all = `= takes all ${money(most)}`;
  if (ask === 'deposit') return `= puts in all ${money(most)}; 0 leaves`;
  return toPay === undefined ? `${all}; 0 goes on to a deposit` : all;
}
