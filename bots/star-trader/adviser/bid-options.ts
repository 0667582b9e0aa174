/** What to bid: as far as the star listens, the price it thinks fair, or nothing. */
import { stockHere } from '../../../games/star-trader/bargain.ts';
import { BASE_PRICES } from '../../../games/star-trader/goods.ts';
import type { Position } from '../../../games/star-trader/position.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { bestBid, outlookOf } from '../../../insight/star-trader/haggle.ts';
import type { StarTraderReason, StarTraderSuggestion } from './advice.ts';

type BidAsk = Ask & { readonly ask: 'bid' };

export function bidOptions(position: Position, ask: BidAsk): StarTraderSuggestion[] {
  const none: StarTraderSuggestion = { action: { type: 'pass' }, gain: 0, because: { why: 'no-second-bargain' } };
  if (ask.above >= ask.below) return [none];
  const { side, units, round, rounds } = ask;
  const bargaining = { side, fair: 10 * ask.above, share: units / Math.abs(stockHere(position)), round, rounds };
  const best = bestBid(bargaining);
  const fair = bestBid({ ...bargaining, rounds: round });
  const last = outlookOf(bargaining);
  const worth = units * BASE_PRICES[position.good]!;
  const gain = (total: number) => (side === 'sell' ? total - worth : worth - total);
  const bidding = (total: number, reached: number, because: StarTraderReason): StarTraderSuggestion => ({
    action: { type: 'bid', total },
    gain: gain(reached),
    because,
  });
  const atOnce = bidding(fair, fair, { why: 'taken-at-once' });
  if (best === fair) return [atOnce, none];
  return [bidding(best, last, { why: 'listens', round, last }), atOnce, none];
}
