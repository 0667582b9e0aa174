/** A bot from a way of choosing arms: places the space of the arm it chooses, then trades by its plan. */
import type { Chance } from '../../core/chance.ts';
import { drawMap } from '../../games/star-lanes/draw-map.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Bot, Budget, Question, Weighed } from '../bot.ts';
import { placing, playArm } from './arms.ts';
import type { Arm } from './arms.ts';
import { Intentions } from './intentions.ts';
import { actionFor } from '../../insight/star-lanes/plans.ts';
import { positionFor } from '../../insight/star-lanes/known-position.ts';
import type { Tried } from './search.ts';

/** Chooses an arm for the player to move, in the position that was made of a question. */
export type Choose = (position: Position, budget: Budget, chance: Chance, question: Question<StarLanesTypes>) => Arm;

/** The words and numbers of a bot, without its way of thinking. */
export type Introduction = Omit<Bot<StarLanesTypes>, 'answer'>;

/** A bot that weighs space and trade together and remembers the trade it meant. */
export function thinker(introduction: Introduction, choose: Choose): Bot<StarLanesTypes> {
  const intentions = new Intentions();
  return {
    ...introduction,
    answer(question, budget, chance) {
      const { view, heard } = question;
      const position = positionFor(view, heard);
      if (position.phase === 'place') {
        const arm = choose(position, budget, chance, question);
        intentions.keep(position.mover, position.moves, mapAfter(position, arm), arm.plan);
        return placing(position, arm);
      }
      const meant = intentions.find(position.mover, position.moves, view.map);
      return actionFor(position, meant ?? choose(position, budget, chance, question).plan);
    },
  };
}

/** A bot that searches: it also tells what it found, for several threads that think together. */
export function searchingThinker(
  introduction: Introduction,
  tryArms: (...asked: Parameters<Choose>) => readonly Tried[],
): Bot<StarLanesTypes> {
  return {
    ...thinker(introduction, (...asked) => tryArms(...asked)[0]!.arm),
    weigh(question, budget, chance) {
      const position = positionFor(question.view, question.heard);
      return tryArms(position, budget, chance, question).map((tried) => weighed(position, tried));
    },
  };
}

function weighed(position: Position, { arm, outcomes, mean }: Tried): Weighed<StarLanesTypes> {
  const { space, chosen, plan } = arm;
  const action = position.phase === 'place' ? placing(position, arm) : actionFor(position.copy(), plan);
  return {
    way: [space, chosen, plan.into, plan.selling, plan.clearing].join(' '),
    action,
    playouts: outcomes.length,
    mean,
  };
}

/** The map when an arm's space is placed. */
function mapAfter(position: Position, arm: Arm): string[] {
  const after = position.copy();
  playArm(after, arm);
  return drawMap(after);
}
