/** The programs of the 1970s, for everybody with a plain terminal: the only file of `teletype/` that names the games. */
import type { Chance } from '../core/chance.ts';
import type { Types } from '../core/contract.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import { starTrader } from '../games/star-trader/index.ts';
import type { SeatedProgram } from './basic/program.ts';
import { openStarLanes } from './star-lanes/session.ts';
import { openStarTrader } from './star-trader/session.ts';

export interface TeletypeEntry {
  /** The id of the game. */
  readonly game: string;
  readonly title: string;
  readonly year: number;
  /** Given names, the questions before the first move are answered already. */
  open(this: void, chance: Chance, names?: readonly string[]): SeatedProgram<Types>;
  /** Whether several can play at keyboards of their own. */
  readonly isShared: boolean;
}

export const TELETYPES: readonly TeletypeEntry[] = [
  {
    game: starLanes.id,
    title: 'STAR LANES',
    year: 1977,
    open: (chance, names) => openStarLanes({ chance, layout: 'spec' }, names),
    isShared: true,
  },
  {
    game: starTrader.id,
    title: 'STAR TRADER',
    year: 1974,
    open: (chance, names) => openStarTrader({ chance }, names),
    isShared: false,
  },
];
