/** The orders on the trade sheet, as they are typed. */
import type { Order } from '../../games/star-lanes/types.ts';

/** What a typed number of shares means; nothing yet means none, and NaN is no number. */
export function sharesIn(text: string): number {
  const typed = text.trim().replace(',', '.').replace('−', '-');
  return typed === '-' ? 0 : Number(typed);
}

/** Orders that are numbers, and the first that is not. */
export function readOrders(orders: readonly Order[]): {
  readonly readable: readonly Order[];
  readonly unreadable: Order | undefined;
} {
  const isNumber = ({ shares }: Order): boolean => !Number.isNaN(shares);
  return { readable: orders.filter(isNumber), unreadable: orders.find((order) => !isNumber(order)) };
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
