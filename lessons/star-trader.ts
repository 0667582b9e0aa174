/**
 * The first voyage of Star Trader: one ship flies to VEGA and back, sells, buys, bargains, and takes the profit to the bank. The
 * seed was searched for: two landings on time, at a star that needs everything the ship has on board.
 */
import type { Action, Event, StarTraderTypes, View } from '../games/star-trader/index.ts';
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
  | 'tenth'
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

type TraderAmount = 'offer' | 'high' | 'lower' | 'cash' | 'gain';

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

/** So many units, or more: a star takes no more than twice its need, and sells no more than it has. */
const trade = (says: TraderSays, type: 'sell' | 'buy', units: number): TraderStep => ({
  says,
  at: 'desk',
  does: `${type} ${units}`,
  how: 'units',
  allows: (action) => action.type === type && (action.units ?? 0) >= units,
});

/** A bid from the least to the most: the star answers all of them alike. */
const bid = (says: TraderSays, total: number, [least, most]: readonly [number, number]): TraderStep => ({
  says,
  at: 'desk',
  does: `bid ${total}`,
  how: 'bid',
  allows: (action) => isBid(action, least, most),
});

function isBid(action: Action, least: number, most: number): boolean {
  return action.type === 'bid' && action.total >= least && action.total <= most;
}

const pass = (says: TraderSays): TraderStep => ({ says, at: 'desk', does: 'pass', how: 'pass' });

/** The bids that the first bargain asks for. */
const HIGH = 65_000;
const LOWER = 57_000;

const STEPS: readonly TraderStep[] = [
  fly('fly', 'VEGA'),
  trade('twice', 'sell', 12),
  // More than the star thinks fair, and not so much that it breaks off; then less than it thinks fair by now.
  bid('high', HIGH, [60_000, 80_000]),
  bid('lower', LOWER, [52_000, 58_000]),
  trade('medicine', 'sell', 8),
  bid('tenth', 42_500, [38_900, 43_200]),
  trade('software', 'sell', 10),
  bid('tenth', 35_500, [32_400, 36_000]),
  { says: 'profit', at: 'cash' },
  trade('buy', 'buy', 7),
  bid('less', 29_000, [28_000, 30_800]),
  pass('pass'),
  pass('pass'),
  fly('home', 'SOL'),
  trade('deal', 'sell', 7),
  bid('tenth', 45_700, [41_600, 46_200]),
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
    lower: LOWER,
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
