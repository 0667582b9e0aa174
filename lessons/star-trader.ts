/**
 * The first voyage of Star Trader: one ship flies to VEGA and back, sells, buys, bargains, and takes the profit to the bank. The
 * seed was searched for: two landings on time, at a star that needs everything the ship has on board.
 */
import { sureBid } from '../games/star-trader/best-bids.ts';
import type { Event, StarTraderTypes, View } from '../games/star-trader/index.ts';
import type { BidAsk } from '../games/star-trader/types.ts';
import { must } from '../core/must.ts';
import { PLAYER } from './lesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';

type TraderSays =
  | 'fly'
  | 'twice'
  | 'high'
  | 'lower'
  | 'medicine'
  | 'software'
  | 'sure'
  | 'buy'
  | 'less'
  | 'pass'
  | 'home'
  | 'profit'
  | 'deal'
  | 'sold'
  | 'idle'
  | 'bank'
  | 'deposit';

type TraderHow = 'fly' | 'units' | 'bid' | 'pass' | 'bank' | 'deposit';

type TraderAmount = 'offer' | 'high' | 'sure' | 'cash' | 'gain';

/** What the words of the lesson are typed by. */
export interface TraderLessonNames {
  readonly says: TraderSays;
  readonly how: TraderHow;
  readonly amount: TraderAmount;
}

interface TraderStep extends LessonStep<StarTraderTypes> {
  readonly says: TraderSays;
  readonly how?: TraderHow;
}

const fly = (says: TraderSays, star: string): TraderStep => ({
  says,
  at: `star ${star}`,
  does: `to ${star}`,
  how: 'fly',
});

/** At least this many units: a star takes no more than twice its need, and sells no more than it has. */
const trade = (says: TraderSays, type: 'sell' | 'buy', units: number): TraderStep => ({
  says,
  at: 'desk',
  does: `${type} ${units}`,
  how: 'units',
  allows: (action) => action.type === type && (action.units ?? 0) >= units,
});

/** A bid; others will do that the star answers alike. */
const bid = (says: TraderSays, total: number, allows: (bid: number, ask: BidAsk) => boolean): TraderStep => ({
  says,
  at: 'desk',
  does: `bid ${total}`,
  how: 'bid',
  allows: (action, { ask }) => action.type === 'bid' && ask?.ask === 'bid' && allows(action.total, ask),
});

/** The best bid that is taken at once, as the panel shows it. The star's own offer is taken too, and what lies between. */
const bidSure = (says: TraderSays, total: number): TraderStep =>
  bid(says, total, (one, ask) => {
    const [low, high] = ask.side === 'sell' ? [ask.offer, sureOf(ask)] : [sureOf(ask), ask.offer];
    return one >= low && one <= high;
  });

/** The limits of what is taken for a bid tell the fair price: a tenth of it is the least. */
function sureOf({ side, above, round }: BidAsk): number {
  return sureBid({ side, fair: 10 * above, share: 1, round, rounds: round });
}

const pass = (says: TraderSays): TraderStep => ({ says, at: 'desk', does: 'pass', how: 'pass' });

/** What the first bargain asks for: more than the star thinks fair, and not so much that it breaks off. */
const HIGH = 65_000;

const STEPS: readonly TraderStep[] = [
  fly('fly', 'VEGA'),
  trade('twice', 'sell', 12),
  bid('high', HIGH, (total) => total >= 60_000 && total <= 80_000),
  bidSure('lower', 59_079),
  trade('medicine', 'sell', 8),
  bidSure('sure', 43_200),
  trade('software', 'sell', 10),
  bidSure('sure', 36_000),
  { says: 'profit', at: 'cash' },
  trade('buy', 'buy', 7),
  bidSure('less', 28_000),
  pass('pass'),
  pass('pass'),
  fly('home', 'SOL'),
  trade('deal', 'sell', 7),
  bidSure('sure', 46_200),
  { says: 'sold', at: 'exchange' },
  pass('idle'),
  pass('idle'),
  pass('idle'),
  { says: 'bank', at: 'desk', does: 'bank', how: 'bank' },
  {
    says: 'deposit',
    at: 'desk',
    does: 'deposit 150000',
    how: 'deposit',
    allows: (action) => action.type === 'deposit' && action.amount > 0,
  },
];

function amounts({ ask, captains }: View, events: readonly Event[]): Readonly<Record<TraderAmount, number>> {
  const { onShips, total } = must(captains[PLAYER], 'a captain');
  const first = events.find((event) => event.type === 'reported');
  const before = first?.type === 'reported' ? must(first.captains[PLAYER], 'a captain').total : total;
  return {
    offer: ask?.ask === 'bid' ? ask.offer : 0,
    high: HIGH,
    sure: ask?.ask === 'bid' ? sureOf(ask) : 0,
    cash: onShips,
    gain: total - before,
  };
}

export const starTraderLesson: Lesson<StarTraderTypes> = {
  edition: 'today+ships=1+years=1',
  chance: 'mulberry32 113',
  steps: STEPS,
  amounts,
};
