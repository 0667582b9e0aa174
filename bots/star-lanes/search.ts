/**
 * Monte-Carlo search over arms: each is tried against the same drawn futures. Where the position is not known for sure it
 * is given several that are possible, and the futures take turns in them.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { Position } from '../../games/star-lanes/position.ts';
import type { Budget } from '../bot.ts';
import { sequentialHalving } from '../sequential-halving.ts';
import { playArm } from './arms.ts';
import type { Arm } from './arms.ts';

/** An arm with what its playouts brought: chances to win between 0 and 1, one for every future tried. */
export interface TriedArm {
  readonly arm: Arm;
  readonly outcomes: readonly number[];
  readonly mean: number;
}

/** Plays a position on from where the arm left it and says how good the end is for a seat, from 0 to 1. */
export type ArmPlayout = (position: Position, seat: number) => number;

/** Tries arms, which come best first at first sight, from the positions a player may be in; gives them back, best first. */
export function search(
  positions: readonly Position[],
  arms: readonly Arm[],
  playout: ArmPlayout,
  budget: Budget,
  chance: Chance,
): TriedArm[] {
  const future = new Mulberry32(1);
  const { config, players, mover } = positions[0]!;
  const scratch = new Position(config, players, future);
  const playOut = (arm: Arm, seed: number, sweep: number): number => {
    future.reseed(seed);
    scratch.copyFrom(positions[sweep % positions.length]!);
    playArm(scratch, arm);
    return playout(scratch, mover);
  };
  const tried = sequentialHalving(arms, playOut, budget, chance);
  return tried.map(({ choice, outcomes, mean }) => ({ arm: choice, outcomes, mean }));
}
