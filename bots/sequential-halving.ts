/**
 * Sequential halving: which of several choices is best, when each can only be tried in drawn futures. All are tried in
 * the same futures, sweep by sweep; after 8, 16, 32, ... sweeps those that lie clearly behind the leader drop out. It can
 * stop at any moment with the best so far; with more playouts it only gets surer.
 */
import type { Chance } from '../core/chance.ts';
import type { Budget } from './bot.ts';

/** A choice with what its playouts brought, one outcome for every future tried. */
export interface TriedChoice<Choice> {
  readonly choice: Choice;
  readonly outcomes: readonly number[];
  readonly mean: number;
}

interface Trying<Choice> {
  readonly choice: Choice;
  readonly outcomes: number[];
}

const FIRST_LOOK = 8;
/** How many standard errors behind the leader a choice may be. */
const PATIENCE = 2;

/**
 * Tries choices and gives them back, best first; those that come first are preferred between equals. `playOut` says what
 * a choice brings in the future of a seed; sweeps count from 0.
 */
export function sequentialHalving<Choice>(
  choices: readonly Choice[],
  playOut: (choice: Choice, seed: number, sweep: number) => number,
  { playouts, timeIsUp = () => false }: Budget,
  chance: Chance,
): TriedChoice<Choice>[] {
  const tries = choices.map((choice): Trying<Choice> => ({ choice, outcomes: [] }));
  let alive = tries;
  let left = playouts;
  if (timeIsUp()) return ranked(tries, 0);
  for (let sweep = 1; alive.length > 1 && left >= alive.length; sweep++) {
    const seed = Math.floor(chance.draw() * 2 ** 32);
    for (const { choice, outcomes } of alive) {
      outcomes.push(playOut(choice, seed, sweep - 1));
      // A sweep that was cut short would compare different futures.
      if (timeIsUp()) return ranked(tries, sweep - 1);
    }
    left -= alive.length;
    if (isLook(sweep)) alive = stillAlive(alive);
  }
  return ranked(tries, Infinity);
}

function isLook(sweep: number): boolean {
  return sweep >= FIRST_LOOK && (sweep & (sweep - 1)) === 0;
}

function stillAlive<Choice>(alive: readonly Trying<Choice>[]): Trying<Choice>[] {
  const leader = alive.reduce((best, tried) => (meanOf(tried.outcomes) > meanOf(best.outcomes) ? tried : best));
  return alive.filter((tried) => tried === leader || !isBehind(tried.outcomes, leader.outcomes));
}

/** Whether outcomes, future by future, lie clearly behind those of the leader. */
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

/** Best first. Choices tried in fewer futures dropped out behind the others and stay behind them. */
function ranked<Choice>(tries: readonly Trying<Choice>[], sweeps: number): TriedChoice<Choice>[] {
  return tries
    .map(({ choice, outcomes: all }) => {
      const outcomes = all.slice(0, sweeps);
      return { choice, outcomes, mean: meanOf(outcomes) };
    })
    .toSorted((one, other) => other.outcomes.length - one.outcomes.length || other.mean - one.mean);
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}
