/**
 * Monte-Carlo search over (space x trade plan): every arm is tried against the same drawn futures,
 * and arms that are clearly behind drop out at each doubling. It can stop at any moment and answer
 * with the best so far; with more playouts it only gets surer. Where the position is not known for
 * sure it is given several worlds, and the futures take turns in them.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import { Position } from '../../games/star-lanes/position.ts';
import type { Budget } from '../bot.ts';
import { playArm } from './arms.ts';
import type { Arm } from './arms.ts';

/** An arm with what its playouts brought: chances to win between 0 and 1, one for every future tried. */
export interface Tried {
  readonly arm: Arm;
  readonly outcomes: readonly number[];
  readonly mean: number;
}

/** Plays a position on from where the arm left it and says how good the end is for a seat, from 0 to 1. */
export type ArmPlayout = (position: Position, seat: number) => number;

/** Futures are tried in sweeps; after 8, 16, 32, ... the arms are compared. */
const FIRST_LOOK = 8;
/** How many standard errors behind the leader an arm may be. */
const PATIENCE = 2;

/** Tries arms from the worlds a player may be in and gives them back, best first. */
export function search(
  worlds: readonly Position[],
  arms: readonly Arm[],
  playout: ArmPlayout,
  budget: Budget,
  chance: Chance,
): Tried[] {
  const future = new Mulberry32(1);
  const { config, players, mover } = worlds[0]!;
  const scratch = new Position(config, players, future);
  const tries = arms.map((arm) => ({ arm, outcomes: new Array<number>() }));
  let alive = tries;
  let left = budget.playouts;
  if (budget.timeIsUp?.() === true) return ranked(tries, 0);
  for (let sweep = 1; alive.length > 1 && left >= alive.length; sweep++) {
    const seed = Math.floor(chance.draw() * 2 ** 32);
    const world = worlds[(sweep - 1) % worlds.length]!;
    for (const tried of alive) {
      future.reseed(seed);
      scratch.copyFrom(world);
      playArm(scratch, tried.arm);
      tried.outcomes.push(playout(scratch, mover));
      left--;
      if (budget.timeIsUp?.() === true) return ranked(tries, sweep - 1);
    }
    if (isLook(sweep)) alive = stillAlive(alive);
  }
  return ranked(tries, Infinity);
}

function isLook(sweep: number): boolean {
  return sweep >= FIRST_LOOK && (sweep & (sweep - 1)) === 0;
}

type Trying = { readonly arm: Arm; readonly outcomes: number[] };

/** Drops the arms whose outcomes, future by future, lie clearly behind those of the leader. */
function stillAlive(alive: readonly Trying[]): Trying[] {
  const leader = alive.reduce((best, tried) => (meanOf(tried.outcomes) > meanOf(best.outcomes) ? tried : best));
  return alive.filter((tried) => tried === leader || !isBehind(tried.outcomes, leader.outcomes));
}

function isBehind(outcomes: readonly number[], leader: readonly number[]): boolean {
  const count = outcomes.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const behind = leader[i]! - outcomes[i]!;
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / count;
  const error = Math.sqrt(Math.max(1e-9, squares / count - mean * mean) / count);
  return mean > PATIENCE * error;
}

/** Best first. Arms tried in fewer futures dropped out behind the others and stay behind them. */
function ranked(tries: readonly Trying[], whole: number): Tried[] {
  return tries
    .map(({ arm, outcomes }) => {
      // A sweep that was cut short would compare different futures.
      const fair = outcomes.slice(0, Math.min(outcomes.length, whole));
      return { arm, outcomes: fair, mean: fair.length === 0 ? 0 : meanOf(fair) };
    })
    .sort(
      (one, other) =>
        other.outcomes.length - one.outcomes.length || other.mean - one.mean || other.arm.value - one.arm.value,
    );
}

function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
}
