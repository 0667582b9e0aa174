/**
 * The network that judges: the inputs of a board and of a plan on it meet in one hidden layer, a second one follows, and one
 * number comes out, the logit of winning. The board's part is worked out once and serves all plans on it.
 */
import { ARM_INPUTS, ARM_USED, BOARD_INPUTS, BOARD_USED } from './layout.ts';
import { LISTED, workbench } from './simd-layer.ts';
import type { Workbench } from './simd-layer.ts';

export const FIRST_UNITS = 256;
export const SECOND_UNITS = 64;

/** Weights input by input: those of one input lie together. */
export interface JudgeWeights {
  readonly board: Float32Array;
  readonly arm: Float32Array;
  readonly hidden: Float32Array;
  readonly boardBias: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly out: Float32Array;
  readonly outBias: number;
}

/** Where everything lies in the workbench. */
const X = LISTED;
const BOARD = X + Math.max(BOARD_INPUTS, ARM_INPUTS);
const FIRST = BOARD + FIRST_UNITS;
const SECOND = FIRST + FIRST_UNITS;
const BOARD_BIAS = SECOND + SECOND_UNITS;
const HIDDEN_BIAS = BOARD_BIAS + FIRST_UNITS;
const BOARD_WEIGHTS = HIDDEN_BIAS + SECOND_UNITS;
const ARM_WEIGHTS = BOARD_WEIGHTS + BOARD_USED * FIRST_UNITS;
const HIDDEN_WEIGHTS = ARM_WEIGHTS + ARM_USED * FIRST_UNITS;
const NUMBERS = HIDDEN_WEIGHTS + FIRST_UNITS * SECOND_UNITS;

export class JudgeNetwork {
  readonly #bench: Workbench;
  readonly #second: Float32Array;
  readonly #out: Float32Array;
  readonly #outBias: number;

  constructor(weights: JudgeWeights, make: (numbers: number) => Workbench = workbench) {
    this.#bench = make(NUMBERS);
    const { memory } = this.#bench;
    memory.set(weights.boardBias, BOARD_BIAS);
    memory.set(weights.hiddenBias, HIDDEN_BIAS);
    memory.set(weights.board, BOARD_WEIGHTS);
    memory.set(weights.arm, ARM_WEIGHTS);
    memory.set(weights.hidden, HIDDEN_WEIGHTS);
    this.#second = memory.subarray(SECOND, SECOND + SECOND_UNITS);
    this.#out = weights.out;
    this.#outBias = weights.outBias;
  }

  /** Takes in a board; every plan on it may follow. */
  readBoard(x: Float32Array): void {
    const { memory, layer } = this.#bench;
    memory.set(x, X);
    layer(X, BOARD_USED, BOARD_WEIGHTS, BOARD_BIAS, BOARD, FIRST_UNITS, -Infinity);
  }

  /** The logit of winning after a plan: 0 is an even chance. */
  judge(x: Float32Array): number {
    const { memory, layer } = this.#bench;
    memory.set(x, X);
    layer(X, ARM_USED, ARM_WEIGHTS, BOARD, FIRST, FIRST_UNITS, 0);
    layer(FIRST, FIRST_UNITS, HIDDEN_WEIGHTS, HIDDEN_BIAS, SECOND, SECOND_UNITS, 0);
    const second = this.#second;
    const out = this.#out;
    let logit = this.#outBias;
    for (let unit = 0; unit < SECOND_UNITS; unit++) logit += second[unit]! * out[unit]!;
    return logit;
  }
}
