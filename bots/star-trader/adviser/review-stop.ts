/**
 * One stop looked at afterwards: what its bargains gained beside what the captain would have gained,
 * whether another port promised clearly more, and how likely everybody was to win when it left.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/contract.ts';
import { stardate } from '../../../games/star-trader/calendar.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import { Position, starName, starNumber } from '../../../games/star-trader/position.ts';
import type { Event } from '../../../games/star-trader/types.ts';
import { CAPTAIN } from '../captain.ts';
import { dealsIn } from '../../../insight/star-trader/deal.ts';
import type { Deal } from '../../../insight/star-trader/deal.ts';
import { expectedDelay, expectedLateness } from '../../../insight/star-trader/lateness.ts';
import { Playout } from '../playout.ts';
import { horizonOf, tryPorts } from '../searcher.ts';
import type { Horizon, TriedPort } from '../searcher.ts';
import { valueOf, visit } from '../../../insight/star-trader/visit.ts';
import type { RecordedStop } from './stops.ts';

/** How closely a review looks. */
export interface StarTraderDepth {
  /** Futures that are tried for the ports of a stop, all together. */
  readonly playouts: number;
  /** Futures that are played to the end of the match for the chances to win. */
  readonly futures: number;
}

export interface StopReview {
  /** Counted from 1. */
  readonly stop: number;
  /** How many actions of the record came before its first question, and before the departure. */
  readonly arrived: number;
  readonly actions: number;
  readonly by: Seat;
  readonly ship: number;
  readonly star: string;
  readonly at: Stardate;
  /** Weeks by which the ship landed late, and by which its departure was put off. */
  readonly late: number;
  readonly delay: number;
  /** Whether it is the ship's first departure, before anything could be traded. */
  readonly isFirst: boolean;
  readonly deals: readonly Deal[];
  /** What they gained, with what is on board valued as the captain values it. */
  readonly gained: number;
  /** What the captain would have dealt, and gained. */
  readonly bestDeals: readonly Deal[];
  readonly bestGain: number;
  readonly to: string;
  /** The port that promised more, and how much more at the horizon; undefined where none clearly did. */
  readonly better: { readonly star: string; readonly gain: number; readonly horizon: Horizon } | undefined;
  /** Days by which the ship came earlier than expected, and left earlier; below zero, later. */
  readonly luck: number;
  /** Everybody's chance to win when it left; alone, none. */
  readonly chances: readonly number[];
  readonly totals: readonly number[];
}

const WEEK = 7;
/** Standard errors that make a difference clear. */
const CLEAR = 2;

export function reviewStop(stop: RecordedStop, number: number, depth: StarTraderDepth, chance: Chance): StopReview {
  const { by, ship, arrived, actions, leaving, departed, totals } = stop;
  return {
    stop: number,
    arrived,
    actions,
    by,
    ship,
    star: departed.from,
    at: stardate(leaving.date),
    late: stop.landed?.late ?? 0,
    delay: departed.delay,
    isFirst: stop.landing === undefined,
    ...tradesOf(stop),
    to: departed.to,
    better: betterPort(stop, depth, chance),
    luck: luckOf(stop),
    chances: chancesOf(stop, depth.futures),
    totals,
  };
}

function tradesOf({ landing, deals }: RecordedStop): Pick<StopReview, 'deals' | 'gained' | 'bestDeals' | 'bestGain'> {
  if (landing === undefined) return { deals: [], gained: 0, bestDeals: [], bestGain: 0 };
  const best: Event[] = [];
  const bestGain = visit(landing.copy(), CAPTAIN, (event) => best.push(event));
  const gained = deals.reduce((sum, deal) => sum + gainOf(landing, deal), 0);
  return { deals: dealsIn(deals), gained, bestDeals: dealsIn(best), bestGain };
}

function gainOf(position: Position, { side, good, units, total }: Event & { readonly type: 'dealt' }): number {
  const worth = units * valueOf(position, GOODS.indexOf(good), CAPTAIN);
  return side === 'sell' ? total - worth : worth - total;
}

function betterPort(
  { leaving, departed }: RecordedStop,
  { playouts }: StarTraderDepth,
  chance: Chance,
): StopReview['better'] {
  const chosen = starNumber(leaving, departed.to);
  const tries = tryPorts(CAPTAIN, leaving, { playouts }, chance, [chosen]);
  const [best] = tries;
  const own = tries.find(({ star }) => star === chosen);
  if (best === undefined || own === undefined || best === own) return undefined;
  const gain = clearLead(best, own);
  return gain === undefined ? undefined : { star: starName(leaving, best.star), gain, horizon: horizonOf(leaving) };
}

/** How much more one port brought in the futures both were tried in; undefined where that may be luck. */
function clearLead(best: TriedPort, own: TriedPort): number | undefined {
  const leads = own.leads.map((lead, future) => (best.leads[future] ?? lead) - lead);
  if (leads.length < 2) return undefined;
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (leads.length - 1);
  return mean > CLEAR * Math.sqrt(variance / leads.length) ? mean : undefined;
}

/** Days better than expected: of the way that ended here, and of the departure. */
function luckOf({ landed, departed, leaving: { config } }: RecordedStop): number {
  const late = landed === undefined ? 0 : expectedLateness(config) - WEEK * landed.late;
  return late + expectedDelay(config) - expectedLateness(config) - WEEK * departed.delay;
}

/** How often everybody wins when all play on as the captain would, in the same futures at every stop. */
function chancesOf({ leaving, departed }: RecordedStop, futures: number): number[] {
  const { players } = leaving;
  if (players === 1) return [];
  const future = new Mulberry32(1);
  const scratch = new Position(leaving.config, players, future);
  const playout = new Playout(leaving, CAPTAIN);
  const wins = Array.from({ length: players }, () => 0);
  const star = starNumber(leaving, departed.to);
  for (let seed = 1; seed <= futures; seed++) {
    future.reseed(seed);
    scratch.copyFrom(leaving);
    playout.run(scratch, star, Infinity);
    const winners = winnersOf(playout, scratch);
    for (const seat of winners) wins[seat]! += 1 / (futures * winners.length);
  }
  return wins;
}

function winnersOf(playout: Playout, end: Position): number[] {
  const worths = Array.from({ length: end.players }, (_, seat) => playout.worth(end, seat));
  const best = Math.max(...worths);
  return [...worths.keys()].filter((seat) => worths[seat] === best);
}
