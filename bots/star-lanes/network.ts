/**
 * A small network that judges a position: every company's row goes through the same hidden layer,
 * the results are added up (so the order of the companies does not matter), and together with the
 * row of the whole a second hidden layer gives one number: the logit of this seat's winning.
 */
import { COMPANY_FEATURES, WHOLE_FEATURES } from './features.ts';
import type { Features } from './features.ts';

export const FIRST_HIDDEN = 48;
export const SECOND_HIDDEN = 32;
export const JOINED = FIRST_HIDDEN + WHOLE_FEATURES;

/** Where each part of the weights begins. */
export const PARTS = layOut();

function layOut() {
  const first = 0;
  const firstBias = first + FIRST_HIDDEN * COMPANY_FEATURES;
  const second = firstBias + FIRST_HIDDEN;
  const secondBias = second + SECOND_HIDDEN * JOINED;
  const output = secondBias + SECOND_HIDDEN;
  const direct = output + SECOND_HIDDEN;
  const outputBias = direct + WHOLE_FEATURES;
  return { first, firstBias, second, secondBias, output, direct, outputBias, end: outputBias + 1 } as const;
}

/** The most companies an edition can have. */
const MOST_COMPANIES = 12;

/**
 * Four units are summed side by side: each sum waits for its own last addition only, which makes
 * the whole three times faster than one unit after the other.
 */
export class Network {
  /** In double precision, which is what the processor adds in anyway. */
  readonly weights: Float64Array;
  /** What the hidden layers answered last; training reads them. */
  readonly firstAnswers = new Float64Array(FIRST_HIDDEN * MOST_COMPANIES);
  readonly joined = new Float64Array(JOINED);
  readonly secondAnswers = new Float64Array(SECOND_HIDDEN);

  constructor(weights: ArrayLike<number>) {
    if (weights.length !== PARTS.end) throw new Error(`the network has ${PARTS.end} weights, not ${weights.length}`);
    this.weights = Float64Array.from(weights);
  }

  /** The logit of winning: 0 is an even chance. */
  judge(features: Features): number {
    const { joined } = this;
    joined.fill(0, 0, FIRST_HIDDEN);
    for (let row = 0; row < features.rows; row++) this.#hearCompany(features.companies, row);
    joined.set(features.whole, FIRST_HIDDEN);
    return this.#answer(features.whole);
  }

  #hearCompany(x: Float64Array, row: number): void {
    const { weights: w, firstAnswers, joined } = this;
    const from = row * COMPANY_FEATURES;
    for (let unit = 0; unit < FIRST_HIDDEN; unit += 4) {
      const one = PARTS.first + unit * COMPANY_FEATURES;
      const two = one + COMPANY_FEATURES;
      const three = two + COMPANY_FEATURES;
      const four = three + COMPANY_FEATURES;
      let a = w[PARTS.firstBias + unit]!;
      let b = w[PARTS.firstBias + unit + 1]!;
      let c = w[PARTS.firstBias + unit + 2]!;
      let d = w[PARTS.firstBias + unit + 3]!;
      for (let i = 0; i < COMPANY_FEATURES; i++) {
        const input = x[from + i]!;
        a += w[one + i]! * input;
        b += w[two + i]! * input;
        c += w[three + i]! * input;
        d += w[four + i]! * input;
      }
      const at = row * FIRST_HIDDEN + unit;
      joined[unit]! += firstAnswers[at] = a > 0 ? a : 0;
      joined[unit + 1]! += firstAnswers[at + 1] = b > 0 ? b : 0;
      joined[unit + 2]! += firstAnswers[at + 2] = c > 0 ? c : 0;
      joined[unit + 3]! += firstAnswers[at + 3] = d > 0 ? d : 0;
    }
  }

  #answer(whole: Float64Array): number {
    const { weights: w, secondAnswers } = this;
    let logit = w[PARTS.outputBias]!;
    for (let i = 0; i < WHOLE_FEATURES; i++) logit += w[PARTS.direct + i]! * whole[i]!;
    this.#hearJoined();
    for (let unit = 0; unit < SECOND_HIDDEN; unit++) logit += w[PARTS.output + unit]! * secondAnswers[unit]!;
    return logit;
  }

  #hearJoined(): void {
    const { weights: w, joined, secondAnswers } = this;
    for (let unit = 0; unit < SECOND_HIDDEN; unit += 4) {
      const one = PARTS.second + unit * JOINED;
      const two = one + JOINED;
      const three = two + JOINED;
      const four = three + JOINED;
      let a = w[PARTS.secondBias + unit]!;
      let b = w[PARTS.secondBias + unit + 1]!;
      let c = w[PARTS.secondBias + unit + 2]!;
      let d = w[PARTS.secondBias + unit + 3]!;
      for (let i = 0; i < JOINED; i++) {
        const input = joined[i]!;
        a += w[one + i]! * input;
        b += w[two + i]! * input;
        c += w[three + i]! * input;
        d += w[four + i]! * input;
      }
      secondAnswers[unit] = a > 0 ? a : 0;
      secondAnswers[unit + 1] = b > 0 ? b : 0;
      secondAnswers[unit + 2] = c > 0 ? c : 0;
      secondAnswers[unit + 3] = d > 0 ? d : 0;
    }
  }
}

/** A logit as a chance between 0 and 1. */
export function chanceOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
