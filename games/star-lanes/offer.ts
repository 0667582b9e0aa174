/**
 * The spaces a player may choose from (L220-L340). `reject` draws row and column until enough
 * different spaces qualify, as in 1977; `fair` picks as evenly with one draw a space. Neither ever
 * loops for ever: when the draws keep missing, the spaces that are left are counted.
 */
import type { Chance } from '../../core/chance.ts';
import { MOST_CANDIDATES, MOST_COLUMNS, MOST_ROWS } from './config.ts';
import type { Config } from './config.ts';
import { EMPTY, FIRST_COMPANY, OUTPOST, STAR } from './position.ts';
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

/** The number of a space by its name, if it is on offer. */
export function offeredNumber({ offered, offers, config }: Position, name: string): number | undefined {
  for (let i = 0; i < offers; i++) if (spaceName(offered[i]!, config.columns) === name) return offered[i];
  return undefined;
}

/** By the marks around a space, or-ed: 0 where it could only found a company, for a star or an outpost and no company. Else 1. */
const ALIVE = Uint8Array.from({ length: 256 }, (_, around) => (onlyFounds(around) ? 0 : 1));

/** Whether there is a star or an outpost among these marks, and no company. */
function onlyFounds(around: number): boolean {
  return around >= OUTPOST && around < FIRST_COMPANY;
}

/** 1 for an empty space, else 0. */
const FREE = Uint8Array.from({ length: 256 }, (_, mark) => (mark === EMPTY ? 1 : 0));

/** Whether dead spaces are left out now: not while a company is free (L260). */
function isChoosy({ active, config }: Position): boolean {
  return active === config.companies && config.deadSpaces !== 'outposts';
}

/** The Osborne listing tests the West for outposts only. */
function isStarToTheWestSeen({ deadSpaces }: Config): boolean {
  return deadSpaces !== 'west-star-missed';
}

/** 1 when a space is empty and not dead, else 0. */
function isAlive(map: Uint8Array, space: number, width: number, starToTheWest: boolean): number {
  const west = map[space - 1]!;
  const seen = starToTheWest || west !== STAR ? west : EMPTY;
  const around = map[space - width]! | map[space + width]! | map[space + 1]! | seen;
  return FREE[map[space]!]! & ALIVE[around]!;
}

/** 1 when a space on the map may be offered, else 0. */
function mayOffer(position: Position, space: number): number {
  const { map, width, config } = position;
  return isChoosy(position) ? isAlive(map, space, width, isStarToTheWestSeen(config)) : FREE[map[space]!]!;
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
  const around = map[space - width]! | map[space + width]! | map[space + 1]! | map[space - 1]!;
  return map[space] === EMPTY && onlyFounds(around);
}

/** How many spaces may be offered now. */
export function qualifying(position: Position): number {
  const { map, width } = position;
  let count = 0;
  for (let space = width; space < map.length - width; space++) count += mayOffer(position, space);
  return count;
}

/** The offer in which a space was last drawn, by the number of the space: it counts once an offer. No map is written on for that. */
const drawnIn = new Int32Array((MOST_ROWS + 2) * (MOST_COLUMNS + 2));
const LAST_OFFER = 2 ** 30;
let offersMade = 0;

/** Another number for every offer. */
function numberOffer(): number {
  if (offersMade === LAST_OFFER) {
    drawnIn.fill(0);
    offersMade = 0;
  }
  return ++offersMade;
}

/** Draws until there are enough; false when there are too few spaces and the match must end. */
function offerByDrawing(position: Position): boolean {
  const { config } = position;
  const now = numberOffer();
  do drawOn(position, now);
  while (position.offers < config.candidates && config.offer !== 'fair' && qualifying(position) >= config.candidates);
  return position.offers === config.candidates || offerWhatIsLeft(position);
}

/** The spaces drawn for an offer, until it has enough: a typed row is written to without asking what it holds. */
const drawnSpaces = new Int32Array(MOST_CANDIDATES);

/**
 * Draws until there are enough, or too many misses in a row. Half the draws miss, and no processor can guess which: so a
 * draw is always noted down, and counted only when it may be offered, without a decision.
 */
function drawOn(position: Position, now: number): void {
  const { config, offered, map, width, chance } = position;
  const { candidates, rows, columns } = config;
  const fair = config.offer === 'fair';
  const choosy = isChoosy(position);
  const starToTheWest = isStarToTheWestSeen(config);
  // 32 bits from here on; an argument could be anything, and V8 would look at it again for every draw.
  const thisOffer = now | 0;
  let offers = position.offers;
  let misses = 0;
  while (offers < candidates && misses < MISSES) {
    const space = fair ? drawFairly(chance, rows, columns) : drawRowAndColumn(chance, rows, columns, width);
    // The offer it was last drawn in is this one or an earlier one.
    const isNew = (drawnIn[space]! - thisOffer) >>> 31;
    const counts = isNew & (choosy ? isAlive(map, space, width, starToTheWest) : FREE[map[space]!]!);
    drawnIn[space] = thisOffer;
    drawnSpaces[offers] = space;
    offers += counts;
    misses = (misses + 1) & (counts - 1);
  }
  for (let i = position.offers; i < offers; i++) offered[i] = drawnSpaces[i]!;
  position.offers = offers;
}

/** In whole numbers of 32 bits throughout, which need no look for an overflow. */
function drawRowAndColumn(chance: Chance, rows: number, columns: number, width: number): number {
  const row = chance.below(rows) + 1;
  return (Math.imul(row, width) + chance.below(columns) + 1) | 0;
}

function drawFairly(chance: Chance, rows: number, columns: number): number {
  const drawn = (rows * columns * chance.draw()) | 0;
  const row = (drawn / columns) | 0;
  // The border is two spaces wide from one row to the next.
  return columns + 3 + drawn + 2 * row;
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
    if (mayOffer(position, space) === 1 && !isOffered(position, space)) left.push(space);
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
