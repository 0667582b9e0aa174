/**
 * The adviser: every answer a player can give, best first, with its chance to win, the worth it
 * leads to and the reason. Like a bot it knows no more than the seat it advises, and
 * borrows its budget and its chance.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import type { Budget, Question } from '../../bot.ts';
import type { JudgingMind } from '../judge/mind.ts';
import { positionFor } from '../../../insight/star-lanes/known-position.ts';
import { bestFirst } from './advice.ts';
import type { StarLanesAdvice } from './advice.ts';
import { evaluatorFor } from './evaluator.ts';
import { planningPosition } from './futures.ts';
import { endOption, placeOptions, tradeOptions } from './options.ts';
import { bestOfEachSpace, weigh } from './weigh.ts';

/** Plans of a space that are tried and told, and plans where a space is placed already. */
const PLANS = 3;
const TRADES = 8;

/** Advice on what a seat is asked, from what it may see and has heard. Without mind matches are played out. */
export function advise(
  { view, heard }: Question<StarLanesTypes>,
  mind: JudgingMind | undefined,
  budget: Budget,
  chance: Chance,
): StarLanesAdvice {
  if (view.ask === undefined) throw new Error('nothing is asked of this seat');
  const planning = positionFor(view, heard);
  const position = new Position(view.config, view.players, new Mulberry32(1), planning);
  const known = view.books.map((books) => books !== undefined);
  return adviseOn(position, planning, known, mind, budget, chance);
}

/** Advice on a position of which everything is known. */
export function adviseAt(
  position: Position,
  mind: JudgingMind | undefined,
  budget: Budget,
  chance: Chance,
): StarLanesAdvice {
  const known = Array.from({ length: position.players }, () => true);
  return adviseOn(position, planningPosition(position), known, mind, budget, chance);
}

function adviseOn(
  position: Position,
  planning: Position,
  known: readonly boolean[],
  mind: JudgingMind | undefined,
  budget: Budget,
  chance: Chance,
): StarLanesAdvice {
  if (position.phase === 'over') throw new Error('nothing is asked: the match is over');
  const evaluator = evaluatorFor(mind, planning, known.every(Boolean));
  const arms = bestOfEachSpace(evaluator.arms(planning), position.phase === 'place' ? PLANS : TRADES);
  const weighed = weigh(evaluator, planning, arms, budget, chance);
  const scene = { position, planning, known, budget, seed: chance.draw() };
  const options = position.phase === 'place' ? placeOptions(scene, weighed) : tradeOptions(scene, weighed);
  const all = position.config.endCommand ? [...options, endOption(scene)] : options;
  return { to: position.mover, ask: position.phase, evaluator: evaluator.kind, options: all.sort(bestFirst) };
}
