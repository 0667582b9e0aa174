/** A bargain that could be made, or was made, as plain data. */
import type { Good } from '../../games/star-trader/goods.ts';
import { BASE_PRICES, GOODS } from '../../games/star-trader/goods.ts';
import type { Event, Side } from '../../games/star-trader/types.ts';

export interface Deal {
  readonly side: Side;
  readonly good: Good;
  readonly units: number;
  readonly total: number;
  /** What it gains in worth, against the base price. */
  readonly gain: number;
}

/** The bargains among events, in order. */
export function dealsIn(events: readonly Event[]): Deal[] {
  return events.filter((event) => event.type === 'dealt').map(dealOf);
}

export function dealOf({ side, good, units, total }: Event & { readonly type: 'dealt' }): Deal {
  return { side, good, units, total, gain: gainOf(side, good, units, total) };
}

/** A captain's worth counts cargo at base prices, so a bargain gains what it is off them. */
function gainOf(side: Side, good: Good, units: number, total: number): number {
  const worth = units * BASE_PRICES[GOODS.indexOf(good)]!;
  return side === 'sell' ? total - worth : worth - total;
}
