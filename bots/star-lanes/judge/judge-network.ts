/**
 * The network that judges: the inputs of a board and of a plan on it meet in one hidden layer, a second one follows, and one
 * number comes out, the logit of winning. The board's part is worked out once and serves all plans on it.
 */
import { ARM_INPUTS, BOARD_INPUTS } from './layout.ts';

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

export class JudgeNetwork {
  readonly #weights: JudgeWeights;
  readonly #board = new Float64Array(FIRST_UNITS);
  readonly #first = new Float64Array(FIRST_UNITS);
  readonly #second = new Float64Array(SECOND_UNITS);

  constructor(weights: JudgeWeights) {
    this.#weights = weights;
  }

  /** Takes in a board; every plan on it may follow. */
  readBoard(x: Float32Array): void {
    this.#board.set(this.#weights.boardBias);
    addInputs(this.#board, x, BOARD_INPUTS, this.#weights.board);
  }

  /** The logit of winning after a plan: 0 is an even chance. */
  judge(x: Float32Array): number {
    const { arm, hidden, hiddenBias, out, outBias } = this.#weights;
    const first = this.#first;
    const second = this.#second;
    first.set(this.#board);
    addInputs(first, x, ARM_INPUTS, arm);
    for (let unit = 0; unit < FIRST_UNITS; unit++) if (first[unit]! < 0) first[unit] = 0;
    second.set(hiddenBias);
    addInputs(second, first, FIRST_UNITS, hidden);
    let logit = outBias;
    for (let unit = 0; unit < SECOND_UNITS; unit++) if (second[unit]! > 0) logit += second[unit]! * out[unit]!;
    return logit;
  }
}

/** Adds what each input sends to all units. Many inputs are nothing, and are passed over. */
function addInputs(units: Float64Array, x: Float32Array | Float64Array, inputs: number, weights: Float32Array): void {
  const many = units.length;
  for (let i = 0; i < inputs; i++) {
    const input = x[i]!;
    if (input === 0) continue;
    const from = i * many;
    for (let unit = 0; unit < many; unit += 4) {
      units[unit]! += input * weights[from + unit]!;
      units[unit + 1]! += input * weights[from + unit + 1]!;
      units[unit + 2]! += input * weights[from + unit + 2]!;
      units[unit + 3]! += input * weights[from + unit + 3]!;
    }
  }
}
