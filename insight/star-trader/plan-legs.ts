/**
 * The route planner: stars to visit in turn, each with the day the ship can be there, how late it
 * may be, and what it would sell and buy by the best bargaining a captain knows. It knows what the
 * seat knows, and lets ships that are bound for the same star trade there first.
 */
import { stardate, yearOf } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { cargoOf } from '../../games/star-trader/landing.ts';
import { portOf, starName, starNumber } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import type { Event, View } from '../../games/star-trader/types.ts';
import { delayChances, expectedDelay, expectedLateness, latenessChances } from './lateness.ts';
import { positionFor } from './logbook.ts';
import { Navigator, PLANNING } from './routes.ts';
import type { Call } from './routes.ts';
import { dealsIn } from './deal.ts';
import type { Deal } from './deal.ts';

/** One way from star to star, and what the stop at its end would bring. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  /** Days under way when nothing comes in the way; for a ship under way, those until it is expected. */
  readonly days: number;
  /** Days to be added on average. */
  readonly expectedDelay: number;
  /** The chance of each number of weeks behind `days`, from none on. */
  readonly late: readonly number[];
  /** When it lands if this leg and those before it have no delay. */
  readonly eta: Stardate;
  /** When it lands with the delays to be expected on this leg and those before it. */
  readonly expected: Stardate;
  /** Whether it is expected before the match ends: what comes later is not traded any more. */
  readonly inTime: boolean;
  readonly deals: readonly Deal[];
  /** What the deals add to the captain's worth. */
  readonly gain: number;
  /** On board after them, good by good. */
  readonly cargo: readonly number[];
  readonly weight: number;
}

/**
 * The legs of a ship to stars in turn. A ship that waits in port for its captain's answer sails from
 * there, with what is on board now; one under way first comes to where it is bound for, as a leg of its own. A
 * star that does not exist, or where the ship already is, is left out; there is no ship, no leg.
 */
export function planLegs(view: View, heard: readonly Event[], ship: number, stars: readonly string[]): readonly Leg[] {
  const sailing = view.ships[ship];
  if (sailing === undefined || view.phase === 'over') return [];
  const position = positionFor(view, heard);
  const planner = new Planner(position, ship);
  if (sailing.at === undefined) planner.arrive(view, sailing.from);
  for (const star of stars) planner.sail(view, starNumber(position, star));
  return planner.legs;
}

class Planner {
  readonly legs: Leg[] = [];
  readonly #navigator: Navigator;
  readonly #ship: number;
  #position: Position;
  /** The day it would be if nothing came in the way. */
  #date: number;

  constructor(position: Position, ship: number) {
    this.#navigator = new Navigator(position, PLANNING);
    this.#ship = ship;
    this.#position = position;
    position.ship = ship;
    this.#date = position.date;
  }

  arrive({ config, endYear }: View, from: string): void {
    const call = this.#navigator.arrival(this.#position, this.#ship);
    this.#add(call, from, endYear, expectedLateness(config), latenessChances(config));
  }

  sail({ config, endYear }: View, star: number): void {
    const here = portOf(this.#position, this.#ship);
    if (star < 0 || star === here) return;
    const call = this.#navigator.call(this.#position, star);
    this.#add(call, starName(this.#position, here), endYear, expectedDelay(config), delayChances(config));
  }

  #add(call: Call, from: string, endYear: number, delay: number, late: readonly number[]): void {
    const { after } = call;
    const inTime = yearOf(after.date) < endYear;
    const last = inTime ? after : this.#position;
    this.#date += call.days;
    this.legs.push({
      from,
      to: starName(after, portOf(after, this.#ship)),
      days: call.days,
      expectedDelay: delay,
      late,
      eta: stardate(this.#date),
      expected: stardate(after.date),
      inTime,
      deals: inTime ? dealsIn(call.deals) : [],
      gain: inTime ? call.gain : 0,
      cargo: cargoOf(last, this.#ship),
      weight: last.weight[this.#ship]!,
    });
    this.#position = after;
  }
}
