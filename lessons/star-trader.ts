/**
 * The first voyage of Star Trader: one ship flies to JADE and back, sells, buys, bargains by hand and by a factor, and takes
 * the profit to the bank. The seed was searched for: both ways lead to the star that the list has first, which is nearest and
 * gains most, and both landings are on time.
 */
import { bestBid, sureBid } from '../games/star-trader/best-bids.ts';
import type { Bargaining } from '../games/star-trader/best-bids.ts';
import { GOODS } from '../games/star-trader/goods.ts';
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
  | 'uranium'
  | 'metals'
  | 'gems'
  | 'worth'
  | 'home'
  | 'stop'
  | 'sold'
  | 'bank'
  | 'deposit';

type TraderHow = 'fly' | 'units' | 'bid' | 'factorSell' | 'factorBuy' | 'factorStop' | 'bank' | 'deposit';

/** `here` and `home`: what a unit costs at the star that sells it, and at SOL. */
type TraderAmount = 'offer' | 'sure' | 'listens' | 'cash' | 'gain' | 'here' | 'home';

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

/** At least this many units: a star takes no more than twice its need. */
const sell = (says: TraderSays, units: number): TraderStep => ({
  says,
  at: 'units',
  does: `sell ${units}`,
  how: 'units',
  allows: (action) => action.type === 'sell' && (action.units ?? 0) >= units,
});

/** A factor bargains over at least this many units. */
const factor = (says: TraderSays, side: 'sell' | 'buy', units: number): TraderStep => ({
  says,
  at: 'factor',
  does: `factor ${units}`,
  how: side === 'sell' ? 'factorSell' : 'factorBuy',
  allows: (action) => action.type === 'factor' && (action.units ?? units) >= units,
});

/** The same for the rest of a stop, good by good: one press is enough for all of them. */
const factorStop = (says: TraderSays, units: readonly number[]): readonly TraderStep[] =>
  units.map((one) => ({ ...factor(says, 'sell', one), at: 'stop', how: 'factorStop' }));

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
  bid(says, total, (one, ask) => one >= ask.offer && one <= sureOf(ask));

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

const STEPS: readonly TraderStep[] = [
  fly('fly', 'JADE'),
  sell('twice', 12),
  { says: 'patience', at: 'patience' },
  bidBold('bold', 86_399),
  bidBold('again', 79_199),
  bidSure('last', 66_527),
  factor('factor', 'sell', 8),
  factor('software', 'sell', 10),
  { says: 'profit', at: 'cash' },
  factor('uranium', 'buy', 6),
  factor('metals', 'buy', 5),
  factor('gems', 'buy', 3),
  { says: 'worth', at: 'exchange' },
  fly('home', 'SOL'),
  ...factorStop('stop', [6, 5, 3, 15, 10, 21]),
  { says: 'sold', at: 'exchange' },
  { says: 'bank', at: 'bank', does: 'bank', how: 'bank' },
  {
    says: 'deposit',
    at: 'bank',
    does: 'deposit 80000',
    how: 'deposit',
    allows: (action) => action.type === 'deposit' && action.amount > 0,
  },
];

function amounts({ ask, captains, stars }: View, events: readonly Event[]): Readonly<Record<TraderAmount, number>> {
  const { onShips, total } = must(captains[PLAYER], 'a captain');
  const first = events.find((event) => event.type === 'reported');
  const before = first?.type === 'reported' ? must(first.captains[PLAYER], 'a captain').total : total;
  const priceAt = (name: string | undefined): number => {
    if (ask === undefined || !('good' in ask)) return 0;
    const { prices } = must(
      stars.find(({ star }) => star === name),
      'a star',
    );
    return Math.abs(must(prices?.[GOODS.indexOf(ask.good)], 'a price'));
  };
  return {
    offer: ask?.ask === 'bid' ? ask.offer : 0,
    sure: ask?.ask === 'bid' ? sureOf(ask) : 0,
    listens: ask?.ask === 'bid' ? listensOf(ask) : 0,
    cash: onShips,
    gain: total - before,
    here: priceAt(ask?.star),
    home: priceAt('SOL'),
  };
}

export const starTraderLesson: Lesson<StarTraderTypes> = {
  edition: 'today+ships=1+years=1',
  chance: 'mulberry32 1004',
  steps: STEPS,
  amounts,
};
