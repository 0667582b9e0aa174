/**
 * A small network that scores ports: a weighted sum of what it is told of a port, and one hidden layer that adds what no sum can say. The
 * more a port is worth, the more likely a captain who looks ahead would fly there.
 */
import type { Position } from '../../../games/star-trader/position.ts';
import { portInputs } from './port-inputs.ts';
import type { PortScorer } from './port-judge.ts';
import type { PortLook } from './port-outlook.ts';

export const HIDDEN_UNITS = 16;
/** What a hidden unit passes on of a sum below zero. */
export const LEAK = 0.05;

export interface NetworkWeights {
  /** By input. */
  readonly direct: readonly number[];
  /** By hidden unit: a weight for each input, and last the unit's bias. */
  readonly hidden: readonly (readonly number[])[];
  /** By hidden unit. */
  readonly out: readonly number[];
}

export class PortNetwork implements PortScorer {
  readonly #weights: NetworkWeights;

  constructor(weights: NetworkWeights) {
    this.#weights = weights;
  }

  scores(position: Position, looks: readonly PortLook[]): number[] {
    return portInputs(position, looks).map((inputs) => this.score(inputs));
  }

  score(inputs: readonly number[]): number {
    const { direct, hidden, out } = this.#weights;
    let score = weightedSum(direct, inputs);
    for (let unit = 0; unit < out.length; unit++) {
      const weights = hidden[unit]!;
      const sum = weights[inputs.length]! + weightedSum(weights, inputs);
      score += out[unit]! * (sum > 0 ? sum : LEAK * sum);
    }
    return score;
  }
}

function weightedSum(weights: readonly number[], inputs: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < inputs.length; at++) sum += weights[at]! * inputs[at]!;
  return sum;
}
