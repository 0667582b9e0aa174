/** Star Trader for callers, as `star-lanes.ts` is for Star Lanes. */
import { starTrader as rules } from '../games/star-trader/index.ts';
import type { GameRules } from './game-rules.ts';
import type { StarTraderEditionName, StarTraderTypes } from './star-trader-types.ts';

/** Star Trader, in all its editions. */
// Its editions are made from the objects that have these names.
export const starTrader = rules as GameRules<StarTraderTypes, StarTraderEditionName>;
