/** Star Lanes for callers: the compiler knows its editions by name. A file of its own, so that bundlers take this game alone. */
import { starLanes as rules } from '../games/star-lanes/index.ts';
import type { GameRules } from './game-rules.ts';
import type { StarLanesEditionName, StarLanesTypes } from './star-lanes-types.ts';

/** Star Lanes, in all its editions. */
// Its editions are made from the objects that have these names.
export const starLanes = rules as GameRules<StarLanesTypes, StarLanesEditionName>;
