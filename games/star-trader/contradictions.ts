/** Options that are each within their limits but cannot go together. */
import type { EditionLimit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { Config } from './config.ts';
import { EDITIONS } from './editions.ts';
import { levelOf } from './galaxy.ts';
import { DEVELOPED, starsFor } from './position.ts';

/** What is contradictory in a configuration. */
export type StarTraderContradiction =
  | { readonly why: 'fewest-above-most'; readonly minPlayers: number; readonly maxPlayers: number }
  | { readonly why: 'too-many-ships'; readonly players: number; readonly ships: number; readonly most: number }
  | { readonly why: 'stars-above-most'; readonly stars: number; readonly mostStars: number }
  | { readonly why: 'map-too-small'; readonly developed: number; readonly frontier: number; readonly mapSize: number }
  | { readonly why: 'edition-captains'; readonly edition: string; readonly least: number }
  | { readonly why: 'edition-distance'; readonly edition: string; readonly least: number; readonly most: number }
  | { readonly why: 'edition-stars'; readonly edition: string; readonly least: number; readonly most: number }
  | { readonly why: 'edition-most-stars'; readonly edition: string; readonly most: number; readonly players: number }
  | {
      readonly why: 'stars-do-not-fit';
      readonly stars: number;
      readonly minDistance: number;
      readonly mapSize: number;
    };

/** More ships than this are not played with, unless the edition's own limit is smaller. */
const MOST_SHIPS = 48;

/** What is contradictory in a configuration, or undefined. */
export function contradictionIn(config: Config): StarTraderContradiction | undefined {
  for (const check of CHECKS) {
    const contradiction = check(config);
    if (contradiction !== undefined) return contradiction;
  }
  return undefined;
}

const CHECKS: readonly ((config: Config) => StarTraderContradiction | undefined)[] = [
  ({ minPlayers, maxPlayers }) =>
    minPlayers > maxPlayers ? { why: 'fewest-above-most', minPlayers, maxPlayers } : undefined,
  ({ edition, maxPlayers: players, ships }) => {
    const most = EDITIONS[edition]?.mostShips ?? MOST_SHIPS;
    return players * ships > most ? { why: 'too-many-ships', players, ships, most } : undefined;
  },
  ({ stars, mostStars }) =>
    typeof stars === 'number' && stars > mostStars ? { why: 'stars-above-most', stars, mostStars } : undefined,
  ({ developed, frontier, mapSize }) =>
    2 * developed > mapSize || 2 * frontier >= mapSize
      ? { why: 'map-too-small', developed, frontier, mapSize }
      : undefined,
  beyondEdition,
  (config) => (canBePlaced(config) ? undefined : doNotFit(config)),
];

/** What the edition itself never accepted. */
function beyondEdition(config: Config): StarTraderContradiction | undefined {
  const { edition, stars, minDistance, minPlayers, maxPlayers: players } = config;
  const limits = EDITIONS[edition]?.limits;
  if (limits === undefined) return undefined;
  const { least } = limits.minPlayers;
  if (minPlayers < least) return { why: 'edition-captains', edition, least };
  if (isOutside(minDistance, limits.minDistance)) return { why: 'edition-distance', edition, ...limits.minDistance };
  if (typeof stars === 'number' && isOutside(stars, limits.stars))
    return { why: 'edition-stars', edition, ...limits.stars };
  const { most } = limits.stars;
  if (starsFor({ ...config, mostStars: Infinity }, players) > most)
    return { why: 'edition-most-stars', edition, most, players };
  return undefined;
}

function isOutside(number: number, { least, most }: EditionLimit): boolean {
  return number < least || number > most;
}

function doNotFit(config: Config): StarTraderContradiction {
  const { minDistance, mapSize, maxPlayers } = config;
  return { why: 'stars-do-not-fit', stars: starsFor(config, maxPlayers), minDistance, mapSize };
}

/**
 * Whether the most stars there can be have room: all of them on the map, and the developed ones with SOL in their box.
 * Whatever could be placed passes; what passes and is too crowded to be found by chance is for `makeGalaxy` to solve.
 */
function canBePlaced(config: Config): boolean {
  const { minDistance, mapSize, places, maxPlayers } = config;
  const stars = starsFor(config, maxPlayers);
  // Tested before both coordinates are rounded down, two stars can come closer by the diagonal of a square of one light year.
  const apart = places === 'floored' ? minDistance - Math.SQRT2 : minDistance;
  const inBox =
    1 + Array.from({ length: stars }, (_, i) => levelOf(config, i + 1)).filter((level) => level === DEVELOPED).length;
  return apart <= mapSize * spread(stars) && apart <= 2 * config.developed * spread(inBox);
}

/**
 * How far apart the two closest of this many points in a unit square can be at most: the best packings, proven up to 30
 * (E. Specht, "The best known packings of equal circles in a square"), rounded up.
 */
function spread(points: number): number {
  return points < 2 ? Infinity : must(SPREADS[points - 2], `the best packing of ${points} points`);
}

const SPREADS = [
  1.41422, 1.03528, 1, 0.708, 0.60093, 0.5359, 0.51764, 0.5, 0.42128, 0.39821, 0.38874, 0.3661, 0.34892, 0.34109,
  0.33334, 0.30616, 0.30047, 0.28955, 0.28662, 0.27182, 0.26796, 0.25882, 0.25434, 0.25, 0.23874, 0.23585, 0.23054,
  0.22689, 0.22451,
];
