/**
 * The galaxy (L1340-L2390 of the set-up): SOL in the middle, then star after star on the top, right,
 * bottom and left half of the map, none too close to another; then their names. Draws are taken in
 * the order of the original: two for every place that is tried, one for every name.
 */
import { FIRST_YEAR, dateOf } from './calendar.ts';
import type { Config } from './config.ts';
import { COSMOPOLITAN, DEVELOPED, FRONTIER, UNDERDEVELOPED, starsFor } from './position.ts';
import type { Position } from './position.ts';
import { namesFor } from './star-names.ts';

/** The original tries for ever. Here a star is tried so often, and a whole galaxy begun again so often. */
const TRIES = 10_000;
const GALAXIES = 100;
/** From then on each galaxy has its stars closer together by this factor, until all of them find a place. */
const CLOSER = 0.95;

/** The stars' clocks start here, so that every star has three months in store on the first day. */
const BEFORE_THE_START = dateOf(270, FIRST_YEAR - 1);

/** A point of the map, in light years from SOL. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Makes the galaxy of a new match. */
export function makeGalaxy(position: Position): void {
  let apart = position.config.minDistance;
  for (let galaxy = 1; !placeAll(position, apart); galaxy++) if (galaxy >= GALAXIES) apart *= CLOSER;
  nameAll(position);
}

/** Places all stars once; false when one of them finds no place. */
function placeAll(position: Position, apart: number): boolean {
  const stars = starsFor(position.config, position.players);
  position.half = 1;
  position.stars = 0;
  putStar(position, { x: 0, y: 0 }, COSMOPOLITAN, BEFORE_THE_START);
  while (position.stars < stars) {
    if (!placeStar(position, levelOf(position.config, position.stars + 1), BEFORE_THE_START, apart)) return false;
  }
  return true;
}

/** Finds a place for one more star on the half of the map whose turn it is; false when there is none. */
export function placeStar(
  position: Position,
  level: number,
  date: number,
  apart: number = position.config.minDistance,
): boolean {
  for (let tried = 0; tried < TRIES; tried++) {
    const place = drawPlace(position, level);
    if (place === undefined) continue;
    const turned = onHalf(position.half, place);
    if (isTooClose(position, turned, apart)) continue;
    putStar(position, turned, level, date);
    position.half = (position.half % 4) + 1;
    return true;
  }
  return false;
}

/** The level of the k-th star: I, IV, IV, III, and then the other classes in turn. */
export function levelOf({ classes }: Config, k: number): number {
  if (k <= 4) return k === 4 ? UNDERDEVELOPED : FRONTIER;
  const turn = classes === 'underdeveloped-first' ? k - 5 : k - 6;
  return [UNDERDEVELOPED, DEVELOPED, FRONTIER][(turn + 3) % 3]!;
}

/** A place on the top half of the map for a star of this level; undefined where no such star may lie. */
function drawPlace({ config, chance }: Position, level: number): MapPoint | undefined {
  const side = level === DEVELOPED ? 2 * config.developed : config.mapSize;
  const [first, second] = [chance.draw(), chance.draw()];
  const place =
    config.places === 'floored'
      ? { x: (first - 0.5) * side, y: (second * side) / 2 }
      : { x: whole(first, side + 1) - Math.floor(side / 2), y: whole(second, Math.floor(side / 2) + 1) };
  return level === FRONTIER && !isFrontier(config, place) ? undefined : place;
}

function whole(draw: number, count: number): number {
  return Math.floor(draw * count);
}

/** L1940: outside the inner box; where the edition says so, also within the circle that touches the edges. */
function isFrontier({ frontier, frontierReach, mapSize }: Config, { x, y }: MapPoint): boolean {
  if (Math.abs(x) < frontier && y < frontier) return false;
  return frontierReach === 'edge' || Math.sqrt(x * x + y * y) <= mapSize / 2;
}

/** L2190-L2280: turns a place on the top half to the half whose turn it is. */
function onHalf(half: number, { x, y }: MapPoint): MapPoint {
  if (half === 1) return { x, y };
  if (half === 2) return { x: y, y: x };
  return half === 3 ? { x, y: -y } : { x: -y, y: x };
}

/** L2300-L2340: measured from the place as drawn, which in 1974 is not whole yet, to the stars as they were rounded. */
function isTooClose({ x: xs, y: ys, stars }: Position, { x, y }: MapPoint, apart: number): boolean {
  for (let star = 0; star < stars; star++) {
    const [across, up] = [x - xs[star]!, y - ys[star]!];
    if (Math.sqrt(across * across + up * up) < apart) return true;
  }
  return false;
}

/** Adds a star with empty stores. */
function putStar(position: Position, { x, y }: MapPoint, level: number, date: number): void {
  const star = position.stars++;
  // Plus zero, because the floor of minus zero is minus zero.
  position.x[star] = Math.floor(x) + 0;
  position.y[star] = Math.floor(y) + 0;
  position.level[star] = level;
  position.reckoned[star] = date;
}

function nameAll(position: Position): void {
  if (position.config.names === 'shuffled') return shuffleNames(position);
  for (let star = 1; star < position.stars; star++) position.name[star] = drawName(position, star);
}

/** A name that none of the first `stars` stars bears: drawn until it is a new one. */
export function drawName({ name, chance, config }: Position, stars: number): number {
  const others = namesFor(config.mostStars) - 1;
  for (;;) {
    const drawn = 1 + Math.floor(others * chance.draw());
    if (!name.slice(0, stars).includes(drawn)) return drawn;
  }
}

function shuffleNames({ name, stars, chance, config }: Position): void {
  const list = Array.from({ length: namesFor(config.mostStars) - 1 }, (_, i) => i + 1);
  for (let star = 1; star < stars; star++) {
    const at = star - 1 + Math.floor(chance.draw() * (list.length - star + 1));
    name[star] = list[at]!;
    list[at] = list[star - 1]!;
  }
}
