/**
 * The calendar of coming landings. A view tells when a ship is expected, never whether it is late:
 * a ship whose day has passed is overdue, and lands three weeks after it at the latest.
 */
import { dateOf, stardate } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import { daysBetweenPlaces } from '../../games/star-trader/departure.ts';
import type { ShipView, StarView, View } from '../../games/star-trader/types.ts';
import { LATEST } from './lateness.ts';

export interface Landing {
  readonly ship: number;
  readonly owner: number;
  readonly from: string;
  readonly to: string;
  readonly eta: Stardate;
  readonly latest: Stardate;
  /** Days until it is expected; below zero it is overdue. */
  readonly daysToGo: number;
  /** How far it has come: 0 while its departure is delayed, 1 when its day has come. */
  readonly way: number;
  /** Where that is on the map. */
  readonly x: number;
  readonly y: number;
}

/** All ships under way, the one expected first first. */
export function landingsOf(view: View): Landing[] {
  const stars = new Map(view.stars.map((star) => [star.star, star]));
  return view.ships
    .flatMap((ship, number) => landingOf(view, stars, ship, number))
    .toSorted((one, other) => one.daysToGo - other.daysToGo || one.ship - other.ship);
}

/** Whether a ship is under way although its day has passed. */
export function isOverdue({ at, eta }: ShipView, today: Stardate): boolean {
  return at === undefined && dateOf(eta.day, eta.year) < dateOf(today.day, today.year);
}

function landingOf({ today }: View, stars: ReadonlyMap<string, StarView>, ship: ShipView, number: number): Landing[] {
  const [from, to] = [stars.get(ship.from), stars.get(ship.to)];
  if (ship.at !== undefined || from === undefined || to === undefined) return [];
  const eta = dateOf(ship.eta.day, ship.eta.year);
  const daysToGo = eta - dateOf(today.day, today.year);
  const way = wayOf(daysToGo, daysBetweenPlaces(from, to));
  return [
    {
      ship: number,
      owner: ship.owner,
      from: ship.from,
      to: ship.to,
      eta: ship.eta,
      latest: stardate(eta + LATEST),
      daysToGo,
      way,
      x: from.x + way * (to.x - from.x),
      y: from.y + way * (to.y - from.y),
    },
  ];
}

function wayOf(daysToGo: number, days: number): number {
  return days === 0 ? 1 : Math.min(1, Math.max(0, 1 - daysToGo / days));
}
