/** Keys on the trade sheet. */
import type { Deal } from '../../insight/star-lanes/foresee.ts';
import type { Key } from '../screen/key.ts';
import { explainRefusal } from '../../games/star-lanes/text.ts';
import type { Pressed } from './press.ts';
import { sheetOf, tradeOf, withOrder } from './sheet.ts';
import type { Sight } from './sight.ts';
import type { MatchUi } from './ui.ts';

export function pressTrade(sight: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  const sheet = sheetOf(ui, sight);
  if (sheet === undefined) return undefined;
  const deal = sheet.deals[ui.picked];
  switch (key.key) {
    case 'up':
    case 'back-tab':
      return line(ui, sheet.deals, ui.picked - 1);
    case 'down':
    case 'tab':
      return line(ui, sheet.deals, ui.picked + 1);
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
        ? { ui, did: { did: 'play', action: tradeOf(ui, sight) } }
        : { ui: { ...ui, problem: explainRefusal(sheet.refusal) } };
    case 'text':
      return pressText(ui, sheet.deals, deal, key.text);
    default:
      return undefined;
  }
}

function pressText(ui: MatchUi, deals: readonly Deal[], deal: Deal | undefined, text: string): Pressed | undefined {
  if (deal === undefined) return undefined;
  if (text === '+') return step(ui, deal, 1);
  // The first minus may be the sign of a number: five after it are five to sell.
  if (text === '-') return { ui: { ...step(ui, deal, -1).ui, typed: deal.shares === 0 && ui.typed === '' ? '-' : '' } };
  if (text === '=') return order(ui, deal, deal.upper);
  if (text === 'x') return order(ui, deal, deal.lower);
  if (/^[\d.]$/.test(text)) return type(ui, deal, ui.typed + text);
  const place = deals.findIndex(({ company }) => company === text.toUpperCase());
  return place < 0 ? undefined : line(ui, deals, place);
}

function line(ui: MatchUi, deals: readonly Deal[], picked: number): Pressed {
  return { ui: { ...ui, typed: '', picked: (picked + deals.length) % Math.max(1, deals.length) } };
}

function step(ui: MatchUi, deal: Deal | undefined, by: number): Pressed {
  if (deal === undefined) return { ui };
  return order(ui, deal, Math.max(deal.lower, Math.min(deal.upper, deal.shares + by)));
}

function order(ui: MatchUi, { company }: Deal, shares: number): Pressed {
  // Adding 0 turns -0 into 0, which is no order.
  return { ui: { ...ui, typed: '', orders: withOrder(ui.orders, company, shares + 0) } };
}

/** Longer numbers are nobody's order. */
const LONGEST = 9;

function type(ui: MatchUi, deal: Deal | undefined, typed: string): Pressed {
  if (deal === undefined || typed.length > LONGEST) return { ui };
  const shares = Number(typed === '-' || typed === '' || typed === '.' ? 0 : typed);
  if (Number.isNaN(shares)) return { ui };
  return { ui: { ...ui, typed, orders: withOrder(ui.orders, deal.company, shares + 0) } };
}

function typedIn({ typed }: MatchUi, deal: Deal | undefined): string {
  return typed === '' && deal !== undefined && deal.shares !== 0 ? String(deal.shares) : typed;
}
