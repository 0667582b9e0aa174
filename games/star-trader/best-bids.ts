/**
 * The best bids of a bargain (rule 6.4), and what a factor makes of them (rule 6.10).
 *
 * Nothing in a bargain is drawn. A star that buys takes any bid up to what it thinks fair, breaks off above its patience, and
 * otherwise moves a fifth of the way towards the bid. In the last round nothing above the fair price is taken, so the most it
 * can bring is the fair price as it stands then. It grows with every bid by a factor that does not depend on it; so each earlier
 * bid should be as high as the star will listen to, and no round should be left out. Buying is the same with minus signs.
 */
import { movedPrice, stockHere } from './bargain.ts';
import type { BargainState } from './bargain.ts';
import type { Position } from './position.ts';
import type { Side } from './types.ts';

/** A bargain at some round: `share` of what the star needs or has is bargained over, 1 for all of it. */
export interface Bargaining {
  readonly side: Side;
  /** What the star thinks fair for all units now. */
  readonly fair: number;
  readonly share: number;
  readonly round: number;
  readonly rounds: number;
}

/** What a bid that is not taken moves, as a part of how far it is off. */
export const STEP = 0.2;
/** The patience of a star for all it needs or has. */
const PATIENCE = 0.5;
/** A limit that was reckoned by other steps than the star's can be off in its last digit. */
const SLACK = 1e-9;
/** Where the next round would move the star by less, it is the last: some editions allow a million bids. */
const TRIFLE = 0.002;

/** The next bid, in whole dollars. */
export function bestBid({ side, fair, share, round, rounds }: Bargaining): number {
  const edge = isLastBid(share, round, rounds) ? 0 : patienceOf(share, round);
  return side === 'sell' ? Math.floor(fair * (1 + edge) * (1 - SLACK)) : Math.ceil(fair * (1 - edge) * (1 + SLACK));
}

/** The best bid for the captain that is taken at once. At first that is the star's price itself, a whole one times the units. */
export function sureBid(bargaining: Bargaining): number {
  const { fair, round } = bargaining;
  return round === 1 && Number.isInteger(fair) ? fair : bestBid({ ...bargaining, rounds: round });
}

/** Whether the next bid should be one that is taken: no round is left, or it would move the star by next to nothing. */
export function isLastBid(share: number, round: number, rounds: number): boolean {
  return round >= rounds || STEP * patienceOf(share, round) < TRIFLE;
}

/** How far off a bid may be in a round, as a part of the fair price. */
export function patienceOf(share: number, round: number): number {
  return (PATIENCE * Math.min(1, share)) / round;
}

/** What a factor settles on, and what it keeps of what the best bids come to. */
interface FactorDeal {
  readonly total: number;
  readonly fee: number;
}

/** What a factor makes of a bargain from where it stands, in whole dollars; undefined where there is no factor or no price. */
export function factorDeal(position: Position, bargain: BargainState): FactorDeal | undefined {
  const { side, config } = position;
  if (config.factor === 0 || bargain.units === 0 || bargain.fair <= 0) return undefined;
  const best = bestTotal(position, bargain);
  const total =
    side === 'sell'
      ? Math.floor((best * (100 - config.factor)) / 100)
      : Math.ceil((best * (100 + config.factor)) / 100);
  return { total, fee: Math.abs(best - total) };
}

/** What the best bids come to, made one after the other in whole dollars. */
function bestTotal(position: Position, { units, fair: first, round: from }: BargainState): number {
  const { side, config } = position;
  const share = units / Math.abs(stockHere(position));
  let fair = first;
  for (let round = from; ; round++) {
    const total = bestBid({ side, fair: fair * units, share, round, rounds: config.bids });
    if (isLastBid(share, round, config.bids)) return total;
    fair = movedPrice(fair, total, units);
  }
}
