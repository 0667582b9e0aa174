/**
 * Where to go: every route of a few stops, with the days it is expected to take, what each stop
 * would gain, and what ships that land there before would leave of it. The best gain a day is best;
 * towards the end of the match, the best gain.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { daysBetween } from '../../games/star-trader/departure.ts';
import { reckon } from '../../games/star-trader/economy.ts';
import { GOOD_COUNT } from '../../games/star-trader/goods.ts';
import { Position, portOf } from '../../games/star-trader/position.ts';
import type { Event } from '../../games/star-trader/types.ts';
import { expectedDelay } from './lateness.ts';
import type { Style } from './style.ts';
import { daysLeft, visit } from './visit.ts';

/** A way to go on. */
export interface Route {
  /** The first stop. */
  readonly star: number;
  /** What all its stops gain. */
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

/** From so many days before the end on, every gain counts alike, however long it takes. */
const ENDGAME = 240;
/** Longer routes are tried only for so many of the best first stops. */
const WIDTH = 8;

/** Plans routes on scratch positions of its own. */
export class Navigator {
  readonly #style: Style;
  readonly #scratch: readonly Position[];
  readonly #delay: number;

  constructor(like: Position, style: Style) {
    const blank = new Mulberry32(1);
    this.#style = style;
    this.#delay = Math.round(expectedDelay(like.config));
    this.#scratch = Array.from({ length: style.stops }, () => new Position(like.config, like.players, blank));
  }

  /** A route for every first stop, best first. */
  routes(position: Position): Route[] {
    return this.#from(position, 0, daysLeft(position));
  }

  /** The best first stop. */
  best(position: Position): number {
    return this.routes(position)[0]?.star ?? 0;
  }

  /** What the ship in port would sell and buy at a star. */
  deals(position: Position, star: number): readonly Event[] {
    return this.call(position, star).deals;
  }

  /** Lets the ship in port sail to a star and trade there, on the day it is to be expected. */
  call(position: Position, star: number): Call {
    const deals: Event[] = [];
    const days = daysBetween(position, portOf(position, position.ship), star);
    const ahead = this.#scratch[0]!;
    ahead.become(position);
    const gain = this.#land(position, star, days + this.#delay, 0, (event) => deals.push(event));
    return { days, expected: days + this.#delay, gain, deals, after: ahead.copy() };
  }

  /** Lets a ship under way land where it is bound for, and trade there. */
  arrival(position: Position, ship: number): Call {
    const deals: Event[] = [];
    const sailing = position.copy();
    sailing.ship = ship;
    const expected = sailing.lands[ship]! - sailing.date;
    const ahead = this.#scratch[0]!;
    ahead.become(sailing);
    const gain = this.#land(sailing, portOf(sailing, ship), expected, 0, (event) => deals.push(event));
    return { days: sailing.eta[ship]! - sailing.date, expected, gain, deals, after: ahead.copy() };
  }

  #from(position: Position, depth: number, left: number): Route[] {
    const here = portOf(position, position.ship);
    const single: Route[] = [];
    this.#scratch[depth]!.become(position);
    for (let star = 0; star < position.stars; star++) {
      if (star === here) continue;
      single.push(this.#stop(position, star, depth, left));
      restore(this.#scratch[depth]!, position, star);
    }
    single.sort(byScore);
    if (depth + 1 >= this.#style.stops) return single;
    const longer = single.slice(0, WIDTH).map((route) => this.#longer(position, route, depth, left));
    return [...longer, ...single.slice(WIDTH)].sort(byScore);
  }

  /** One stop, left behind in the scratch position of its depth. */
  #stop(position: Position, star: number, depth: number, left: number): Route {
    const days = daysBetween(position, portOf(position, position.ship), star) + this.#delay;
    const gain = days < left ? this.#land(position, star, days, depth) : 0;
    return routeOf(star, gain, days, left);
  }

  #longer(position: Position, route: Route, depth: number, left: number): Route {
    if (route.days >= left) return route;
    const { gain, days } = this.#stop(position, route.star, depth, left);
    const [next] = this.#from(this.#scratch[depth]!, depth + 1, left - days);
    restore(this.#scratch[depth]!, position, route.star);
    if (next === undefined || next.gain <= 0) return route;
    const longer = routeOf(route.star, gain + next.gain, days + next.days, left);
    return longer.score > route.score ? longer : route;
  }

  /** Lands the ship at a star after so many days, when all that are due there before have traded. */
  #land(position: Position, star: number, days: number, depth: number, tell?: (event: Event) => void): number {
    const ahead = this.#scratch[depth]!;
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
  ahead.cargo.set(from.cargo);
  ahead.weight.set(from.weight);
  ahead.cash.set(from.cash);
  ahead.lands.set(from.lands);
  ahead.balance.set(from.balance);
  ahead.to.set(from.to);
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

function routeOf(star: number, gain: number, days: number, left: number): Route {
  const score = left < ENDGAME ? gain : gain / days;
  return { star, gain, days, score };
}

function byScore(one: Route, other: Route): number {
  return other.score - one.score;
}
