/** Star Lanes in the arena. */
import { allStarLanesBots } from '../../bots/star-lanes/index.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { arenaGame } from './arena-game.ts';

export const starLanesArena = arenaGame({ game: starLanes, bots: await allStarLanesBots(), fallback: anyAction });
