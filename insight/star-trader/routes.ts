/**
 * Where to go: every port, with the days it is expected to take, what the stop would gain, and what
 * ships that land there before would leave of it.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { doubles } from '../../core/numbers.ts';
import { daysBetween } from '../../games/star-trader/departure.ts';
import { reckon } from '../../games/star-trader/economy.ts';
import { GOOD_COUNT } from '../../games/star-trader/goods.ts';
import { Position, ownerOf, portOf } from '../../games/star-trader/position.ts';
import type { Event } from '../../games/star-trader/types.ts';
import { expectedDelay } from './lateness.ts';
import type { TradingStyle } from './visit.ts';
import { daysLeft, visit } from './visit.ts';

/** How plans shown to people trade: all that gains, with cargo at its base price, which is what the match counts. */
export const PLANNING: TradingStyle = { oversell: 2, carry: 0 };

/** A way to go on: a star, the days it is expected to take, and what the stop gains. */
export interface PortRoute {
  readonly star: number;
  readonly gain: number;
  readonly days: number;
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
  /** What the stops of the last look at the map gain, and the days they take, by star. */
  readonly #gains: number[];
  readonly #days: number[];

  constructor(like: Position, style: TradingStyle) {
    this.#style = style;
    this.#delay = Math.round(expectedDelay(like.config));
    this.#ahead = new Position(like.config, like.players, new Mulberry32(1));
    this.#gains = doubles(like.level.length);
    this.#days = doubles(like.level.length);
  }

  /** A route to every star, best first. */
  routes(position: Position): PortRoute[] {
    const here = portOf(position, position.ship);
    const rate = this.#tryStops(position, here);
    const routes: PortRoute[] = [];
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      const score = this.#score(position, star, rate);
      routes.push({ star, gain: this.#gains[star]!, days: this.#days[star]!, score });
    }
    return routes.sort((one, other) => other.score - one.score);
  }

  /** The best stop: the first of `routes`, for search without making the others. */
  best(position: Position): number {
    const here = portOf(position, position.ship);
    const rate = this.#tryStops(position, here);
    let best: number | undefined;
    let most = 0;
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      const score = this.#score(position, star, rate);
      if (best !== undefined && score <= most) continue;
      best = star;
      most = score;
    }
    return must(best, 'a port to fly to');
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

  /** Tries one stop at every star but one; returns the best gain a day. */
  #tryStops(position: Position, here: number): number {
    const left = daysLeft(position);
    let rate = -Infinity;
    this.#ahead.copyFrom(position);
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      const days = daysBetween(position, here, star) + this.#delay;
      const gain = days < left ? this.#land(position, star, days) : 0;
      this.#days[star] = days;
      this.#gains[star] = gain;
      rate = Math.max(rate, gain / days);
      restore(this.#ahead, position, star);
    }
    return rate;
  }

  /** The best gain a day is best, or the best gain beyond what a day should bring; towards the end, the best gain. */
  #score(position: Position, star: number, rate: number): number {
    const gain = this.#gains[star]!;
    if (daysLeft(position) < ENDGAME) return gain;
    const { haste } = this.#style;
    return haste === undefined ? gain / this.#days[star]! : gain - haste * rate * this.#days[star]!;
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
  restoreStar(ahead, from, star);
  for (let ship = 0; ship < from.ships; ship++) {
    if (ship === from.ship || from.to[ship] === star) restoreShip(ahead, from, ship);
  }
  ahead.ship = from.ship;
  ahead.date = from.date;
}

function restoreStar(ahead: Position, from: Position, star: number): void {
  ahead.reckoned[star] = from.reckoned[star]!;
  ahead.priced[star] = from.priced[star]!;
  for (let at = star * GOOD_COUNT; at < (star + 1) * GOOD_COUNT; at++) {
    ahead.stock[at] = from.stock[at]!;
    ahead.price[at] = from.price[at]!;
    ahead.sign[at] = from.sign[at]!;
  }
}

function restoreShip(ahead: Position, from: Position, ship: number): void {
  for (let at = ship * GOOD_COUNT; at < (ship + 1) * GOOD_COUNT; at++) ahead.cargo[at] = from.cargo[at]!;
  ahead.weight[ship] = from.weight[ship]!;
  ahead.cash[ship] = from.cash[ship]!;
  ahead.lands[ship] = from.lands[ship]!;
  ahead.to[ship] = from.to[ship]!;
  const seat = ownerOf(from, ship);
  ahead.balance[seat] = from.balance[seat]!;
}

/** Other ships that are bound for a star and land there before a date, in their order. */
function dueBefore({ ships, ship: own, to, lands, date: today }: Position, star: number, date: number): number[] {
  const due: number[] = [];
  for (let ship = 0; ship < ships; ship++) {
    if (ship !== own && to[ship] === star && lands[ship]! > today && lands[ship]! < date) due.push(ship);
  }
  return due.sort((one, other) => lands[one]! - lands[other]!);
}
