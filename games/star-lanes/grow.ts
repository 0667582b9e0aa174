/**
 * Growing (L540, then L700-L780): the one company next to the space gets it, on however many
 * sides it lies: size and price rise once.
 */
import { FIRST_COMPANY, letterOf } from './position.ts';
import type { Position } from './position.ts';
import { neighbour, spaceName } from './spaces.ts';
import { splitAfterGrowth } from './split.ts';
import { isSwallowed, swallow } from './swallow.ts';
import { takeIn } from './take-in.ts';
import type { Event } from './types.ts';

/** Makes the company next to a space grow onto it. */
export function grow(position: Position, space: number, tell?: (event: Event) => void): void {
  const company = companyBeside(position, space);
  position.size[company]!++;
  position.price[company]! += position.config.growth;
  const around = takeIn(position, space, company, true, true, tell !== undefined);
  position.map[space] = FIRST_COMPANY + company;
  if (tell !== undefined && around !== undefined) {
    tell({
      type: 'grown',
      by: position.mover,
      space: spaceName(space, position.config.columns),
      company: letterOf(company),
      shares: 0,
      size: position.size[company]!,
      price: position.price[company]!,
      stars: around.stars,
      holes: around.holes,
      outposts: around.outposts,
    });
  }
  swallowOrSplit(position, company, tell);
}

/** After a price has changed by growth: a black hole may have taken the company, or its stock splits. */
export function swallowOrSplit(position: Position, company: number, tell?: (event: Event) => void): void {
  if (isSwallowed(position, company)) swallow(position, company, tell);
  else splitAfterGrowth(position, company, tell);
}

/** The first company next to a space, North, South, East, West; there must be one. */
export function companyBeside(position: Position, space: number): number {
  const { map, width } = position;
  for (let side = 0; side < 4; side++) {
    const mark = map[neighbour(space, width, side)]!;
    if (mark >= FIRST_COMPANY) return mark - FIRST_COMPANY;
  }
  throw new Error(`no company lies next to space ${space}`);
}
