/** The orders on the trade sheet, as they are typed. */
import type { Order } from '../../games/star-lanes/types.ts';

/** What a typed number of shares means; nothing readable means none. */
export function sharesIn(text: string): number {
  const typed = Number(text.replace(',', '.').replace('−', '-'));
  return Number.isNaN(typed) ? 0 : typed;
}

/** The orders with another number of shares for a company. */
export function withOrder(orders: readonly Order[], company: string, shares: number): readonly Order[] {
  return [...orders.filter((order) => order.company !== company), { company, shares }];
}

/** What is played: where trading goes in order, the company that is asked about must be named, even with no shares. */
export function ordersToPlay(orders: readonly Order[], asked: readonly string[], inOrder: boolean): readonly Order[] {
  if (!inOrder) return orders.filter(({ shares }) => shares !== 0);
  return asked.map((company) => orders.find((order) => order.company === company) ?? { company, shares: 0 });
}
