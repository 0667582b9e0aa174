/**
 * Where to go: every port, with the days it is expected to take, what the stop would gain, and what
 * ships that land there before would leave of it.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { overwrite } from '../../core/numbers.ts';
import { daysBetween } from '../../games/star-trader/departure.ts';
import { reckon } from '../../games/star-trader/economy.ts';
import { GOOD_COUNT } from '../../games/star-trader/goods.ts';
import { Position, portOf } from '../../games/star-trader/position.ts';
import type { Event } from '../../games/star-trader/types.ts';
import { expectedDelay } from './lateness.ts';
import type { TradingStyle } from './visit.ts';
import { daysLeft, visit } from './visit.ts';

/** How plans shown to people trade: all that gains, with cargo at its base price, which is what the match counts. */
export const PLANNING: TradingStyle = { oversell: 2, carry: 0 };

/** A star to go to, the days it is expected to take, and what the stop gains. */
interface PortStop {
  readonly star: number;
  readonly gain: number;
  readonly days: number;
}

/** A way to go on. */
export interface PortRoute extends PortStop {
  readonly score: number;
}

/** One stop of a ship, as it can be expected. */
export interface Call {
  /** Days until it lands if nothing comes in the way. */
  readonly days: number;
  /** Days until it lands with the delays to be expected. */
  readonly expected: number;
  readonly gain: number;
  readonly deals: readonly Event[];
  /** The position with the ship in that port, its bargains made. */
  readonly after: Position;
}

/** From this many days before the end on, every gain counts alike, however long it takes. */
const ENDGAME = 240;

/** Plans routes on a scratch position of its own. */
export class Navigator {
  readonly #style: TradingStyle;
  readonly #ahead: Position;
  readonly #delay: number;

  constructor(like: Position, style: TradingStyle) {
    this.#style = style;
    this.#delay = Math.round(expectedDelay(like.config));
    this.#ahead = new Position(like.config, like.players, new Mulberry32(1));
  }

  /** A route to every star, best first. */
  routes(position: Position): PortRoute[] {
    const here = portOf(position, position.ship);
    const left = daysLeft(position);
    const stops: PortStop[] = [];
    this.#ahead.copyFrom(position);
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      stops.push(this.#stop(position, star, left));
      restore(this.#ahead, position, star);
    }
    return scored(stops, left, this.#style.haste).sort((one, other) => other.score - one.score);
  }

  /** The best stop. */
  best(position: Position): number {
    return must(this.routes(position)[0], 'a port to fly to').star;
  }

  /** What the ship in port would sell and buy at a star. */
  deals(position: Position, star: number): readonly Event[] {
    return this.call(position, star).deals;
  }

  /** Lets the ship in port sail to a star and trade there, on the day it is to be expected. */
  call(position: Position, star: number): Call {
    const days = daysBetween(position, portOf(position, position.ship), star);
    return this.#called(position, star, days, days + this.#delay);
  }

  /** Lets a ship under way land where it is bound for, and trade there. */
  arrival(position: Position, ship: number): Call {
    const sailing = position.copy();
    sailing.ship = ship;
    const { date, eta, lands } = sailing;
    return this.#called(sailing, portOf(sailing, ship), eta[ship]! - date, lands[ship]! - date);
  }

  #called(position: Position, star: number, days: number, expected: number): Call {
    const deals: Event[] = [];
    this.#ahead.copyFrom(position);
    const gain = this.#land(position, star, expected, (event) => deals.push(event));
    return { days, expected, gain, deals, after: this.#ahead.copy() };
  }

  /** One stop, left behind in the scratch position. */
  #stop(position: Position, star: number, left: number): PortStop {
    const days = daysBetween(position, portOf(position, position.ship), star) + this.#delay;
    return { star, days, gain: days < left ? this.#land(position, star, days) : 0 };
  }

  /** Lands the ship at a star after `days`, when all that are due there before have traded. */
  #land(position: Position, star: number, days: number, tell?: (event: Event) => void): number {
    const ahead = this.#ahead;
    const { ship } = position;
    const date = position.date + days;
    for (const other of dueBefore(position, star, date)) this.#visitOf(ahead, other, position.lands[other]!);
    ahead.to[ship] = star;
    return this.#visitOf(ahead, ship, date, tell);
  }

  #visitOf(ahead: Position, ship: number, date: number, tell?: (event: Event) => void): number {
    ahead.ship = ship;
    ahead.date = date;
    // Who lands after a ship is away again; the star is not to be visited twice on one way.
    ahead.lands[ship] = date;
    reckon(ahead, portOf(ahead, ship));
    return visit(ahead, this.#style, tell);
  }
}

/** Undoes what stops at a star have changed; a whole copy for each of thirty stars would cost far more. */
function restore(ahead: Position, from: Position, star: number): void {
  const row = star * GOOD_COUNT;
  ahead.reckoned[star] = from.reckoned[star]!;
  ahead.priced[star] = from.priced[star]!;
  for (let at = row; at < row + GOOD_COUNT; at++) {
    ahead.stock[at] = from.stock[at]!;
    ahead.price[at] = from.price[at]!;
    ahead.sign[at] = from.sign[at]!;
  }
  overwrite(ahead.cargo, from.cargo);
  overwrite(ahead.weight, from.weight);
  overwrite(ahead.cash, from.cash);
  overwrite(ahead.lands, from.lands);
  overwrite(ahead.balance, from.balance);
  overwrite(ahead.to, from.to);
  ahead.ship = from.ship;
  ahead.date = from.date;
}

/** Other ships that are bound for a star and land there before a date, in their order. */
function dueBefore({ ships, ship: own, to, lands, date: today }: Position, star: number, date: number): number[] {
  const due: number[] = [];
  for (let ship = 0; ship < ships; ship++) {
    if (ship !== own && to[ship] === star && lands[ship]! > today && lands[ship]! < date) due.push(ship);
  }
  return due.sort((one, other) => lands[one]! - lands[other]!);
}

/** The best gain a day is best, or the best gain beyond what a day should bring; towards the end, the best gain. */
function scored(stops: readonly PortStop[], left: number, haste: number | undefined): PortRoute[] {
  if (left < ENDGAME) return stops.map((stop) => ({ ...stop, score: stop.gain }));
  if (haste === undefined) return stops.map((stop) => ({ ...stop, score: stop.gain / stop.days }));
  const day = haste * Math.max(...stops.map(({ gain, days }) => gain / days));
  return stops.map((stop) => ({ ...stop, score: stop.gain - day * stop.days }));
}
