/** How the network learns: the slope of its error for every weight, and Adam's steps down that slope. */
import { COMPANY_FEATURES, WHOLE_FEATURES } from '../features.ts';
import type { Features } from '../features.ts';
import { FIRST_HIDDEN, JOINED, PARTS, SECOND_HIDDEN } from '../network.ts';
import type { Network } from '../network.ts';

/** Gathers the slopes of a batch of samples. */
export class Gradient {
  readonly slopes: Float64Array;
  readonly #back = new Float64Array(FIRST_HIDDEN);

  constructor() {
    this.slopes = new Float64Array(PARTS.end);
  }

  /** Adds the slopes of one sample the network has just judged; `slope` is that of the error at the output. */
  add(network: Network, features: Features, slope: number): void {
    this.#addOutput(network, features.whole, slope);
    this.#addSecond(network, slope);
    this.#addFirst(network, features);
  }

  #addOutput({ secondAnswers }: Network, whole: Float64Array, slope: number): void {
    const { slopes } = this;
    slopes[PARTS.outputBias]! += slope;
    for (let i = 0; i < WHOLE_FEATURES; i++) slopes[PARTS.direct + i]! += slope * whole[i]!;
    for (let unit = 0; unit < SECOND_HIDDEN; unit++) slopes[PARTS.output + unit]! += slope * secondAnswers[unit]!;
  }

  #addSecond({ weights, joined, secondAnswers }: Network, slope: number): void {
    const { slopes } = this;
    const back = this.#back.fill(0);
    for (let unit = 0; unit < SECOND_HIDDEN; unit++) {
      if (secondAnswers[unit]! <= 0) continue;
      const down = slope * weights[PARTS.output + unit]!;
      const at = PARTS.second + unit * JOINED;
      slopes[PARTS.secondBias + unit]! += down;
      for (let i = 0; i < JOINED; i++) slopes[at + i]! += down * joined[i]!;
      for (let i = 0; i < FIRST_HIDDEN; i++) back[i]! += down * weights[at + i]!;
    }
  }

  #addFirst({ firstAnswers }: Network, { companies, rows }: Features): void {
    const { slopes } = this;
    for (let row = 0, from = 0; row < rows; row++, from += COMPANY_FEATURES) {
      for (let unit = 0; unit < FIRST_HIDDEN; unit++) {
        if (firstAnswers[row * FIRST_HIDDEN + unit]! <= 0) continue;
        const down = this.#back[unit]!;
        const at = PARTS.first + unit * COMPANY_FEATURES;
        slopes[PARTS.firstBias + unit]! += down;
        for (let i = 0; i < COMPANY_FEATURES; i++) slopes[at + i]! += down * companies[from + i]!;
      }
    }
  }
}

/** Adam: each weight steps by its own measure of how steep and how steady its slope has been. */
export class Adam {
  readonly #mean = new Float64Array(PARTS.end);
  readonly #square = new Float64Array(PARTS.end);
  #steps = 0;

  step(weights: Float32Array, slopes: Float64Array, rate: number): void {
    this.#steps++;
    const first = 1 - 0.9 ** this.#steps;
    const second = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]!;
      const mean = (this.#mean[i] = 0.9 * this.#mean[i]! + 0.1 * slope);
      const square = (this.#square[i] = 0.999 * this.#square[i]! + 0.001 * slope * slope);
      weights[i]! -= (rate * (mean / first)) / (Math.sqrt(square / second) + 1e-8);
    }
  }
}

/** Weights to begin from: small at random, but for a hint that being ahead is good. */
export function firstWeights(draw: () => number): Float32Array {
  const weights = new Float32Array(PARTS.end);
  const fill = (from: number, to: number, inputs: number): void => {
    for (let i = from; i < to; i++) weights[i] = (2 * draw() - 1) * Math.sqrt(3 / inputs);
  };
  fill(PARTS.first, PARTS.firstBias, COMPANY_FEATURES);
  fill(PARTS.second, PARTS.secondBias, JOINED);
  fill(PARTS.output, PARTS.direct, SECOND_HIDDEN);
  weights[PARTS.direct + 1] = 2;
  return weights;
}
