/**
 * A bot from a way of choosing arms: places the space of the arm it chooses, then trades by its plan. The same turn asks
 * several questions; the plan travels from one to the next as the memo, so that the bot need not search again.
 */
import type { Chance } from '../../core/chance.ts';
import { drawMap } from '../../games/star-lanes/draw-map.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot, BotCard, Budget, Memo, Question, Weighed } from '../bot.ts';
import { placing, playArm } from './arms.ts';
import type { Arm } from './arms.ts';
import { actionFor } from '../../insight/star-lanes/plans.ts';
import type { TradePlan } from '../../insight/star-lanes/plans.ts';
import { positionFor } from '../../insight/star-lanes/known-position.ts';
import type { TriedArm } from './search.ts';

/** Chooses an arm for the player to move, in the position that was made of a question. */
export type Choose = (position: Position, budget: Budget, chance: Chance, question: Question<StarLanesTypes>) => Arm;

/** A bot that weighs space and trade together, and trades as it meant to when it placed. */
export function thinker(card: BotCard, choose: Choose): Bot<StarLanesTypes> {
  return {
    ...card,
    answer(question, budget, chance) {
      const position = positionFor(question.view, question.heard);
      if (position.phase === 'place') {
        const arm = choose(position, budget, chance, question);
        return { action: placing(position, arm), memo: memoOf(position, arm) };
      }
      const plan = meantPlan(question) ?? choose(position, budget, chance, question).plan;
      return { action: actionFor(position, plan), memo: memoFor(question.view.moves, question.view.map, plan) };
    },
  };
}

/** A bot that searches: it also tells what it found, for several threads that think together. */
export function searchingThinker(
  card: BotCard,
  tryArms: (...asked: Parameters<Choose>) => readonly TriedArm[],
): Bot<StarLanesTypes> {
  return {
    ...thinker(card, (...asked) => tryArms(...asked)[0]!.arm),
    weigh(question, budget, chance) {
      const position = positionFor(question.view, question.heard);
      const plan = position.phase === 'trade' ? meantPlan(question) : undefined;
      // Already decided: there is nothing to search.
      if (plan !== undefined)
        return [weighed(position, { arm: { space: -1, chosen: -1, plan, value: 0 }, outcomes: [], mean: 0 })];
      return tryArms(position, budget, chance, question).map((tried) => weighed(position, tried));
    },
  };
}

function weighed(position: Position, { arm, outcomes, mean }: TriedArm): Weighed<StarLanesTypes> {
  const { space, chosen, plan } = arm;
  return {
    way: [space, chosen, plan.into, plan.selling, plan.clearing].join(' '),
    action: position.phase === 'place' ? placing(position, arm) : actionFor(position.copy(), plan),
    memo: memoOf(position, arm),
    playouts: outcomes.length,
    mean,
  };
}

/** The memo of an arm: its plan, for the map as it will be when its space is placed. */
function memoOf(position: Position, arm: Arm): Memo {
  const after = position.copy();
  playArm(after, arm);
  return memoFor(position.moves, drawMap(after), arm.plan);
}

/**
 * A plan for the turn after this number of moves, on a map of this digest. Moves can be taken back and played differently; then
 * the digest differs, and the plan is forgotten.
 */
function memoFor(moves: number, map: readonly string[], { into, selling, clearing }: TradePlan): Memo {
  return { moves, map: digestOf(map), into, selling, ...(clearing === true ? { clearing } : {}) };
}

/** The plan that was meant for this question when the space was placed; undefined where there is none. */
function meantPlan({ view, memo }: Question<StarLanesTypes>): TradePlan | undefined {
  if (memo === undefined || memo['moves'] !== view.moves || memo['map'] !== digestOf(view.map)) return undefined;
  const { into, selling, clearing } = memo;
  // Where chance decides a merger, the company that was meant may be gone.
  if (typeof into !== 'number' || (into >= 0 && !view.companies[into]?.size)) return undefined;
  return { into, selling: selling === true, ...(clearing === true ? { clearing } : {}) };
}

/** The 32-bit FNV-1a hash of a map. */
export function digestOf(map: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const row of map) {
    for (let i = 0; i < row.length; i++) hash = Math.imul(hash ^ row.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
