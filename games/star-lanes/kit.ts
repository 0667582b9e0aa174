/** Star Lanes for every program. */
import { inMenuOrder } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { EDITIONS } from './editions.ts';
import { starLanes } from './index.ts';
import type { StarLanesTypes } from './index.ts';
import { starLanesOptions } from './options.ts';

export const starLanesKit: GameKit<StarLanesTypes> = {
  game: starLanes,
  title: 'Star Lanes',
  options: starLanesOptions,
  editions: inMenuOrder(EDITIONS),
  historic: 'faber1977',
};
