/** Landing (L660-L940): which ship comes next, and what is announced when it lands. */
import { stardate, yearOf } from './calendar.ts';
import { reckon } from './economy.ts';
import { GOOD_COUNT } from './goods.ts';
import { ownerOf, portOf, starName } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';

/**
 * The ship that lands first. Ships are compared one after the other with the best so far; where the
 * year is the same and the day is not later, one draw is taken, and on the same day it decides.
 */
export function nextShip({ lands, ships, chance }: Position): number {
  let best = 0;
  for (let ship = 1; ship < ships; ship++) {
    const [date, bestDate] = [lands[ship]!, lands[best]!];
    if (yearOf(date) < yearOf(bestDate)) best = ship;
    else if (date <= bestDate && !(chance.draw() > 0.5 && date === bestDate)) best = ship;
  }
  return best;
}

/** Lands a ship and brings the star's prices up to the day. */
export function land(position: Position, ship: number, tell?: (event: Event) => void): void {
  const star = portOf(position, ship);
  position.ship = ship;
  position.date = position.lands[ship]!;
  if (tell !== undefined) tellLanding(position, ship, tell);
  reckon(position, star, tell);
}

function tellLanding(position: Position, ship: number, tell: (event: Event) => void): void {
  tell({
    type: 'landed',
    by: ownerOf(position, ship),
    ship,
    star: starName(position, portOf(position, ship)),
    ...stardate(position.date),
    late: position.late[ship]!,
    cash: position.cash[ship]!,
    cargo: cargoOf(position, ship),
    weight: position.weight[ship]!,
  });
}

/** What a ship has on board, good by good. */
export function cargoOf({ cargo }: Position, ship: number): number[] {
  return cargo.slice(ship * GOOD_COUNT, (ship + 1) * GOOD_COUNT);
}
