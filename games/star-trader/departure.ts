/**
 * Departure and travel (section 9 of the rules): three and a half days for a light year, now and
 * then a delay that is announced, and mostly one more that shows only on landing. Draws: one for the
 * delay, one more if there is any, two for the lateness.
 */
import { stardate } from './calendar.ts';
import { ownerOf, portOf, starName } from './position.ts';
import type { MapPoint } from './galaxy.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/** Light years a day. */
const SPEED = 2 / 7;
const WEEK = 7;
/** A delay or a lateness is of one week, two or three. */
const MOST_WEEKS = 3;

/** Light years between two stars. */
export function distanceBetween({ x, y }: Position, from: number, to: number): number {
  return lightYears(x[from]! - x[to]!, y[from]! - y[to]!);
}

/** Light years between two places that lie so far apart, across and up. */
function lightYears(across: number, up: number): number {
  return Math.sqrt(across * across + up * up);
}

/** Days between two stars when nothing comes in the way. */
export function daysBetween(position: Position, from: number, to: number): number {
  return daysFor(distanceBetween(position, from, to));
}

/** The same for two places on the map. */
export function daysBetweenPlaces(from: MapPoint, to: MapPoint): number {
  return daysFor(lightYears(from.x - to.x, from.y - to.y));
}

/** Days for a distance in light years. */
export function daysFor(distance: number): number {
  return Math.floor(distance / SPEED);
}

/** Sends the ship in port on its way. */
export function depart(position: Position, to: number, tell?: (event: Event) => void): void {
  const { chance, config, ship } = position;
  const from = portOf(position, ship);
  const delay = chance.draw() <= config.delays / 100 && config.delays > 0 ? drawnWeeks(chance.draw()) : 0;
  const days = daysBetween(position, from, to) + WEEK * delay;
  const weeks = drawnWeeks(chance.draw());
  const late = chance.draw() > config.onTime / 100 ? weeks : 0;
  const eta = position.date + days;
  position.late[ship] = late;
  position.from[ship] = from;
  position.to[ship] = to;
  position.eta[ship] = eta;
  position.lands[ship] = eta + WEEK * late;
  tell?.({
    type: 'departed',
    by: ownerOf(position, ship),
    ship,
    from: starName(position, from),
    to: starName(position, to),
    delay,
    days,
    eta: stardate(eta),
  });
}

function drawnWeeks(draw: number): number {
  return 1 + Math.floor(MOST_WEEKS * draw);
}
