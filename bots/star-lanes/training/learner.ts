/** One of the workers of a training run: plays matches, keeps their samples, and works out slopes on them. */
import { Mulberry32 } from '../../../core/chance.ts';
import { Features } from '../features.ts';
import { Network, chanceOf } from '../network.ts';
import { Gradient } from './gradient.ts';
import { Samples } from './samples.ts';
import { playMatch } from './self-play.ts';
import type { DietName } from './self-play.ts';

/** Slopes over a number of samples, and their mean error (cross entropy). */
export interface BatchSlopes {
  readonly slopes: Float64Array;
  readonly error: number;
}

export class Learner {
  readonly #samples: Samples;
  readonly #gradient = new Gradient();
  readonly #features = new Features(12, 8);

  constructor(mostSamples: number) {
    this.#samples = new Samples(mostSamples);
  }

  /** Plays matches with the seeds from `from` on, every `step`-th one; returns how many samples there are now. */
  play(diet: DietName, weights: Float32Array | undefined, from: number, matches: number, step: number): number {
    const network = weights === undefined ? undefined : new Network(weights);
    for (let i = 0; i < matches; i++) playMatch(diet, network, from + i * step, this.#samples);
    return this.#samples.held;
  }

  /** The slopes of a batch drawn at random from the samples. */
  study(weights: Float32Array, batch: number, seed: number): BatchSlopes {
    const network = new Network(weights);
    const chance = new Mulberry32(seed);
    const { slopes } = this.#gradient;
    slopes.fill(0);
    let error = 0;
    for (let i = 0; i < batch; i++) {
      const at = Math.floor(chance.draw() * this.#samples.held);
      this.#samples.read(at, this.#features);
      const target = this.#samples.targets[at]!;
      const answer = chanceOf(network.judge(this.#features));
      error -= target * Math.log(answer + 1e-9) + (1 - target) * Math.log(1 - answer + 1e-9);
      this.#gradient.add(network, this.#features, (answer - target) / batch);
    }
    return { slopes: slopes.slice(), error: error / batch };
  }
}
