/**
 * A training run: every round plays matches on all threads with the newest weights, then studies
 * them. The same diet, seed, numbers and threads give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Mulberry32 } from '../../../core/chance.ts';
import { Adam, firstWeights } from '../../../bots/star-lanes/training/gradient.ts';
import type { BatchSlopes } from '../../../bots/star-lanes/training/learner.ts';
import type { DietName } from '../../../bots/star-lanes/training/self-play.ts';
import type { ValuesOf } from '../../../cli/command.ts';
import type { TRAIN } from '../listing.ts';
import { put } from '../../streams.ts';
import type { Streams } from '../../streams.ts';
import type { TrainingTask } from './training-thread.ts';
import { must } from '../../../core/must.ts';

interface Training {
  readonly diet: DietName;
  readonly out: string;
  /** Weights to go on from; without them the first round is played greedily. */
  readonly from: Float32Array | undefined;
  readonly seed: number;
  readonly rounds: number;
  /** Matches a round. */
  readonly matches: number;
  /** Steps a round, and samples a step. */
  readonly steps: number;
  readonly batch: number;
  readonly threads: number;
}

/** Samples kept for each match of a round: those of the last two or three rounds. */
const SAMPLES_A_MATCH = 60;

/** `starlanes train`. */
export async function train({ from: file, ...flags }: ValuesOf<typeof TRAIN>, streams: Streams): Promise<number> {
  const from = file === undefined ? undefined : new Float32Array(Uint8Array.from(readFileSync(file)).buffer);
  await run({ ...flags, from }, (line) => {
    void put(streams.output, line);
  });
  return 0;
}

/** Trains, writes the weights after every round and tells how it goes. */
async function run(training: Training, tell: (line: string) => void): Promise<void> {
  const chance = new Mulberry32(training.seed);
  const weights = training.from ?? firstWeights(() => chance.draw());
  const room = Math.ceil((training.matches * SAMPLES_A_MATCH) / training.threads);
  const threads = Array.from({ length: training.threads }, () => new Thread(room));
  for (let round = 0; round < training.rounds; round++) {
    const fresh = round === 0 && training.from === undefined;
    const began = performance.now();
    const samples = await playRound(training, threads, fresh ? undefined : weights, round);
    const played = performance.now();
    const error = await studyRound(training, threads, weights, fresh ? 0.002 : 0.001, chance);
    writeFileSync(training.out, new Uint8Array(weights.buffer));
    const seconds = [played - began, performance.now() - played].map((time) => Math.round(time / 1000));
    tell(
      `round ${round + 1}: ${samples} samples, error ${error.toFixed(4)}, played ${seconds[0]} s, studied ${seconds[1]} s\n`,
    );
  }
  await Promise.all(threads.map((thread) => thread.close()));
}

async function playRound(
  { diet, seed, matches }: Training,
  threads: readonly Thread[],
  weights: Float32Array | undefined,
  round: number,
): Promise<number> {
  // Greedy matches are cheap, and the first round has everything to learn: three times as many.
  const each = Math.ceil(((weights === undefined ? 3 : 1) * matches) / threads.length);
  const first = seed * 1_000_003 + round * matches * 3;
  const held = await Promise.all(
    threads.map((thread, i) =>
      thread.ask<number>({ task: 'play', diet, weights, from: first + i, matches: each, step: threads.length }),
    ),
  );
  return held.reduce((sum, count) => sum + count, 0);
}

/** Steps down the slopes of random batches, ever more gently; returns the mean error of the last steps. */
async function studyRound(
  { steps, batch }: Training,
  threads: readonly Thread[],
  weights: Float32Array,
  rate: number,
  chance: Mulberry32,
): Promise<number> {
  const adam = new Adam();
  let error = 0;
  for (let step = 0; step < steps; step++) {
    const lessons = await Promise.all(
      threads.map((thread) =>
        thread.ask<BatchSlopes>({
          task: 'study',
          weights,
          batch: Math.ceil(batch / threads.length),
          seed: Math.floor(chance.draw() * 2 ** 32),
        }),
      ),
    );
    adam.step(weights, meanSlopes(lessons), rate * (1 - step / steps) + 1e-5);
    const mean = lessons.reduce((sum, lesson) => sum + lesson.error, 0) / lessons.length;
    error = step === 0 ? mean : 0.98 * error + 0.02 * mean;
  }
  return error;
}

function meanSlopes(lessons: readonly BatchSlopes[]): Float64Array {
  const sum = new Float64Array(must(lessons[0], 'what a thread found').slopes.length);
  for (const { slopes } of lessons) {
    for (let i = 0; i < sum.length; i++) sum[i]! += slopes[i]! / lessons.length;
  }
  return sum;
}

class Thread {
  readonly #worker: Worker;

  constructor(room: number) {
    this.#worker = new Worker(new URL('./training-thread.js', import.meta.url), { workerData: room });
  }

  ask<Answer>(task: TrainingTask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('message', (answer: Answer) => {
        this.#worker.off('error', reject);
        resolve(answer);
      });
      this.#worker.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
