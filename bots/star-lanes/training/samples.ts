/** Positions to learn from, kept closely packed: features, and who won in the end. */
import { COMPANY_FEATURES, WHOLE_FEATURES } from '../features.ts';
import type { Features } from '../features.ts';

/** Rows kept for each sample: the most companies of any edition that is played in training. */
const ROWS = 8;
const ROOM = ROWS * COMPANY_FEATURES;

export class Samples {
  readonly targets: Float32Array;
  count = 0;
  readonly #companies: Float32Array;
  readonly #whole: Float32Array;
  readonly #rows: Uint8Array;

  constructor(most: number) {
    this.targets = new Float32Array(most);
    this.#companies = new Float32Array(most * ROOM);
    this.#whole = new Float32Array(most * WHOLE_FEATURES);
    this.#rows = new Uint8Array(most);
  }

  /** Keeps the features of a position; when there is no room left, the oldest samples go first. */
  add(features: Features): number {
    const at = this.count++ % this.targets.length;
    this.#companies.set(features.companies.subarray(0, features.rows * COMPANY_FEATURES), at * ROOM);
    this.#whole.set(features.whole, at * WHOLE_FEATURES);
    this.#rows[at] = features.rows;
    return at;
  }

  /** How many samples can be read. */
  get held(): number {
    return Math.min(this.count, this.targets.length);
  }

  /** Puts a sample back into `features`, which must have room for it. */
  read(at: number, features: Features): void {
    const rows = this.#rows[at]!;
    features.companies.set(this.#companies.subarray(at * ROOM, at * ROOM + rows * COMPANY_FEATURES));
    features.whole.set(this.#whole.subarray(at * WHOLE_FEATURES, (at + 1) * WHOLE_FEATURES));
    features.rows = rows;
  }
}
