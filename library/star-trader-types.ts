/** Every type of Star Trader. A `Position` is what a state is made of: read it through views, its fields may change. */
export type { Stardate } from '../games/star-trader/calendar.ts';
export type { Config, Stars } from '../games/star-trader/config.ts';
export type { StarTraderContradiction } from '../games/star-trader/contradictions.ts';
export type { StarTraderEditionName } from '../games/star-trader/editions.ts';
export type { Good } from '../games/star-trader/goods.ts';
export type { StarTraderTypes } from '../games/star-trader/index.ts';
export type { Position } from '../games/star-trader/position.ts';
export type * from '../games/star-trader/types.ts';
