/** How many units to trade: what can be paid at the price a star names, and what pays. */
import { cashAndBalance, hasBank } from '../../games/star-trader/bank.ts';
import { offerOf, openBargain } from '../../games/star-trader/bargain.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Event, TradeAsk, View } from '../../games/star-trader/types.ts';
import { positionFor } from './logbook.ts';
import { PLANNING } from './routes.ts';
import { unitsToBuy, unitsToSell } from './visit.ts';

/** What a captain should know before saying a number. */
export interface TradeSizes {
  /** No more changes hands: what is on board, up to twice the need; or what can be taken on board. */
  readonly most: number;
  /** As many as the captain can pay without bargaining; when selling, all. */
  readonly paid: number;
  /** As many as gain anything against the base price, with room and money kept for what gains more. */
  readonly pays: number;
}

/** On which side of the base price a price lies. */
export function sideOf(price: number, base: number): 'above' | 'below' | 'at' {
  return price === base ? 'at' : price > base ? 'above' : 'below';
}

export function tradeSizes(view: View, heard: readonly Event[], ask: TradeAsk): TradeSizes {
  const position = positionFor(view, heard);
  position.side = ask.ask;
  position.good = GOODS.indexOf(ask.good);
  if (ask.ask === 'sell') {
    // A star takes up to twice its need, all at the same price.
    const most = Math.min(ask.hold, 2 * ask.need);
    return { most, paid: most, pays: Math.min(most, unitsToSell(position, position.good, PLANNING)) };
  }
  const pays = Math.min(ask.fits, unitsToBuy(position, position.good, PLANNING));
  const paid = paidUnits(position, ask.fits);
  return { most: ask.fits, paid, pays: Math.min(pays, paid) };
}

/** As many of the units that fit as the captain can pay without bargaining, with the bank where there is one. */
function paidUnits(position: Position, fits: number): number {
  const funds = hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
  let units = fits;
  while (units > 0 && askedFor(position, units) > funds) units--;
  return units;
}

function askedFor(position: Position, units: number): number {
  openBargain(position, units);
  return offerOf(position);
}
