/** Options that are each within their limits but cannot go together, with the sentence that says so. */
import { Mulberry32 } from '../../core/chance.ts';
import type { Config } from './config.ts';
import { placeAll } from './galaxy.ts';
import { Position, starsFor } from './position.ts';

/** More ships than this are not played with; in 1974 twelve, and the own game's other limits (section 2). */
const MOST_SHIPS = 48;
const OF_1974 = { ships: 12, leastStars: 4, mostStars: 13, leastDistance: 10, mostDistance: 25 };

/** What is contradictory in a configuration, or undefined. */
export function contradiction(config: Config): string | undefined {
  for (const check of CHECKS) {
    const problem = check(config);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const CHECKS: readonly ((config: Config) => string | undefined)[] = [
  ({ minPlayers, maxPlayers }) =>
    minPlayers > maxPlayers ? `min-players=${minPlayers} is more than max-players=${maxPlayers}` : undefined,
  ({ edition, maxPlayers, ships }) => {
    const most = edition === 'kaufman1974' ? OF_1974.ships : MOST_SHIPS;
    if (maxPlayers * ships <= most) return undefined;
    return `${maxPlayers} captains with ${ships} ships each are more than ${most} ships; say less for max-players or ships`;
  },
  ({ stars, mostStars }) =>
    typeof stars === 'number' && stars > mostStars ? `stars=${stars} is more than most-stars=${mostStars}` : undefined,
  ({ developed, frontier, mapSize }) =>
    2 * developed > mapSize || 2 * frontier >= mapSize
      ? `developed=${developed} and frontier=${frontier} do not fit on a map of map-size=${mapSize}`
      : undefined,
  ownGame,
  (config) => (canBePlaced(config) ? undefined : hopeless(config, config.maxPlayers)),
];

/** What the questions of 1974 do not accept. */
function ownGame(config: Config): string | undefined {
  if (config.edition !== 'kaufman1974') return undefined;
  const { stars, minDistance, minPlayers, maxPlayers } = config;
  const { leastStars, mostStars, leastDistance, mostDistance } = OF_1974;
  if (minPlayers < 2) return 'kaufman1974 is for two captains or more';
  if (minDistance < leastDistance || minDistance > mostDistance)
    return `kaufman1974 takes min-distance from ${leastDistance} to ${mostDistance}`;
  if (typeof stars === 'number' && (stars < leastStars || stars > mostStars))
    return `kaufman1974 takes stars from ${leastStars} to ${mostStars}`;
  if (starsFor({ ...config, mostStars: Infinity }, maxPlayers) > mostStars)
    return `kaufman1974 has at most ${mostStars} stars; say how many stars for ${maxPlayers} captains, as in stars=${mostStars}`;
  return undefined;
}

/** The sentence for stars that cannot be placed. */
export function hopeless(config: Config, players: number): string {
  const { minDistance, mapSize } = config;
  const stars = starsFor(config, players);
  return `${stars} stars at least ${minDistance} light years apart do not fit on a map of ${mapSize}x${mapSize}; say fewer stars, a smaller min-distance or a larger map-size`;
}

/**
 * Whether the most stars there can be find their places in a fifth of some attempts: a match has a
 * hundred, and will find them. The attempts are the same ones every time.
 */
function canBePlaced(config: Config): boolean {
  const position = new Position(config, config.maxPlayers, new Mulberry32(1974));
  let placed = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (placeAll(position)) placed++;
    if (placed >= ENOUGH) return true;
    if (placed + ATTEMPTS - attempt - 1 < ENOUGH) return false;
  }
  return false;
}

const ATTEMPTS = 40;
const ENOUGH = 8;
