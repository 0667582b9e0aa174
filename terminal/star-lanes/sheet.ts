/** The trade sheet while it is being filled in: what is typed is played on a copy at once. */
import { must } from '../../core/must.ts';
import type { Action, Order } from '../../games/star-lanes/types.ts';
import { fillSheet } from '../../insight/star-lanes/foresee.ts';
import type { SheetLine, TradeSheet } from '../../insight/star-lanes/foresee.ts';
import { play } from '../frame/ui.ts';
import type { Key } from '../screen/key.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { lanes, lanesGame } from './speech.ts';

/** The sheet of who is asked to trade, as it stands. */
export function sheetOf({ orders }: LanesUi, model: LanesMatchModel): TradeSheet {
  return fillSheet(must(model.position, 'the position of who trades'), complete(orders, model));
}

/** What confirming the sheet does. */
function tradeOf({ orders }: LanesUi, model: LanesMatchModel): Action {
  return { type: 'trade', orders: complete(orders, model) };
}

/** Where trading goes in order, the one company asked about must be named, even with no shares. */
function complete(orders: readonly Order[], { view: { ask } }: LanesMatchModel): readonly Order[] {
  if (ask?.ask !== 'trade' || ask.trading === 'sheet') return orders.filter(({ shares }) => shares !== 0);
  return ask.companies.map(({ company }) => ({ company, shares: ordered(orders, company) }));
}

function ordered(orders: readonly Order[], company: string): number {
  return orders.find((one) => one.company === company)?.shares ?? 0;
}

/** The sheet with another order for a company. */
function withOrder(orders: readonly Order[], company: string, shares: number): readonly Order[] {
  return [...orders.filter((one) => one.company !== company), { company, shares }];
}

export function handleTradeKey(model: LanesMatchModel, ui: LanesUi, key: Key): LanesKeyResult | undefined {
  const sheet = sheetOf(ui, model);
  const deal = must(sheet.lines[ui.picked], 'the company that is looked at');
  switch (key.key) {
    case 'up':
    case 'back-tab':
      return line(ui, sheet.lines, ui.picked - 1);
    case 'down':
    case 'tab':
      return line(ui, sheet.lines, ui.picked + 1);
    case 'left':
      return step(ui, deal, -1);
    case 'right':
      return step(ui, deal, 1);
    case 'page-up':
      return step(ui, deal, 10);
    case 'page-down':
      return step(ui, deal, -10);
    case 'wheel':
      return step(ui, deal, -key.by);
    case 'escape':
      return { ui: { ...ui, orders: [], typed: '' } };
    case 'backspace':
    case 'delete':
      return type(ui, deal, key.key === 'delete' ? '' : typedIn(ui, deal).slice(0, -1));
    case 'enter':
      return sheet.refusal === undefined
        ? play(ui, tradeOf(ui, model))
        : { ui: { ...ui, problem: lanesGame().explain(sheet.refusal) } };
    case 'text':
      return handleText(ui, sheet.lines, deal, key.text) ?? handleAbsent(model, ui, key.text);
    default:
      return undefined;
  }
}

function handleText(
  ui: LanesUi,
  deals: readonly SheetLine[],
  deal: SheetLine,
  text: string,
): LanesKeyResult | undefined {
  if (text === '+') return step(ui, deal, 1);
  // The first minus may be the sign of a number: five after it are five to sell.
  if (text === '-') return { ui: { ...step(ui, deal, -1).ui, typed: deal.shares === 0 && ui.typed === '' ? '-' : '' } };
  // A small m opens the list of votes.
  if (text === '=' || text === 'M') return order(ui, deal, deal.upper);
  if (text === 's') return order(ui, deal, deal.lower);
  if (/^[\d.]$/.test(text)) return type(ui, deal, ui.typed + text);
  const place = deals.findIndex(({ company }) => company === text.toUpperCase());
  return place < 0 ? undefined : line(ui, deals, place);
}

/** The letter of a company is its own all through a match, and means nothing else while it is not on the map. */
function handleAbsent({ view }: LanesMatchModel, ui: LanesUi, text: string): LanesKeyResult | undefined {
  const absent = view.companies.find(({ company }) => company === text.toUpperCase());
  return absent === undefined ? undefined : { ui: { ...ui, problem: lanes().trade.absent(absent.name) } };
}

function line(ui: LanesUi, deals: readonly SheetLine[], picked: number): LanesKeyResult {
  return { ui: { ...ui, typed: '', picked: (picked + deals.length) % deals.length } };
}

function step(ui: LanesUi, deal: SheetLine, by: number): LanesKeyResult {
  return order(ui, deal, Math.max(deal.lower, Math.min(deal.upper, deal.shares + by)));
}

function order(ui: LanesUi, { company }: SheetLine, shares: number): LanesKeyResult {
  // Adding 0 turns -0 into 0, which is no order.
  return { ui: { ...ui, typed: '', orders: withOrder(ui.orders, company, shares + 0) } };
}

/** Longer numbers are nobody's order. */
const LONGEST = 9;

function type(ui: LanesUi, deal: SheetLine, typed: string): LanesKeyResult {
  if (typed.length > LONGEST) return { ui };
  const shares = Number(typed === '-' || typed === '' || typed === '.' ? 0 : typed);
  if (Number.isNaN(shares)) return { ui };
  return { ui: { ...ui, typed, orders: withOrder(ui.orders, deal.company, shares + 0) } };
}

function typedIn({ typed }: LanesUi, deal: SheetLine): string {
  return typed === '' && deal.shares !== 0 ? String(deal.shares) : typed;
}
