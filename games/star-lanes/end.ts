/** When a match ends: in 1977 after 48 moves (L200); editions add other ways, whichever comes first. */
import type { Config } from './config.ts';
import { movesInAll } from './position.ts';
import type { Position } from './position.ts';
import type { Ending, View } from './types.ts';

/** Why the match ends now that these moves are done; undefined while it goes on. */
export function ending(position: Position, moves: number): Ending | undefined {
  const { config } = position;
  if (moves >= position.movesInAll) return byCount(position, moves);
  if (config.full > 0 && percentFull(position) >= config.full) return 'full';
  if (config.lanes > 0 && spacesOfCompanies(position) >= config.lanes) return 'lanes';
  if (config.largest > 0 && largestSize(position) >= config.largest) return 'largest';
  return undefined;
}

/** What of the map ends a match, how much there is of it, and how much ends it. */
export interface EndNearness {
  readonly by: 'full' | 'lanes' | 'largest';
  readonly now: number;
  readonly end: number;
}

/** How near the ends are that the map brings about, as everybody sees it; none where only moves are counted. */
export function endNearness({ config, map, companies }: Pick<View, 'config' | 'map' | 'companies'>): EndNearness[] {
  const marks = map.join('');
  const sizes = companies.map(({ size }) => size);
  const ends: readonly EndNearness[] = [
    { by: 'full', now: (100 * marks.replaceAll('.', '').length) / marks.length, end: config.full },
    { by: 'lanes', now: sizes.reduce((sum, size) => sum + size, 0), end: config.lanes },
    { by: 'largest', now: Math.max(...sizes), end: config.largest },
  ];
  return ends.filter(({ end }) => end > 0);
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
