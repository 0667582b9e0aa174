/** Every type of Star Lanes. A `Position` is what a state is made of: read it through views, its fields may change. */
export type { Config } from '../games/star-lanes/config.ts';
export type { StarLanesContradiction } from '../games/star-lanes/contradictions.ts';
export type { StarLanesEditionName } from '../games/star-lanes/editions.ts';
export type { StarLanesTypes } from '../games/star-lanes/index.ts';
export type { MapProblem } from '../games/star-lanes/map-notation.ts';
export type { Position } from '../games/star-lanes/position.ts';
export type * from '../games/star-lanes/types.ts';
