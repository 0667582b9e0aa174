/** How many units of what a star sells can be paid at the price it names, with the bank where there is one. */
import { cashAndBalance, hasBank } from '../../games/star-trader/bank.ts';
import { offerOf, openBargain } from '../../games/star-trader/bargain.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Ask, Event, View } from '../../games/star-trader/types.ts';
import { positionFor } from './logbook.ts';

/** As many of the units that fit as the captain can pay without bargaining. */
export function paidUnits(view: View, heard: readonly Event[], { good, fits }: Ask & { readonly ask: 'buy' }): number {
  const position = positionFor(view, heard);
  position.side = 'buy';
  position.good = GOODS.indexOf(good);
  const funds = fundsOf(position);
  let units = fits;
  while (units > 0 && askedFor(position, units) > funds) units--;
  return units;
}

function fundsOf(position: Position): number {
  return hasBank(position) ? cashAndBalance(position) : position.cash[position.ship]!;
}

function askedFor(position: Position, units: number): number {
  openBargain(position, units);
  return offerOf(position);
}
