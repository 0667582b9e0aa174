/**
 * Where to go: every route of a few stops, with the days it is expected to take, what each stop
 * would gain, and what ships that land there before would leave of it. The best gain a day is best;
 * towards the end of the match, the best gain.
 */
import { Mulberry32 } from '../../core/chance.ts';
import { daysBetween } from '../../games/star-trader/departure.ts';
import { reckon } from '../../games/star-trader/economy.ts';
import { Position, portOf } from '../../games/star-trader/position.ts';
import { expectedDelay } from './lateness.ts';
import type { Style } from './style.ts';
import { daysLeft, visit } from './visit.ts';

/** A way to go on. */
export interface Route {
  /** The first stop. */
  readonly star: number;
  /** All stops, the first included. */
  readonly stops: readonly number[];
  readonly gain: number;
  /** What the first stop alone gains. */
  readonly firstGain: number;
  readonly days: number;
  readonly score: number;
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

  #from(position: Position, depth: number, left: number): Route[] {
    const here = portOf(position, position.ship);
    const single: Route[] = [];
    for (let star = 0; star < position.stars; star++) {
      if (star !== here) single.push(this.#stop(position, star, depth, left));
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
    return routeOf([star], gain, gain, days, left);
  }

  #longer(position: Position, route: Route, depth: number, left: number): Route {
    if (route.days >= left) return route;
    const { gain, days } = this.#stop(position, route.star, depth, left);
    const [next] = this.#from(this.#scratch[depth]!, depth + 1, left - days);
    if (next === undefined || next.gain <= 0) return route;
    const stops = [route.star, ...next.stops];
    const longer = routeOf(stops, gain + next.gain, gain, days + next.days, left);
    return longer.score > route.score ? longer : route;
  }

  /** Lands the ship at a star after so many days, when all that are due there before have traded. */
  #land(position: Position, star: number, days: number, depth: number): number {
    const ahead = this.#scratch[depth]!;
    const { ship } = position;
    const date = position.date + days;
    ahead.become(position);
    for (const other of dueBefore(position, star, date)) this.#visitOf(ahead, other, position.lands[other]!);
    ahead.to[ship] = star;
    return this.#visitOf(ahead, ship, date);
  }

  #visitOf(ahead: Position, ship: number, date: number): number {
    ahead.ship = ship;
    ahead.date = date;
    // Who lands after a ship is away again; the star is not to be visited twice on one way.
    ahead.lands[ship] = date;
    reckon(ahead, portOf(ahead, ship));
    return visit(ahead, this.#style);
  }
}

/** Other ships that are bound for a star and land there before a date, in their order. */
function dueBefore({ ships, ship: own, to, lands, date: today }: Position, star: number, date: number): number[] {
  const due: number[] = [];
  for (let ship = 0; ship < ships; ship++) {
    if (ship !== own && to[ship] === star && lands[ship]! > today && lands[ship]! < date) due.push(ship);
  }
  return due.sort((one, other) => lands[one]! - lands[other]!);
}

function routeOf(stops: readonly number[], gain: number, firstGain: number, days: number, left: number): Route {
  const score = left < ENDGAME ? gain : gain / days;
  return { star: stops[0]!, stops, gain, firstGain, days, score };
}

function byScore(one: Route, other: Route): number {
  return other.score - one.score;
}
