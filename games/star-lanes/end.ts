/** When a match ends: in 1977 after 48 moves (L200); editions add other ways, whichever comes first. */
import type { Config } from './config.ts';
import { movesInAll } from './position.ts';
import type { Position } from './position.ts';
import type { Ending } from './types.ts';

/** Why the match ends now that these moves are done; undefined while it goes on. */
export function ending(position: Position, moves: number): Ending | undefined {
  const { config } = position;
  if (moves >= position.movesInAll) return byCount(position, moves);
  if (config.full > 0 && percentFull(position) >= config.full) return 'full';
  if (config.lanes > 0 && spacesOfCompanies(position) >= config.lanes) return 'lanes';
  if (config.largest > 0 && largestSize(position) >= config.largest) return 'largest';
  return undefined;
}

/** No match has more actions: in every move a space is placed, then one sheet or an answer for every company. */
export function mostActions(config: Config, players: number): number {
  const trades = config.trading === 'sheet' ? 1 : config.companies;
  return movesInAll(config, players) * (1 + trades);
}

function byCount({ config, players }: Position, moves: number): Ending {
  if (config.moves > 0 && moves >= config.moves) return 'moves';
  return config.rounds > 0 && moves >= config.rounds * players ? 'rounds' : 'endless';
}

/** How much of the galaxy is not empty, in percent. */
export function percentFull({ config, empty }: Position): number {
  const spaces = config.rows * config.columns;
  return (100 * (spaces - empty)) / spaces;
}

function spacesOfCompanies({ size }: Position): number {
  let spaces = 0;
  for (let company = 0; company < size.length; company++) spaces += size[company]!;
  return spaces;
}

function largestSize({ size }: Position): number {
  let largest = 0;
  for (let company = 0; company < size.length; company++) largest = Math.max(largest, size[company]!);
  return largest;
}
