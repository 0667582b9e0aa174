/** The orders on the trade sheet, as they are typed. */
import type { Order } from '../../games/star-lanes/types.ts';

/** How numbers of shares are written at a table. */
export interface ShareWriting {
  /** Whether parts of a share are traded. */
  readonly fractions: boolean;
  /** What is before parts of one in the player's language. */
  readonly decimal: string;
}

/** Thousands in groups, `1,000` or `1.000` or `1 000`, and perhaps parts of one behind another mark. */
const GROUPED = /^(-?[1-9]\d{0,2})((?:([.,'’\s])\d{3})(?:\3\d{3})*)(?:(?!\3)[.,](\d+))?$/;

/**
 * What a typed number of shares means; nothing yet means none, and NaN is no number. Three digits behind a mark are thousands
 * in any language, except where `1,250` can be a share and a quarter for somebody who writes it so.
 */
export function sharesIn(text: string, { fractions, decimal }: ShareWriting): number {
  const typed = text.trim().replace('−', '-');
  if (typed === '-') return 0;
  const [, first = '', groups = '', mark, parts = ''] = GROUPED.exec(typed) ?? [];
  const isPart = fractions && mark === decimal && groups.length === 4 && parts === '';
  if (mark !== undefined && !isPart) return Number(`${first}${groups.replaceAll(mark, '')}.${parts}`);
  const shares = /^-?\d*[.,]?\d*$/.test(typed) ? Number(typed.replace(',', '.')) : NaN;
  // Hundreds of digits would be infinitely many shares, of which no part can be shown.
  return Number.isFinite(shares) ? shares : NaN;
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
