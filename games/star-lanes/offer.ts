/**
 * The spaces a player may choose from (L220-L340). `reject` draws row and column until enough
 * different spaces qualify, as in 1977; `fair` picks as evenly with one draw a space. Neither ever
 * loops for ever: when the draws keep missing, the spaces that are left are counted.
 */
import { EMPTY, FIRST_COMPANY, HOLE, STAR } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';
import { spaceName } from './spaces.ts';

/** So many misses in a row are worth a look at the whole map. */
const MISSES = 64;

/** Offers spaces to the player to move; false when there are too few and the match must end. */
export function offer(position: Position, tell?: (event: Event) => void): boolean {
  position.offers = 0;
  const enough = position.config.offer === 'reject' ? offerByRejecting(position) : offerFairly(position);
  if (enough && tell !== undefined) {
    tell({
      type: 'offered',
      to: position.mover,
      move: position.moves + 1,
      spaces: offeredSpaces(position),
    });
  }
  return enough;
}

/** The names of the spaces on offer, in the order they were drawn. */
export function offeredSpaces(position: Position): string[] {
  const { offered, offers, config } = position;
  return Array.from(offered.subarray(0, offers), (space) => spaceName(space, config.columns));
}

/** Whether a space on the map may be offered at all. */
function mayOffer(position: Position, space: number): boolean {
  return position.map[space] === EMPTY && !(position.active === position.config.companies && isDead(position, space));
}

/** How many spaces may be offered now. */
export function qualifying(position: Position): number {
  let count = 0;
  for (let space = 0; space < position.map.length; space++) {
    if (mayOffer(position, space)) count++;
  }
  return count;
}

/**
 * A space that could only found a company when none is free: no company next to it, but a star or
 * an outpost (L260-L337). Never offered, unless the edition puts an outpost there instead.
 */
function isDead({ map, width, config }: Position, space: number): boolean {
  if (config.deadSpaces === 'outposts') return false;
  const north = map[space - width]!;
  const south = map[space + width]!;
  const east = map[space + 1]!;
  const west = map[space - 1]!;
  if (north >= FIRST_COMPANY || south >= FIRST_COMPANY || east >= FIRST_COMPANY || west >= FIRST_COMPANY) {
    return false;
  }
  if (north > HOLE || south > HOLE || east > HOLE) return true;
  // The Osborne listing tests West for outposts only.
  return west > HOLE && (west !== STAR || config.deadSpaces !== 'west-star-missed');
}

function isOffered(position: Position, space: number): boolean {
  for (let i = 0; i < position.offers; i++) {
    if (position.offered[i] === space) return true;
  }
  return false;
}

function offerByRejecting(position: Position): boolean {
  const { config, chance, width, offered } = position;
  const { candidates, rows, columns } = config;
  let misses = 0;
  while (position.offers < candidates) {
    const row = (rows * chance.draw() + 1) | 0;
    const column = (columns * chance.draw() + 1) | 0;
    const space = row * width + column;
    if (mayOffer(position, space) && !isOffered(position, space)) {
      offered[position.offers++] = space;
      misses = 0;
    } else if (++misses === MISSES && qualifying(position) < candidates) {
      return offerWhatIsLeft(position);
    }
  }
  return true;
}

function offerFairly(position: Position): boolean {
  const { config, chance, width, offered } = position;
  let misses = 0;
  while (position.offers < config.candidates) {
    const drawn = Math.floor(config.rows * config.columns * chance.draw());
    const row = Math.floor(drawn / config.columns);
    const space = (row + 1) * width + (drawn - row * config.columns) + 1;
    if (mayOffer(position, space) && !isOffered(position, space)) {
      offered[position.offers++] = space;
      misses = 0;
    } else if (++misses === MISSES) {
      return offerWhatIsLeft(position);
    }
  }
  return true;
}

/** Fills the offer from a list of the spaces that are left; ends the match where they are too few. */
function offerWhatIsLeft(position: Position): boolean {
  const { config, chance, offered } = position;
  const left: number[] = [];
  for (let space = 0; space < position.map.length; space++) {
    if (mayOffer(position, space) && !isOffered(position, space)) left.push(space);
  }
  if (config.tooFew === 'end' && position.offers + left.length < config.candidates) return false;
  while (position.offers < config.candidates && left.length > 0) {
    const at = Math.floor(left.length * chance.draw());
    offered[position.offers++] = left[at]!;
    left[at] = left[left.length - 1]!;
    left.pop();
  }
  return position.offers > 0;
}
