/** One turn looked at afterwards: where it left everybody, what it lost and how lucky its offer was. */
import type { Chance } from '../../../core/chance.ts';
import type { Seat } from '../../../core/contract.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Event } from '../../../games/star-lanes/types.ts';
import { placing } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { meanOf } from '../../sequential-halving.ts';
import type { AdvisedTrade } from './advice.ts';
import type { Evaluator } from './evaluator.ts';
import { factsOf } from '../../../insight/star-lanes/facts.ts';
import { chancesOf, luckOf, ofSeat, outcomesFrom, planningPosition, seedsFrom } from './futures.ts';
import { advisedTrade, tradeByPlan } from './orders.ts';
import type { RecordedTurn } from './turns.ts';
import { bestOfEachSpace, meanBehind, weigh } from './weigh.ts';
import type { WeighedArm } from './weigh.ts';

/** An answer that would have been better. */
interface Better {
  /** The placing in the notation of records. */
  readonly did: string;
  /** The trade to go with it; undefined where there is nothing to trade. */
  readonly trade: AdvisedTrade | undefined;
}

export interface TurnReview {
  /** Counted from 1. */
  readonly move: number;
  readonly by: Seat;
  /** The actions of the turn, in the notation of records. */
  readonly did: readonly string[];
  /** What happened. */
  readonly events: readonly Event[];
  /** Everybody's chance to win after the turn. */
  readonly chances: readonly number[];
  /** The chance to win of the best answer found, and how much of it was lost. Alone: of the score in `evaluator.ts`. */
  readonly best: number;
  readonly loss: number;
  readonly better: Better | undefined;
  /** How much better this offer was than others would have been. */
  readonly luck: number;
}

/** How closely to look. */
export interface StarLanesDepth {
  /** Playouts for the choice of one turn. */
  readonly playouts: number;
  /** Other offers that might have been drawn, for one turn. */
  readonly offers: number;
}

/** Plans tried for a space, and arms in all. */
const PLANS = 2;
const ARMS = 8;
/** Fewer futures would say little of the chances; a caller who asks for fewer playouts gets no more, though. */
const FEWEST_FUTURES = 16;

export function reviewTurn(
  evaluator: Evaluator,
  turn: RecordedTurn,
  depth: StarLanesDepth,
  chance: Chance,
): TurnReview {
  const before = planningPosition(turn.before);
  const luck = luckOf(evaluator, before, seedsFrom(chance, depth.offers));
  const sameFutures = chance.copy();
  const best = bestAnswer(evaluator, before, depth, chance);
  const seeds = seedsFrom(sameFutures, Math.max(fewestFutures(depth), best?.outcomes.length ?? 0));
  const outcomes = outcomesFrom(evaluator, planningPosition(turn.after), seeds);
  const own = ofSeat(outcomes, turn.by);
  const loss = Math.max(0, meanBehind(best?.outcomes ?? [], own));
  return {
    move: turn.before.moves + 1,
    by: turn.by,
    did: turn.did,
    events: turn.events,
    chances: chancesOf(outcomes),
    best: Math.min(1, meanOf(own) + loss),
    loss,
    better: best === undefined || loss === 0 ? undefined : betterAnswer(turn.before, best.arm),
    luck,
  };
}

export function fewestFutures({ playouts }: StarLanesDepth): number {
  return Math.min(FEWEST_FUTURES, playouts);
}

function bestAnswer(
  evaluator: Evaluator,
  before: Position,
  { playouts }: StarLanesDepth,
  chance: Chance,
): WeighedArm | undefined {
  const arms = bestOfEachSpace(evaluator.arms(before), PLANS).slice(0, ARMS);
  return weigh(evaluator, before, arms, { playouts }, chance)[0];
}

function betterAnswer(before: Position, arm: Arm): Better {
  const { after } = factsOf(before, arm.space, arm.chosen);
  const trade = after.phase === 'trade' ? advisedTrade(tradeByPlan(after, arm.plan)) : undefined;
  return { did: starLanes.formatAction(placing(before, arm)), trade };
}
