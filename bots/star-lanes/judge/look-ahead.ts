/**
 * Looks a whole round ahead: the arms the judge likes best are tried in the same drawn futures, in which everybody takes one
 * turn by the judge; how good the own next turn looks then is what the arm has brought.
 */
import { Mulberry32 } from '../../../core/chance.ts';
import type { Chance } from '../../../core/chance.ts';
import { Position } from '../../../games/star-lanes/position.ts';
import { finishTurn, playSpace } from '../../../games/star-lanes/turn.ts';
import type { Budget } from '../../bot.ts';
import { sequentialHalving } from '../../sequential-halving.ts';
import { chanceOf } from '../network.ts';
import { victory } from '../worth.ts';
import type { JudgedArm, OneAhead } from './one-ahead.ts';
import { PlanSheet } from './plan-sheet.ts';

/** An arm that was tried: the shares it aims at, how often it was tried and the chance of winning it brought. */
export interface LookedAhead extends JudgedArm {
  readonly shares: Float64Array;
  readonly tried: number;
  readonly chance: number;
}

/** How closely to look: how many of the best arms are tried, and how many futures the judge's first impression counts for. */
export interface LookAhead {
  readonly arms: number;
  readonly prior: number;
}

/** Arms of the player to move, best first. */
export function lookAhead(
  { ahead, arms: many, prior }: LookAhead & { readonly ahead: OneAhead },
  position: Position,
  budget: Budget,
  chance: Chance,
): LookedAhead[] {
  const best = ahead.armsOf(position).slice(0, many);
  const arms = best.map((arm) => ({ ...arm, shares: ahead.sharesAfter(position, arm) }));
  const tried = sequentialHalving(arms, triedIn(ahead, position), budget, chance);
  const most = tried[0]?.outcomes.length ?? 0;
  const seen = tried.map(({ choice, outcomes, mean }): LookedAhead => {
    const sum = outcomes.length * mean + prior * chanceOf(choice.value);
    return { ...choice, tried: outcomes.length, chance: sum / (outcomes.length + prior) };
  });
  // Those that dropped out early stay behind the others.
  return seen.sort(
    (one, other) => Number(other.tried === most) - Number(one.tried === most) || other.chance - one.chance,
  );
}

type ArmWithShares = JudgedArm & { readonly shares: Float64Array };

/** Plays an arm on into the future of a seed, and says how good the own next turn looks there. */
function triedIn(ahead: OneAhead, from: Position): (arm: ArmWithShares, seed: number) => number {
  const { config, players, mover } = from;
  const future = new Mulberry32(1);
  const scratch = new Position(config, players, future);
  const sheet = new PlanSheet(config.companies);
  return ({ space, chosen, shares }, seed) => {
    future.reseed(seed);
    scratch.copyFrom(from);
    if (scratch.phase === 'place') playSpace(scratch, space, chosen);
    if (scratch.phase === 'trade') {
      sheet.take(shares);
      sheet.carryOut(scratch);
      finishTurn(scratch);
    }
    while (scratch.phase !== 'over' && scratch.mover !== mover) ahead.playTurn(scratch);
    return scratch.phase === 'over' ? victory(scratch, mover) : ahead.chanceOfBest(scratch);
  };
}
