/**
 * What a bargain will come to by the best bids (`games/star-trader/best-bids.ts`), reckoned in one go for search and screens.
 *
 * Let P be what the star thinks fair for all units, w its patience in the first round and K the number of bids. Then it is
 *
 *     P (1 + 0.2 w) (1 + 0.2 w/2) ... (1 + 0.2 w/(K-1))
 *
 * which is 1.155 P for all of a need in three bids. Buying is the same with minus signs: 0.855 P.
 */
import { STEP, isLastBid, patienceOf } from '../../games/star-trader/best-bids.ts';
import type { Bargaining } from '../../games/star-trader/best-bids.ts';
import type { Side } from '../../games/star-trader/types.ts';

/** What a bargain comes to by the best bids, as a part of the star's first idea of a fair price. */
export function haggled(side: Side, share: number, rounds: number): number {
  return haggledFrom(side, 1, share, 1, rounds);
}

/** What a bargain that has come to some round will come to by the best bids. */
export function outlookOf({ side, fair, share, round, rounds }: Bargaining): number {
  return haggledFrom(side, fair, share, round, rounds);
}

/** In single numbers: search asks this most of all, and should make no object for it. */
function haggledFrom(side: Side, fair: number, share: number, from: number, rounds: number): number {
  const sign = side === 'sell' ? 1 : -1;
  let total = fair;
  for (let round = from; !isLastBid(share, round, rounds); round++) total *= 1 + sign * STEP * patienceOf(share, round);
  return total;
}
