/** The trade sheet while it is being filled in: what is typed is played on a copy at once. */
import { fillSheet } from '../../insight/star-lanes/foresee.ts';
import type { Sheet } from '../../insight/star-lanes/foresee.ts';
import type { Action } from '../../games/star-lanes/index.ts';
import type { Order } from '../../games/star-lanes/types.ts';
import type { Sight } from './sight.ts';
import type { MatchUi } from './ui.ts';

/** The sheet as it stands; undefined when nothing is traded now. */
export function sheetOf({ orders }: MatchUi, sight: Sight): Sheet | undefined {
  if (sight.position === undefined || sight.view.ask?.ask !== 'trade') return undefined;
  return fillSheet(sight.position, complete(orders, sight));
}

/** What confirming the sheet does. */
export function tradeOf({ orders }: MatchUi, sight: Sight): Action {
  return { type: 'trade', orders: complete(orders, sight) };
}

/** Where trading goes in order, the one company asked about must be named, even with no shares. */
function complete(orders: readonly Order[], { view: { ask } }: Sight): readonly Order[] {
  if (ask?.ask !== 'trade' || ask.trading === 'sheet') return orders.filter(({ shares }) => shares !== 0);
  return ask.companies.map(({ company }) => ({ company, shares: ordered(orders, company) }));
}

function ordered(orders: readonly Order[], company: string): number {
  return orders.find((order) => order.company === company)?.shares ?? 0;
}

/** The sheet with another order for a company. */
export function withOrder(orders: readonly Order[], company: string, shares: number): readonly Order[] {
  return [...orders.filter((order) => order.company !== company), { company, shares }];
}
