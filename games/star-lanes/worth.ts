/** What a player is worth (L9500-L9550): the stock at its price, and the cash. */
import { round24 } from '../../core/altair-number.ts';
import { listOf } from '../../core/numbers.ts';
import type { Position } from './position.ts';
import type { NetWorth } from './types.ts';

/** The value of a seat's shares. */
export function stockOf(position: Position, seat: number): number {
  const { held, price, config, single } = position;
  const at = seat * config.companies;
  let stock = 0;
  for (let company = 0; company < config.companies; company++) {
    const shares = held[at + company]!;
    if (shares === 0) continue;
    stock += single ? round24(shares * price[company]!) : shares * price[company]!;
    if (single) stock = round24(stock);
  }
  return stock;
}

/** The value of a seat's shares and cash together. */
export function worthOf(position: Position, seat: number): number {
  const worth = stockOf(position, seat) + position.cash[seat]!;
  return position.single ? round24(worth) : worth;
}

/** Everybody's standing, in the order of the seats. */
export function standings(position: Position): NetWorth[] {
  return listOf(position.players, (seat) => ({
    stock: stockOf(position, seat),
    cash: position.cash[seat]!,
    net: worthOf(position, seat),
  }));
}
