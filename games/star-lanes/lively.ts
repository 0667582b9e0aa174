/** Whether a galaxy gives a lively match from its first move on. The galaxy of a day is chosen by it, on every device alike. */
import { founds } from './offer.ts';
import { STAR } from './position.ts';
import type { Position } from './position.ts';

/** With fewer stars there is little to found companies at, and nothing to fight for. */
const LEAST_STARS = 5;

/** Asked of a match that has just begun: enough stars, and a company to be founded among the first spaces on offer. */
export function isLively(position: Position): boolean {
  const stars = position.map.filter((mark) => mark === STAR).length;
  const offered = position.offered.subarray(0, position.offers);
  return stars >= LEAST_STARS && offered.some((space) => founds(position, space));
}
