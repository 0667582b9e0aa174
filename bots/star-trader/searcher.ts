/** Level 6: plays a year of many futures ahead for every port worth a look. */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { Position, ownerOf, starName } from '../../games/star-trader/position.ts';
import { Navigator } from '../../insight/star-trader/routes.ts';
import { daysLeft } from '../../insight/star-trader/visit.ts';
import type { TradingStyle } from '../../insight/star-trader/visit.ts';
import type { Bot, Budget } from '../bot.ts';
import { sequentialHalving } from '../sequential-halving.ts';
import { CAPTAIN, navigating } from './captain.ts';
import { starTraderCard } from './cards.ts';
import { Playout } from './playout.ts';

/** A destination with what its futures brought, in dollars of lead at the horizon. */
export interface TriedPort {
  readonly star: number;
  readonly leads: readonly number[];
}

/** How far ahead ports are tried: so many days, to the end of the match where that comes first. */
export interface Horizon {
  readonly days: number;
  readonly isEnd: boolean;
}

/** How many of the most promising ports are tried. */
const TRIED = 6;
/** Further ahead the futures differ more by luck than by the choice of a port. */
const DAYS = 360;
/** With more ships than these there are more landings a day, and fewer days are played ahead. */
const SHIPS = 8;
const FEWEST_DAYS = 180;

/** Tries the most promising ports against drawn futures, and any others that are asked for; best first. */
export function tryPorts(
  style: TradingStyle,
  position: Position,
  budget: Budget,
  chance: Chance,
  others: readonly number[] = [],
): TriedPort[] {
  const routes = new Navigator(position, style).routes(position);
  const stars = new Set([...routes.slice(0, TRIED).map(({ star }) => star), ...others]);
  const future = new Mulberry32(1);
  const scratch = new Position(position.config, position.players, future);
  const playout = new Playout(position, style);
  const seat = ownerOf(position, position.ship);
  const until = position.date + daysAhead(position);
  const playOut = (star: number, seed: number): number => {
    future.reseed(seed);
    scratch.copyFrom(position);
    playout.run(scratch, star, until);
    return leadOf(playout, scratch, seat);
  };
  const tried = sequentialHalving([...stars], playOut, budget, chance);
  return tried.map(({ choice, outcomes }) => ({ star: choice, leads: outcomes }));
}

/** How far ahead the ports of a position are tried. */
export function horizonOf(position: Position): Horizon {
  const [ahead, left] = [daysAhead(position), daysLeft(position)];
  return left <= ahead ? { days: left, isEnd: true } : { days: ahead, isEnd: false };
}

/** How much more one port brought than another, on average over the futures both were tried in. */
export function leadOver(one: TriedPort, other: TriedPort): number {
  const futures = Math.min(one.leads.length, other.leads.length);
  let sum = 0;
  for (let future = 0; future < futures; future++) sum += one.leads[future]! - other.leads[future]!;
  return futures === 0 ? 0 : sum / futures;
}

function daysAhead({ ships }: Position): number {
  return Math.max(FEWEST_DAYS, Math.min(DAYS, Math.round((DAYS * SHIPS) / ships)));
}

/** The lead over the best rival; alone, what one is worth. */
function leadOf(playout: Playout, position: Position, seat: number): number {
  let rival = 0;
  for (let other = 0; other < position.players; other++) {
    if (other !== seat) rival = Math.max(rival, playout.worth(position, other));
  }
  return playout.worth(position, seat) - rival;
}

export const searcher: Bot<StarTraderTypes> = navigating(
  starTraderCard('searcher'),
  CAPTAIN,
  (position, budget, chance) =>
    starName(position, must(tryPorts(CAPTAIN, position, budget, chance)[0], 'a port to fly to').star),
);
