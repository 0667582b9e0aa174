/** Arms weighed by search: how good each is for the player to move, comparably. */
import type { Chance } from '../../../core/chance.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Budget } from '../../bot.ts';
import { meanOf } from '../../sequential-halving.ts';
import { playArm } from '../arms.ts';
import type { Arm } from '../arms.ts';
import { search } from '../search.ts';
import type { TriedArm } from '../search.ts';
import type { Evaluator } from './evaluator.ts';
import { Futures, seedsFrom } from './futures.ts';

/** An arm and its mean outcome for the player to move. */
export interface WeighedArm {
  readonly arm: Arm;
  readonly outcome: number;
  /** Future by future; the same places of two arms are the same futures. */
  readonly outcomes: readonly number[];
}

/** Futures for an arm that has no other to be compared with. */
const ALONE = 32;

/** Weighs arms, best first. */
export function weigh(
  evaluator: Evaluator,
  position: Position,
  arms: readonly Arm[],
  budget: Budget,
  chance: Chance,
): WeighedArm[] {
  const tried = tryAll(evaluator, position, arms, budget, chance);
  const [leader] = tried;
  if (leader === undefined) return [];
  return tried.map((one) => ({
    ...one,
    outcome: comparedWith(leader, one) ?? evaluator.quickValue(one.arm, position),
  }));
}

function tryAll(
  evaluator: Evaluator,
  position: Position,
  arms: readonly Arm[],
  budget: Budget,
  chance: Chance,
): TriedArm[] {
  const [only] = arms;
  if (only === undefined || arms.length > 1) {
    return search([position], arms, (ahead, seat) => evaluator.playOn(ahead)[seat]!, budget, chance);
  }
  const outcomes = tryOne(evaluator, position, only, budget, chance);
  return [{ arm: only, outcomes, mean: meanOf(outcomes) }];
}

/** Search does not try an arm that has no rival. */
function tryOne(evaluator: Evaluator, position: Position, arm: Arm, budget: Budget, chance: Chance): number[] {
  const futures = new Futures(position);
  const outcomes: number[] = [];
  for (const seed of seedsFrom(chance, Math.min(ALONE, budget.playouts))) {
    if (budget.timeIsUp?.() === true) break;
    outcomes.push(evaluator.playOn(futures.after((ahead) => playArm(ahead, arm), seed))[position.mover]!);
  }
  return outcomes;
}

/**
 * An arm that dropped out early has seen fewer futures than the leader, perhaps better ones: what
 * counts is how far it was behind the leader in those. Undefined when it was not tried at all.
 */
function comparedWith(leader: TriedArm, { outcomes }: TriedArm): number | undefined {
  if (outcomes.length === 0) return undefined;
  return Math.max(0, leader.mean - Math.max(0, meanBehind(leader.outcomes, outcomes)));
}

/** How far one lies behind the other, on average over the futures both have seen. */
export function meanBehind(leader: readonly number[], outcomes: readonly number[]): number {
  const shared = Math.min(leader.length, outcomes.length);
  return meanOf(leader.slice(0, shared)) - meanOf(outcomes.slice(0, shared));
}

/** The best `plans` of every space (and company chosen on it), best first as they came. */
export function bestOfEachSpace(arms: readonly Arm[], plans: number): Arm[] {
  const taken = new Map<string, number>();
  return arms.filter((arm) => {
    const count = taken.get(placeOf(arm)) ?? 0;
    taken.set(placeOf(arm), count + 1);
    return count < plans;
  });
}

/** What two arms have in common when they differ in their plan only. */
export function placeOf({ space, chosen }: Arm): string {
  return `${space} ${chosen}`;
}
