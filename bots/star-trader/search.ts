/**
 * Monte-Carlo search over destinations: every port worth a look is tried against the same drawn
 * futures, and those clearly behind drop out at each doubling.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { Position, ownerOf } from '../../games/star-trader/position.ts';
import type { Budget } from '../bot.ts';
import { Playout } from './playout.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';

/** A destination with what its futures brought, in dollars of lead at the horizon. */
export interface Tried {
  readonly star: number;
  readonly leads: number[];
}

/** Futures are tried in sweeps; after 8, 16, 32, ... the ports are compared. */
const FIRST_LOOK = 8;
/** How many standard errors behind the leader a port may be. */
const PATIENCE = 2;

/** Tries ports and gives them back, best first; `days` is how far it plays ahead. */
export function search(
  position: Position,
  stars: readonly number[],
  style: TradingStyle,
  days: number,
  budget: Budget,
  chance: Chance,
): Tried[] {
  const future = new Mulberry32(1);
  const scratch = new Position(position.config, position.players, future);
  const playout = new Playout(position, style);
  const seat = ownerOf(position, position.ship);
  const tries = stars.map((star): Tried => ({ star, leads: [] }));
  let alive = tries;
  let left = budget.playouts;
  for (let sweep = 1; alive.length > 1 && left >= alive.length && budget.timeIsUp?.() !== true; sweep++) {
    const seed = Math.floor(chance.draw() * 2 ** 32);
    for (const { star, leads } of alive) {
      future.reseed(seed);
      scratch.copyFrom(position);
      playout.run(scratch, star, position.date + days);
      leads.push(leadOf(playout, scratch, seat));
    }
    left -= alive.length;
    if (isLook(sweep)) alive = stillAlive(alive);
  }
  return tries.sort((one, other) => other.leads.length - one.leads.length || meanOf(other.leads) - meanOf(one.leads));
}

/** The lead over the best rival; alone, what one is worth. */
function leadOf(playout: Playout, position: Position, seat: number): number {
  let rival = 0;
  for (let other = 0; other < position.players; other++) {
    if (other !== seat) rival = Math.max(rival, playout.worth(position, other));
  }
  return playout.worth(position, seat) - rival;
}

function isLook(sweep: number): boolean {
  return sweep >= FIRST_LOOK && (sweep & (sweep - 1)) === 0;
}

function stillAlive(alive: readonly Tried[]): Tried[] {
  const leader = alive.reduce((best, tried) => (meanOf(tried.leads) > meanOf(best.leads) ? tried : best));
  return alive.filter((tried) => tried === leader || !isBehind(tried.leads, leader.leads));
}

/** Whether outcomes, future by future, lie clearly behind those of the leader. */
function isBehind(leads: readonly number[], leader: readonly number[]): boolean {
  const behind = leads.map((lead, i) => leader[i]! - lead);
  const mean = meanOf(behind);
  const variance = meanOf(behind.map((each) => (each - mean) ** 2));
  return mean > PATIENCE * Math.sqrt(variance / behind.length);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
