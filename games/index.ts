/** The games: the only place that names them all. */
export { starLanes } from './star-lanes/index.ts';
export type * as StarLanes from './star-lanes/index.ts';
export { starTrader } from './star-trader/index.ts';
export type * as StarTrader from './star-trader/index.ts';
