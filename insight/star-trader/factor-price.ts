/** What a factor would settle on for the units a captain has in mind, before they are named. */
import { factorDeal } from '../../games/star-trader/best-bids.ts';
import { freshBargain } from '../../games/star-trader/bargain.ts';
import type { Event, TradeAsk, View } from '../../games/star-trader/types.ts';
import { positionFor } from './logbook.ts';

/** The price of a factor's bargain at this question; undefined where there is no factor, or nothing to bargain about. */
export function factorPrice(view: View, heard: readonly Event[], ask: TradeAsk, units: number): number | undefined {
  // As many as fit is told; everything else follows from what the star has in store, which the logbook knows.
  if (ask.factor === undefined || units === ask.fits) return ask.factor;
  const position = positionFor(view, heard);
  return factorDeal(position, freshBargain(position, units))?.total;
}
