/** How a match ended, as plain values: what two engines must agree on to have played the same match. */
import { drawMap } from '../games/star-lanes/draw-map.ts';
import type { Position } from '../games/star-lanes/position.ts';

export interface Outcome {
  /** The rows of the galaxy, one after the other. */
  readonly map: string;
  readonly moves: number;
  readonly sizes: readonly number[];
  readonly prices: readonly number[];
  readonly cash: readonly number[];
  /** The shares of the first seat by company, then those of the second, and so on. */
  readonly shares: readonly number[];
}

/** The outcome of a match of ours. */
export function outcomeOf(position: Position): Outcome {
  return {
    map: drawMap(position).join(''),
    moves: position.moves,
    sizes: Array.from(position.size),
    prices: Array.from(position.price),
    cash: Array.from(position.cash),
    shares: Array.from(position.held),
  };
}
