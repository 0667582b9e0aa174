/**
 * The spaces a player may choose from (L220-L340). `reject` draws row and column until enough
 * different spaces qualify, as in 1977; `fair` picks as evenly with one draw a space. Neither ever
 * loops for ever: when the draws keep missing, the spaces that are left are counted.
 */
import { EMPTY, FIRST_COMPANY, HOLE, STAR } from './position.ts';
import type { Position } from './position.ts';
import type { Event } from './types.ts';
import { spaceName } from './spaces.ts';

/** How many misses in a row are worth a look at the whole map. */
const MISSES = 64;

/** Offers spaces to the player to move; false when there are too few and the match must end. */
export function offer(position: Position, tell?: (event: Event) => void): boolean {
  position.offers = 0;
  const enough = offerByDrawing(position);
  if (enough && position.config.firstOffers === 'founding' && position.moves < position.players)
    offerFounding(position);
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
  const spaces: string[] = [];
  for (let i = 0; i < offers; i++) spaces.push(spaceName(offered[i]!, config.columns));
  return spaces;
}

/** What a mark is for a space next to it: 2 a company, 1 a star or an outpost, 0 nothing; together they are or-ed. */
const BESIDE = Uint8Array.from({ length: 256 }, (_, mark) => (mark >= FIRST_COMPANY ? 2 : mark > HOLE ? 1 : 0));

/** The same for the West of the Osborne listing, which tests it for outposts only. */
const BESIDE_BUT_STARS = BESIDE.map((kind, mark) => (mark === STAR ? 0 : kind));

/** 0 for a space that could only found a company: a star or an outpost next to it and no company. Else 1. */
const ALIVE = Uint8Array.of(1, 0, 1, 1);

/** 1 for an empty space, else 0. */
const FREE = Uint8Array.from({ length: 256 }, (_, mark) => (mark === EMPTY ? 1 : 0));

/** Whether dead spaces are left out now: not while a company is free (L260). */
function isChoosy({ active, config }: Position): boolean {
  return active === config.companies && config.deadSpaces !== 'outposts';
}

/** 1 when a space on the map may be offered, else 0. */
function mayOffer({ map, width, config }: Position, space: number, choosy: boolean): number {
  const free = FREE[map[space]!]!;
  if (!choosy) return free;
  const west = config.deadSpaces === 'west-star-missed' ? BESIDE_BUT_STARS : BESIDE;
  const around =
    BESIDE[map[space - width]!]! | BESIDE[map[space + width]!]! | BESIDE[map[space + 1]!]! | west[map[space - 1]!]!;
  return free & ALIVE[around]!;
}

/** Sees to it that one of the spaces founds a company, if any space does: the last one makes way. */
function offerFounding(position: Position): void {
  const { offered, offers, chance } = position;
  if (position.active === position.config.companies) return;
  for (let i = 0; i < offers; i++) if (founds(position, offered[i]!)) return;
  const founding: number[] = [];
  for (let space = position.width; space < position.map.length - position.width; space++) {
    if (founds(position, space)) founding.push(space);
  }
  if (founding.length > 0) offered[offers - 1] = founding[Math.floor(founding.length * chance.draw())]!;
}

/** Whether a company would be founded on a space while one is free: next to a star or an outpost, and to no company. */
export function founds({ map, width }: Position, space: number): boolean {
  const around =
    BESIDE[map[space - width]!]! | BESIDE[map[space + width]!]! | BESIDE[map[space + 1]!]! | BESIDE[map[space - 1]!]!;
  return FREE[map[space]!] === 1 && around === 1;
}

/** How many spaces may be offered now. */
export function qualifying(position: Position): number {
  const { map, width } = position;
  let count = 0;
  for (let space = width; space < map.length - width; space++) count += mayOffer(position, space, isChoosy(position));
  return count;
}

/** A mark that is neither empty nor of interest to a neighbour. */
const OFFERED = HOLE;

/**
 * Draws until there are enough. Half the draws miss, and no processor can guess which: so a draw is always noted down,
 * and counted only when it may be offered, without a decision. A space that is on offer bears a mark for the time being.
 */
function offerByDrawing(position: Position): boolean {
  const { config, offered, map } = position;
  const { candidates } = config;
  const fair = config.offer === 'fair';
  const choosy = isChoosy(position);
  let offers = 0;
  let misses = 0;
  while (offers < candidates && misses < MISSES) {
    const space = fair ? drawFairly(position) : drawRowAndColumn(position);
    const counts = mayOffer(position, space, choosy);
    offered[offers] = space;
    map[space]! += counts * (OFFERED - EMPTY);
    offers += counts;
    misses = (misses + 1) & (counts - 1);
    if (misses === MISSES && !fair && offers + qualifying(position) >= candidates) misses = 0;
  }
  for (let i = 0; i < offers; i++) map[offered[i]!] = EMPTY;
  position.offers = offers;
  return offers === config.candidates || offerWhatIsLeft(position);
}

function drawRowAndColumn({ config, chance, width }: Position): number {
  const row = (config.rows * chance.draw() + 1) | 0;
  const column = (config.columns * chance.draw() + 1) | 0;
  return row * width + column;
}

function drawFairly({ config, chance, width }: Position): number {
  const drawn = (config.rows * config.columns * chance.draw()) | 0;
  const row = (drawn / config.columns) | 0;
  // The border is two spaces wide from one row to the next.
  return width + 1 + drawn + 2 * row;
}

function isOffered(position: Position, space: number): boolean {
  for (let i = 0; i < position.offers; i++) {
    if (position.offered[i] === space) return true;
  }
  return false;
}

/** Fills the offer from a list of the spaces that are left; ends the match where they are too few. */
function offerWhatIsLeft(position: Position): boolean {
  const { config, chance, offered } = position;
  const left: number[] = [];
  for (let space = position.width; space < position.map.length - position.width; space++) {
    if (mayOffer(position, space, isChoosy(position)) === 1 && !isOffered(position, space)) left.push(space);
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
