/**
 * Placing (L400-L790): what lies North, South, East and West decides whether the space becomes an
 * outpost, makes a company grow, founds one or merges several. Everything happens in place.
 */
import { found } from './found.ts';
import { grow } from './grow.ts';
import { merge } from './merge.ts';
import { EMPTY, FIRST_COMPANY, HOLE, OUTPOST } from './position.ts';
import type { Position } from './position.ts';
import { neighbour, spaceName } from './spaces.ts';
import type { Event } from './types.ts';

/** What placing on a space would be. */
export type SpacePlacing = 'outpost' | 'found' | 'grow' | 'merge';

/** What placing on an empty space would be, from its four neighbours. */
export function placingAt(position: Position, space: number): SpacePlacing {
  const { map, width } = position;
  const north = map[space - width]!;
  const south = map[space + width]!;
  const east = map[space + 1]!;
  const west = map[space - 1]!;
  const around = north | south | east | west;
  if (around < OUTPOST) return 'outpost';
  if (around < FIRST_COMPANY) return position.active < position.config.companies ? 'found' : 'outpost';
  const company = Math.max(north, south, east, west);
  const isOne =
    isOrNone(north, company) && isOrNone(south, company) && isOrNone(east, company) && isOrNone(west, company);
  return isOne ? 'grow' : 'merge';
}

/** Whether a mark is this company's, or none's. */
function isOrNone(mark: number, company: number): boolean {
  return mark === company || mark < FIRST_COMPANY;
}

/**
 * Places on an empty space for the player to move. `chosen` is the company to found or to survive
 * where the edition lets the player choose; -1 leaves it to the rule.
 */
export function place(position: Position, space: number, chosen = -1, tell?: (event: Event) => void): void {
  position.ownBoard();
  position.empty--;
  switch (placingAt(position, space)) {
    case 'outpost':
      return placeOutpost(position, space, tell);
    case 'found':
      return found(position, space, chosen, tell);
    case 'grow':
      return grow(position, space, tell);
    case 'merge':
      return merge(position, space, chosen, tell);
  }
}

/** L410: an outpost, with no price and no size; where the edition says so, a black hole takes it. */
function placeOutpost(position: Position, space: number, tell?: (event: Event) => void): void {
  const { map, width, config } = position;
  const lost = config.loneOutposts === 'lost' && besideHole(map, space, width);
  map[space] = lost ? EMPTY : OUTPOST;
  if (lost) position.empty++;
  if (tell !== undefined) {
    tell({ type: lost ? 'lost' : 'outpost', by: position.mover, space: spaceName(space, config.columns) });
  }
}

function besideHole(map: Uint8Array, space: number, width: number): boolean {
  for (let side = 0; side < 4; side++) {
    if (map[neighbour(space, width, side)] === HOLE) return true;
  }
  return false;
}
