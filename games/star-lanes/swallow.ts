/**
 * Black holes: a company whose price they have pulled to nothing is swallowed. Its spaces become
 * empty, its shares are void, and its letter is free again.
 */
import { EMPTY, FIRST_COMPANY, letterOf, resetCompany } from './position.ts';
import type { Position } from './position.ts';
import { spaceName } from './spaces.ts';
import type { Event } from './types.ts';

/** Whether a company's price has fallen so far that it is gone. */
export function isSwallowed(position: Position, company: number): boolean {
  const price = position.price[company]!;
  return position.config.swallow === 'at-zero' ? price <= 0 : price < 0;
}

/** Takes a company off the map with all its shares. */
export function swallow(position: Position, company: number, tell?: (event: Event) => void): void {
  const { map, config } = position;
  const mark = FIRST_COMPANY + company;
  const price = position.price[company]!;
  const spaces: string[] = [];
  for (let space = map.indexOf(mark); space >= 0; space = map.indexOf(mark, space)) {
    map[space] = EMPTY;
    position.empty++;
    if (tell !== undefined) spaces.push(spaceName(space, config.columns));
  }
  resetCompany(position, company);
  if (tell !== undefined) tell({ type: 'swallowed', company: letterOf(company), price, spaces });
}
