/**
 * The best way to bargain over a good (rule 6.4).
 *
 * Let P be what the star thinks fair for all units, w its patience in the first round (a half; for
 * part of what it needs or has, that part of a half) and K the number of bids. A star that buys
 * takes any bid up to P, breaks off above P(1 + w/k) in round k, and otherwise moves a fifth of the
 * way: P becomes 0.8 P + 0.2 bid. In the last round nothing above P is taken, so the most it can
 * bring is P as it stands then. P grows with every bid, and what it grows to is P times a factor
 * that does not depend on P; so each earlier bid should be as high as the star will listen to, and
 * no round should be left out. That makes
 *
 *     P (1 + 0.2 w) (1 + 0.2 w/2) ... (1 + 0.2 w/(K-1))
 *
 * which is 1.155 P for all of a need in three bids. Buying is the same with minus signs: 0.855 P.
 */
import type { Side } from '../../games/star-trader/types.ts';

/** A bargain at some round: `share` of what the star needs or has is bargained over, 1 for all of it. */
export interface Bargaining {
  readonly side: Side;
  /** What the star thinks fair for all units now. */
  readonly fair: number;
  readonly share: number;
  readonly round: number;
  readonly rounds: number;
}

/** How far the star moves towards a bid. */
export const STEP = 0.2;
/** The patience of a star for all it needs or has. */
const PATIENCE = 0.5;
/** A limit that was reckoned by other steps than the star's can be off in its last digit. */
const SLACK = 1e-9;
/** Where the next round would move the star by less, it is the last: some editions allow a million bids. */
const TRIFLE = 0.002;

/** The next bid, in whole dollars. */
export function bestBid(bargaining: Bargaining): number {
  const { side, fair } = bargaining;
  const edge = isLastBid(bargaining) ? 0 : patienceOf(bargaining.share, bargaining.round);
  return side === 'sell' ? Math.floor(fair * (1 + edge) * (1 - SLACK)) : Math.ceil(fair * (1 - edge) * (1 + SLACK));
}

/** What a bargain comes to by the best bids, as a part of the star's first idea of a fair price. */
export function haggled(side: Side, share: number, rounds: number): number {
  return outlookOf({ side, fair: 1, share, round: 1, rounds });
}

/** What a bargain that has come to some round will come to by the best bids. */
export function outlookOf({ side, fair, share, round: from, rounds }: Bargaining): number {
  const sign = side === 'sell' ? 1 : -1;
  let total = fair;
  for (let round = from; !isLast(share, round, rounds); round++) total *= 1 + sign * STEP * patienceOf(share, round);
  return total;
}

function isLastBid({ share, round, rounds }: Bargaining): boolean {
  return isLast(share, round, rounds);
}

function isLast(share: number, round: number, rounds: number): boolean {
  return round >= rounds || STEP * patienceOf(share, round) < TRIFLE;
}

/** How far off a bid may be in a round, as a part of the fair price. */
export function patienceOf(share: number, round: number): number {
  return (PATIENCE * Math.min(1, share)) / round;
}
