/** Weighed arms as answers to the question, with words, reasons and the worth they lead to. */
import { Mulberry32 } from '../../../core/chance.ts';
import { play } from '../../../games/star-lanes/index.ts';
import { companyOf, letterOf } from '../../../games/star-lanes/position.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Action } from '../../../games/star-lanes/types.ts';
import type { Budget } from '../../bot.ts';
import { placing, playArm } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { actionFor } from '../../../insight/star-lanes/plans.ts';
import { worth } from '../worth.ts';
import { bestFirst } from './advice.ts';
import type { StarLanesSuggestion, PlanAdvice } from './advice.ts';
import { outcomesAtEnd } from './evaluator.ts';
import { factsOf } from '../../../insight/star-lanes/facts.ts';
import { seedsFrom } from './futures.ts';
import { ordersOf, outlookFor, tradeByPlan, wordsFor } from './orders.ts';
import { reasonFor } from './reasons.ts';
import { bestOfEachSpace, placeOf } from './shortlist.ts';
import type { WeighedArm } from './weigh.ts';
import { companyWord, count, dollars, knownRivals, nameOf } from './words.ts';
import type { People } from './words.ts';
import { worthAtEnd } from './worth-at-end.ts';

/** What is advised on. */
export interface AdviceContext {
  /** Under the match's own rules: for facts. */
  readonly position: Position;
  /** The same as search plays it: for figures. */
  readonly planning: Position;
  readonly people: People;
  readonly budget: Budget;
  /** Of the futures that worths are taken from, from 0 to 1. */
  readonly seed: number;
}

/** One option for every offered space and company to choose on it. */
export function placeOptions(scene: AdviceContext, weighed: readonly WeighedArm[]): StarLanesSuggestion[] {
  const arms = weighed.map(({ arm }) => arm);
  return bestOfEachSpace(arms, 1).map((first) =>
    placeOption(
      scene,
      first,
      weighed.filter(({ arm }) => placeOf(arm) === placeOf(first)),
    ),
  );
}

/** The option of an arm's space, with all weighed plans for it. */
function placeOption(scene: AdviceContext, arm: Arm, weighed: readonly WeighedArm[]): StarLanesSuggestion {
  const { position, people } = scene;
  const facts = factsOf(position, arm.space, arm.chosen);
  const plans = different(weighed.map((one) => planAdvice(scene, facts.after, one)).sort(bestFirst));
  const { chance = 0, worth: expected = 0 } = plans[0] ?? {};
  const action = placing(position, arm);
  return {
    action,
    words: spaceWords(position, arm.chosen, action.type === 'place' ? action.space : ''),
    reason: reasonFor(facts, people),
    chance,
    worth: expected,
    plans: facts.after.phase === 'trade' ? plans : [],
  };
}

function spaceWords(position: Position, chosen: number, space: string): string {
  return chosen < 0 ? space : `${space} with ${companyWord(position, chosen)} (${letterOf(chosen)})`;
}

/** `placed` is the position in which the plan is traded. */
function planAdvice(scene: AdviceContext, placed: Position, { arm, outcome }: WeighedArm): PlanAdvice {
  const traded = tradeByPlan(placed, arm.plan);
  return {
    orders: ordersOf(traded),
    words: wordsFor(traded),
    reason: outlookFor(traded, scene.people),
    chance: chanceFrom(scene, outcome),
    worth: expectedWorth(scene, (ahead) => playArm(ahead, arm)),
  };
}

/** Plans that come to the same, as when there is no money for either, are told once. */
function different<Told extends { readonly words: string }>(told: readonly Told[]): Told[] {
  return told.filter(({ words }, i) => told.findIndex((other) => other.words === words) === i);
}

/** Every trade plan as an option. */
export function tradeOptions(scene: AdviceContext, weighed: readonly WeighedArm[]): StarLanesSuggestion[] {
  const { position } = scene;
  const options = weighed.map((one) => {
    const { words, reason, chance, worth: expected } = planAdvice(scene, position, one);
    const action = actionFor(position.copy(), one.arm.plan);
    const debt = debtWords(position, action);
    return {
      action,
      words: debt ?? words,
      reason: debt === undefined ? reason : DEBT,
      chance,
      worth: expected,
      plans: [],
    };
  });
  return different(options.sort(bestFirst));
}

const DEBT = 'You owe money: nothing else is allowed before that is paid.';

/** Whoever owes money after selling short has no choice but to sell. */
function debtWords(position: Position, action: Action): string | undefined {
  const order = action.type === 'trade' ? action.orders[0] : undefined;
  if (position.cash[position.mover]! >= 0 || order === undefined) return undefined;
  return `sell ${count(-order.shares)} of ${companyWord(position, companyOf(order.company))} to pay what you owe`;
}

/** Ending the match, where the edition lets the player. */
export function endOption(scene: AdviceContext): StarLanesSuggestion {
  const { position, people } = scene;
  const ended = position.copy();
  play(ended, { type: 'end' });
  const own = worth(ended, position.mover);
  const others = knownRivals(people, position.mover).map(
    (seat) => `${nameOf(people, seat)} ${dollars(worth(ended, seat))}`,
  );
  const guess = people.known.every(Boolean) ? '' : '; what others are worth is a guess';
  return {
    action: { type: 'end' },
    words: 'end the match',
    reason: `The match would end now: you are worth ${[dollars(own), ...others].join(', ')}${guess}.`,
    chance: chanceFrom(scene, outcomesAtEnd(ended)[position.mover] ?? 0),
    worth: own,
    plans: [],
  };
}

/** Who plays alone wins in any case. */
function chanceFrom({ position }: AdviceContext, outcome: number): number {
  return position.players === 1 ? 1 : outcome;
}

/** Few matches bring fortunes, so that it takes many to know the mean: an eighth of the search's playouts. */
function expectedWorth({ planning, budget, seed }: AdviceContext, line: (ahead: Position) => void): number {
  const futures = Math.min(200, Math.max(4, Math.floor(budget.playouts / 8)));
  const seeds = seedsFrom(new Mulberry32(Math.floor(seed * 2 ** 32)), futures);
  return worthAtEnd(planning, planning.mover, line, seeds, budget);
}
