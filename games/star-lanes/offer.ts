/**
 * The spaces a player may choose from (L220-L340). `reject` draws row and column until enough
 * different spaces qualify, as in 1977; `fair` picks as evenly with one draw a space. Neither ever
 * loops for ever: when the draws keep missing, the spaces that are left are counted.
 */
import type { Chance } from '../../core/chance.ts';
import { MOST_COLUMNS, MOST_ROWS } from './config.ts';
import type { Config } from './config.ts';
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

/** The number of a space by its name, if it is on offer. */
export function offeredNumber({ offered, offers, config }: Position, name: string): number | undefined {
  for (let i = 0; i < offers; i++) if (spaceName(offered[i]!, config.columns) === name) return offered[i];
  return undefined;
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

/** How a neighbour to the West is looked at. */
function besideWest({ deadSpaces }: Config): Uint8Array {
  return deadSpaces === 'west-star-missed' ? BESIDE_BUT_STARS : BESIDE;
}

/** 1 when a space is empty and not dead, else 0. */
function isAlive(map: Uint8Array, space: number, width: number, west: Uint8Array): number {
  const around =
    BESIDE[map[space - width]!]! | BESIDE[map[space + width]!]! | BESIDE[map[space + 1]!]! | west[map[space - 1]!]!;
  return FREE[map[space]!]! & ALIVE[around]!;
}

/** 1 when a space on the map may be offered, else 0. */
function mayOffer(position: Position, space: number): number {
  const { map, width, config } = position;
  return isChoosy(position) ? isAlive(map, space, width, besideWest(config)) : FREE[map[space]!]!;
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
  return map[space] === EMPTY && around === 1;
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

/**
 * Draws until there are enough. Half the draws miss, and no processor can guess which: so a draw is always noted down,
 * and counted only when it may be offered, without a decision.
 */
function offerByDrawing(position: Position): boolean {
  const { config, offered, map, width, chance } = position;
  const { candidates, rows, columns } = config;
  const fair = config.offer === 'fair';
  const choosy = isChoosy(position);
  const west = besideWest(config);
  const now = numberOffer();
  let offers = 0;
  let misses = 0;
  while (offers < candidates && misses < MISSES) {
    const space = fair ? drawFairly(chance, rows, columns) : drawRowAndColumn(chance, rows, columns);
    const isNew = drawnIn[space] === now ? 0 : 1;
    const counts = isNew & (choosy ? isAlive(map, space, width, west) : FREE[map[space]!]!);
    drawnIn[space] = now;
    offered[offers] = space;
    offers += counts;
    misses = (misses + 1) & (counts - 1);
    if (misses === MISSES && !fair && qualifying(position) >= candidates) misses = 0;
  }
  position.offers = offers;
  return offers === candidates || offerWhatIsLeft(position);
}

function drawRowAndColumn(chance: Chance, rows: number, columns: number): number {
  const row = (rows * chance.draw() + 1) | 0;
  const column = (columns * chance.draw() + 1) | 0;
  return row * (columns + 2) + column;
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
