/**
 * The first voyage of Star Trader: one ship flies to VEGA and back, sells, buys, bargains by hand and by a factor, and takes
 * the profit to the bank. The
 * seed was searched for: two landings on time, at a star that needs everything the ship has on board.
 */
import { bestBid, sureBid } from '../games/star-trader/best-bids.ts';
import type { Bargaining } from '../games/star-trader/best-bids.ts';
import type { Event, StarTraderTypes, View } from '../games/star-trader/index.ts';
import type { BidAsk } from '../games/star-trader/types.ts';
import { must } from '../core/must.ts';
import { PLAYER } from './lesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';

type TraderSays =
  | 'fly'
  | 'twice'
  | 'patience'
  | 'bold'
  | 'again'
  | 'last'
  | 'factor'
  | 'software'
  | 'profit'
  | 'buy'
  | 'less'
  | 'cheap'
  | 'worth'
  | 'home'
  | 'deal'
  | 'unload'
  | 'sold'
  | 'idle'
  | 'bank'
  | 'deposit';

type TraderHow = 'fly' | 'units' | 'bid' | 'factorSell' | 'factorBuy' | 'pass' | 'bank' | 'deposit';

type TraderAmount = 'offer' | 'sure' | 'listens' | 'cash' | 'gain';

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
  at: 'units',
  does: `${type} ${units}`,
  how: 'units',
  allows: (action) => action.type === type && (action.units ?? 0) >= units,
});

/** A factor bargains over at least this many units. */
const factor = (says: TraderSays, side: 'sell' | 'buy', units: number): TraderStep => ({
  says,
  at: 'factor',
  does: `factor ${units}`,
  how: side === 'sell' ? 'factorSell' : 'factorBuy',
  allows: (action) => action.type === 'factor' && (action.units ?? units) >= units,
});

/** A bid; others will do that the star answers alike. */
const bid = (says: TraderSays, total: number, allows: (bid: number, ask: BidAsk) => boolean): TraderStep => ({
  says,
  at: 'bid',
  does: `bid ${total}`,
  how: 'bid',
  allows: (action, { ask }) => action.type === 'bid' && ask?.ask === 'bid' && allows(action.total, ask),
});

/** Beyond the star's price, and within its patience: it thinks about that. */
const bidBold = (says: TraderSays, total: number): TraderStep =>
  bid(says, total, (one, ask) => one > sureOf(ask) && one <= listensOf(ask));

/** The best bid that is taken at once, as the panel shows it. The star's own offer is taken too, and what lies between. */
const bidSure = (says: TraderSays, total: number): TraderStep =>
  bid(says, total, (one, ask) => {
    const [low, high] = ask.side === 'sell' ? [ask.offer, sureOf(ask)] : [sureOf(ask), ask.offer];
    return one >= low && one <= high;
  });

function sureOf(ask: BidAsk): number {
  return sureBid({ ...bargainingOf(ask), rounds: ask.round });
}

/** As far as the star listens. */
function listensOf(ask: BidAsk): number {
  return bestBid(bargainingOf(ask));
}

/** The limits of what is taken for a bid tell the fair price: a tenth of it is the least. All that is needed is sold. */
function bargainingOf({ side, above, round, rounds }: BidAsk): Bargaining {
  return { side, fair: 10 * above, share: 1, round, rounds };
}

const pass = (says: TraderSays): TraderStep => ({ says, at: 'pass', does: 'pass', how: 'pass' });

const STEPS: readonly TraderStep[] = [
  fly('fly', 'VEGA'),
  trade('twice', 'sell', 12),
  { says: 'patience', at: 'patience' },
  bidBold('bold', 86_399),
  bidBold('again', 79_199),
  bidSure('last', 66_527),
  factor('factor', 'sell', 8),
  factor('software', 'sell', 10),
  { says: 'profit', at: 'cash' },
  trade('buy', 'buy', 7),
  bidSure('less', 28_000),
  factor('cheap', 'buy', 5),
  factor('cheap', 'buy', 3),
  { says: 'worth', at: 'exchange' },
  fly('home', 'SOL'),
  factor('deal', 'sell', 7),
  factor('unload', 'sell', 5),
  factor('unload', 'sell', 3),
  { says: 'sold', at: 'exchange' },
  pass('idle'),
  pass('idle'),
  pass('idle'),
  { says: 'bank', at: 'bank', does: 'bank', how: 'bank' },
  {
    says: 'deposit',
    at: 'bank',
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
    sure: ask?.ask === 'bid' ? sureOf(ask) : 0,
    listens: ask?.ask === 'bid' ? listensOf(ask) : 0,
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
