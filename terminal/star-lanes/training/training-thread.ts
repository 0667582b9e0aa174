/** A thread of a training run: plays and studies as it is told. */
import { parentPort, workerData } from 'node:worker_threads';
import { Learner } from '../../../bots/star-lanes/training/learner.ts';
import type { DietName } from '../../../bots/star-lanes/training/self-play.ts';

/** What a thread is asked. */
export type TrainingTask =
  | {
      readonly task: 'play';
      readonly diet: DietName;
      readonly weights: Float32Array | undefined;
      readonly from: number;
      readonly matches: number;
      readonly step: number;
    }
  | { readonly task: 'study'; readonly weights: Float32Array; readonly batch: number; readonly seed: number };

const learner = new Learner(Number(workerData));

parentPort?.on('message', (task: TrainingTask) => {
  parentPort?.postMessage(carryOut(task));
});

function carryOut(task: TrainingTask): unknown {
  switch (task.task) {
    case 'play':
      return learner.play(task.diet, task.weights, task.from, task.matches, task.step);
    case 'study':
      return learner.study(task.weights, task.batch, task.seed);
  }
}
