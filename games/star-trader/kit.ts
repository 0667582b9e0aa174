/** Star Trader for every program. */
import { inMenuOrder } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { EDITIONS } from './editions.ts';
import { starTrader } from './index.ts';
import type { StarTraderTypes } from './index.ts';
import { starTraderOptions } from './options.ts';

export const starTraderKit: GameKit<StarTraderTypes> = {
  game: starTrader,
  title: 'Star Trader',
  options: starTraderOptions,
  editions: inMenuOrder(EDITIONS),
  historic: 'kaufman1974',
};
