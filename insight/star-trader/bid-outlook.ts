/**
 * What a star will make of a bid, told before it is made. Nothing in a bargain is drawn (rule 6.4): the star takes what it
 * thinks fair or better, thinks about what lies within its patience and moves a fifth of the way, and walks away from the rest.
 */
import { stockHere } from '../../games/star-trader/bargain.ts';
import type { BidAsk, Event, View } from '../../games/star-trader/types.ts';
import { STEP, patienceOf, sureBid } from '../../games/star-trader/best-bids.ts';
import type { Bargaining } from '../../games/star-trader/best-bids.ts';
import { positionFor } from './logbook.ts';

/** How far a star goes in this round, in whole dollars for all units. */
export interface BidReach {
  /** The best bid for the captain that it takes at once. */
  readonly takes: number;
  /** The last bid it thinks about; in the last round there is no thinking, and it is the same. */
  readonly listens: number;
}

export type BidOutlook =
  /** Its own offer is as good for the captain, or better. */
  | { readonly answer: 'offer' }
  | { readonly answer: 'taken' }
  | {
      readonly answer: 'thinking';
      /** How much of its patience the bid takes, above 0 and up to 1. */
      readonly patience: number;
      /** How far it goes in the next round. */
      readonly next: BidReach;
      readonly bidsLeft: number;
    }
  /** It walks away: `last` where it would have thought about the bid in a round before. */
  | { readonly answer: 'gone'; readonly last: boolean };

/** The bargain a captain is asked to bid in, as they know it. */
export function bargainingOf(view: View, heard: readonly Event[], ask: BidAsk): Bargaining {
  const { side, units, round, rounds } = ask;
  const share = units / Math.abs(stockHere(positionFor(view, heard)));
  // The limits of what is taken for a bid tell the fair price: a tenth of it is the least.
  return { side, fair: 10 * ask.above, share, round, rounds };
}

export function reachOf(bargaining: Bargaining): BidReach {
  const { side, fair, share, round, rounds } = bargaining;
  const takes = sureBid(bargaining);
  if (round >= rounds) return { takes, listens: takes };
  const edge = fair * patienceOf(share, round);
  return { takes, listens: side === 'sell' ? Math.floor(SURE * (fair + edge)) : Math.ceil((fair - edge) / SURE) };
}

/** A limit reckoned here and by the star can differ in its last digit. */
const SURE = 1 - 1e-9;

/** What the star does with a bid for all units, of which it has offered so much. */
export function bidOutlook(bargaining: Bargaining, offer: number, bid: number): BidOutlook {
  const { side, fair, share, round, rounds } = bargaining;
  const sign = side === 'sell' ? 1 : -1;
  const { takes, listens } = reachOf(bargaining);
  if (sign * bid <= sign * offer) return { answer: 'offer' };
  if (sign * bid <= sign * takes) return { answer: 'taken' };
  if (sign * bid > sign * listens) return { answer: 'gone', last: round >= rounds };
  const moved = { ...bargaining, fair: fair + STEP * (bid - fair), round: round + 1 };
  const patience = Math.min(1, (sign * (bid - fair)) / (fair * patienceOf(share, round)));
  return { answer: 'thinking', patience, next: reachOf(moved), bidsLeft: rounds - round };
}

const KINDS = ['sure', 'halfway', 'boldest'] as const;
export type QuickBidKind = (typeof KINDS)[number];

/** A bid worth a thought, at one press. */
export interface QuickBid {
  readonly kind: QuickBidKind;
  readonly total: number;
}

/** What is taken at once; and where there is a next round, half and all of the star's patience. The last is the best. */
export function quickBids(bargaining: Bargaining): readonly QuickBid[] {
  const { takes, listens } = reachOf(bargaining);
  const totals = [takes, Math.round((takes + listens) / 2), listens];
  const bids = KINDS.map((kind, i) => ({ kind, total: totals[i]! }));
  return bids.filter(({ total }, i) => total !== totals[i - 1]);
}
