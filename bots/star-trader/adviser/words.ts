/** Small words the adviser's sentences are made of. */
import type { Good } from '../../../games/star-trader/goods.ts';
import type { Side } from '../../../games/star-trader/types.ts';
import { GOOD_NAMES, money } from '../../../games/star-trader/text.ts';

/** Whole dollars, rounded so that they do not look surer than they are. */
export function dollars(amount: number): string {
  return money(Math.round(amount / 100) * 100);
}

export function unitsOf(units: number, good: Good): string {
  return `${units} of ${GOOD_NAMES[good]}`;
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `sold 5 of metals and bought 3 of star gems`. */
export function dealWords(
  deals: readonly { readonly side: Side; readonly good: Good; readonly units: number }[],
): string {
  return listed(
    (['sell', 'buy'] as const).flatMap((side) => {
      const goods = deals.filter((deal) => deal.side === side).map(({ units, good }) => unitsOf(units, good));
      return goods.length === 0 ? [] : [`${side === 'sell' ? 'sold' : 'bought'} ${listed(goods)}`];
    }),
  );
}
