/** The library: the rules as functions, without a screen, a clock or a network. */
export type { Game, Refused, Seat, Step, Types, Viewer } from './core/contract.ts';
export type { Result } from './core/result.ts';
export { Keyed, Mulberry32, Tape, parseChance } from './core/chance.ts';
export type { Chance } from './core/chance.ts';
export { starLanes, starTrader } from './games/index.ts';
export type { StarLanes, StarTrader } from './games/index.ts';
