/**
 * Founding (L660-L690, then L700-L780): the first company that is free (or the one the player
 * chose) begins on the space; its founder gets shares. Its price is the base price and what lies
 * around: the space itself adds nothing.
 */
import { swallowOrSplit } from './grow.ts';
import { FIRST_COMPANY, letterOf } from './position.ts';
import type { Position } from './position.ts';
import { spaceName } from './spaces.ts';
import { isSwallowed } from './swallow.ts';
import { takeIn } from './take-in.ts';
import type { Event } from './types.ts';

/** Founds a company on a space; `chosen` is -1 for the first one that is free. */
export function found(position: Position, space: number, chosen: number, tell?: (event: Event) => void): void {
  const company = chosen >= 0 ? chosen : firstFree(position);
  position.size[company] = 1;
  position.active++;
  const around = takeIn(position, space, company, true, true, tell !== undefined);
  position.map[space] = FIRST_COMPANY + company;
  const shares = isSwallowed(position, company) ? 0 : position.config.founderShares;
  position.held[position.mover * position.config.companies + company]! += shares;
  if (tell !== undefined && around !== undefined) {
    tell({
      type: 'founded',
      by: position.mover,
      space: spaceName(space, position.config.columns),
      company: letterOf(company),
      shares,
      size: position.size[company],
      price: position.price[company]!,
      stars: around.stars,
      holes: around.holes,
      outposts: around.outposts,
    });
  }
  swallowOrSplit(position, company, tell);
}

/** The lowest company without a size. */
function firstFree(position: Position): number {
  let company = 0;
  while (position.size[company] !== 0) company++;
  return company;
}
