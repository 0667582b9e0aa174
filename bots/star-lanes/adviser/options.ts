/** Weighed arms as answers to the question, with reasons and the worth they lead to. */
import { Mulberry32 } from '../../../core/chance.ts';
import { play } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Action } from '../../../games/star-lanes/types.ts';
import { factsOf } from '../../../insight/star-lanes/facts.ts';
import { actionFor } from '../../../insight/star-lanes/plans.ts';
import type { Budget } from '../../bot.ts';
import { meanOf } from '../../sequential-halving.ts';
import { placing, playArm } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { Greed, LEAD } from '../greed.ts';
import { worth } from '../worth.ts';
import { bestFirst, knownRivals } from './advice.ts';
import type { PlanAdvice, StarLanesSuggestion } from './advice.ts';
import { outcomesAtEnd, worthOfScore } from './evaluator.ts';
import { Futures, seedsFrom } from './futures.ts';
import type { Continuation } from './futures.ts';
import { advisedTrade, tradeByPlan, tradeReason } from './orders.ts';
import { reasonFor } from './reasons.ts';
import { bestOfEachSpace, placeOf } from './weigh.ts';
import type { WeighedArm } from './weigh.ts';

/** What is advised on. */
export interface AdviceContext {
  /** Under the match's own rules: for facts. */
  readonly position: Position;
  /** The same as search plays it: for figures. */
  readonly planning: Position;
  /** Whose books the advised player may see, by seat. */
  readonly known: readonly boolean[];
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
  const { position, known } = scene;
  const facts = factsOf(position, arm.space, arm.chosen);
  const plans = different(
    weighed.map((one) => planAdvice(scene, facts.after, one)).sort(bestFirst),
    ({ orders }) => orders,
  );
  const { chance = 0, worth: expected = 0 } = plans[0] ?? {};
  return {
    action: placing(position, arm),
    because: reasonFor(facts, known),
    chance,
    worth: expected,
    plans: facts.after.phase === 'trade' ? plans : [],
  };
}

/** `placed` is the position in which the plan is traded. */
function planAdvice(scene: AdviceContext, placed: Position, { arm, outcome }: WeighedArm): PlanAdvice {
  const traded = tradeByPlan(placed, arm.plan);
  return {
    ...advisedTrade(traded),
    because: tradeReason(traded, scene.known),
    chance: chanceFrom(scene, outcome),
    worth: isAlone(scene) ? worthOfScore(outcome) : expectedWorth(scene, (ahead) => playArm(ahead, arm)),
  };
}

/** Plans that come to the same, as when there is no money for either, are told once. */
function different<Told>(told: readonly Told[], of: (one: Told) => unknown): Told[] {
  const keys = told.map((one) => JSON.stringify(of(one)));
  return told.filter((_, i) => keys.indexOf(keys[i]!) === i);
}

/** Every trade plan as an option. */
export function tradeOptions(scene: AdviceContext, weighed: readonly WeighedArm[]): StarLanesSuggestion[] {
  const { position } = scene;
  const options = weighed.map((one): StarLanesSuggestion => {
    const { orders, cash, cashLeft, because, chance, worth: expected } = planAdvice(scene, position, one);
    const action = actionFor(position.copy(), one.arm.plan);
    const figures = { chance, worth: expected };
    if (isForced(position, action)) return { action, because: { why: 'debt' }, ...figures, plans: [] };
    return { action, trade: { orders, cash, cashLeft }, because, ...figures, plans: [] };
  });
  return different(options.sort(bestFirst), ({ action, trade }) => trade?.orders ?? action);
}

/** A player who owes money after selling short has no choice but to sell. */
function isForced({ cash, mover }: Position, action: Action): boolean {
  return cash[mover]! < 0 && action.type === 'trade' && action.orders.length > 0;
}

/** Ending the match, where the edition lets the player. */
export function endOption(scene: AdviceContext): StarLanesSuggestion {
  const { position, known } = scene;
  const ended = position.copy();
  play(ended, { type: 'end' });
  const own = worth(ended, position.mover);
  const rivals = knownRivals(known, position.mover).map((seat) => ({ seat, worth: worth(ended, seat) }));
  return {
    action: { type: 'end' },
    because: { why: 'end-now', worth: own, rivals, guessed: known.includes(false) },
    chance: chanceFrom(scene, outcomesAtEnd(ended)[position.mover]!),
    worth: own,
    plans: [],
  };
}

/** Who plays alone wins in any case. */
function chanceFrom(scene: AdviceContext, outcome: number): number {
  return isAlone(scene) ? 1 : outcome;
}

function isAlone({ position }: AdviceContext): boolean {
  return position.players === 1;
}

/** An eighth of the search's playouts is enough for a figure that is told as "about". */
function expectedWorth({ planning, budget, seed }: AdviceContext, line: Continuation): number {
  const futures = Math.min(200, Math.max(4, Math.floor(budget.playouts / 8)));
  const seeds = seedsFrom(new Mulberry32(Math.floor(seed * 2 ** 32)), futures);
  return worthAtEnd(planning, line, seeds, budget);
}

/**
 * The worth of the player to move at the end, in the middle of futures that everybody plays greedily: a few bring fortunes, which
 * would decide the mean. At least one is played.
 */
function worthAtEnd(from: Position, line: Continuation, seeds: readonly number[], budget: Budget): number {
  const futures = new Futures(from);
  const greed = new Greed(from);
  const worths: number[] = [];
  for (const seed of seeds) {
    if (worths.length > 0 && budget.timeIsUp?.() === true) break;
    const end = futures.after(line, seed);
    while (end.phase !== 'over') greed.playTurn(end, LEAD);
    worths.push(worth(end, from.mover));
  }
  return middleOf(worths);
}

/** The middle number, or the mean of the two in the middle. */
function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return meanOf(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}
