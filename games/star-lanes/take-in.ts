/**
 * What a space that joins a company brings along (L700-L770): each star next to it raises the
 * price, each outpost joins too, each black hole pulls the price down. Stars and black holes are
 * never used up: they count again for every later neighbour. Outposts behind an outpost stay.
 */
import { FIRST_COMPANY, HOLE, OUTPOST, STAR } from './position.ts';
import type { Position } from './position.ts';
import { neighbour, spaceName } from './spaces.ts';
import type { Surroundings } from './types.ts';

/** Takes in the surroundings of a space; what was found is listed only when somebody wants to tell it. */
export function takeIn(
  position: Position,
  space: number,
  company: number,
  stars: boolean,
  outposts: boolean,
  listed: boolean,
): Surroundings | undefined {
  const { map, width, config, price } = position;
  const found = listed ? { stars: 0, holes: 0, outposts: [] as string[] } : undefined;
  for (let side = 0; side < 4; side++) {
    const beside = neighbour(space, width, side);
    const mark = map[beside];
    if (mark === STAR && stars) {
      price[company]! += config.starBonus;
      if (found !== undefined) found.stars++;
    } else if (mark === OUTPOST && outposts) {
      price[company]! += config.outpostBonus;
      position.size[company]!++;
      map[beside] = FIRST_COMPANY + company;
      found?.outposts.push(spaceName(beside, config.columns));
    } else if (mark === HOLE) {
      price[company]! -= config.blackHolePull;
      if (found !== undefined) found.holes++;
    }
  }
  return found;
}
