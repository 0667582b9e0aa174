/**
 * What a bot means to trade after the space it has chosen. The same turn asks several questions;
 * a bot that has weighed space and trade together need not think again. It is only a memory: a bot
 * that finds nothing here thinks anew.
 */
import type { Plan } from '../../insight/star-lanes/plans.ts';

/** More turns than any one process has in hand at a time. */
const MOST = 512;

export class Intentions {
  readonly #plans = new Map<string, Plan>();

  /** Keeps a plan for the map as it will be after placing. */
  keep(seat: number, moves: number, map: readonly string[], plan: Plan): void {
    if (this.#plans.size >= MOST) this.#plans.clear();
    this.#plans.set(keyOf(seat, moves, map), plan);
  }

  /** The plan kept for this turn, if there is one. */
  find(seat: number, moves: number, map: readonly string[]): Plan | undefined {
    return this.#plans.get(keyOf(seat, moves, map));
  }
}

function keyOf(seat: number, moves: number, map: readonly string[]): string {
  return `${seat} ${moves} ${map.join('')}`;
}
