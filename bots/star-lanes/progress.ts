/** How far a match has come, whatever ends it: by moves, by full spaces, by the length of the lanes. */
import { percentFull } from '../../games/star-lanes/end.ts';
import type { Position } from '../../games/star-lanes/position.ts';

/** Where nothing else ends a match, about so much of the galaxy is placed on before spaces run out. */
const PLACED_AT_MOST = 0.65;

/** The part of a match that is over, from 0 to 1, after a number of moves. */
export function progress(position: Position, moves: number): number {
  const { config, size } = position;
  let most = moves / position.movesInAll;
  if (config.full > 0) most = Math.max(most, percentFull(position) / config.full);
  if (config.lanes > 0) most = Math.max(most, size.reduce((sum, one) => sum + one, 0) / config.lanes);
  if (config.largest > 0) most = Math.max(most, Math.max(...size) / config.largest);
  return Math.min(1, most);
}

/** About how many moves of all players are still to come. */
export function movesLeft(position: Position, moves: number): number {
  const { rows, columns } = position.config;
  const inAll = Math.min(position.movesInAll, Math.ceil(PLACED_AT_MOST * rows * columns));
  return Math.round((1 - progress(position, moves)) * inAll);
}
