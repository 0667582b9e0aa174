import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { Features } from '../features.ts';
import { Network, PARTS, chanceOf } from '../network.ts';
import { Adam, Gradient, firstWeights } from './gradient.ts';
import { Learner } from './learner.ts';
import { Samples } from './samples.ts';
import { playMatch } from './self-play.ts';

const chance = new Mulberry32(4);
const weights = firstWeights(() => chance.draw());

function oneSample(): { features: Features; target: number } {
  const samples = new Samples(100);
  playMatch('selling', undefined, 3, samples);
  const features = new Features(12, 8);
  samples.read(5, features);
  return { features, target: samples.targets[5]! };
}

function errorOf(from: Float32Array, features: Features, target: number): number {
  const answer = chanceOf(new Network(from).judge(features));
  return -(target * Math.log(answer) + (1 - target) * Math.log(1 - answer));
}

test('the slope of every weight is what a small step in that weight shows', () => {
  const { features, target } = oneSample();
  const network = new Network(weights);
  const gradient = new Gradient();
  const answer = chanceOf(network.judge(features));
  gradient.add(network, features, answer - target);
  const step = 1e-3;
  for (let at = 0; at < PARTS.end; at += 37) {
    const [up, down] = [step, -step].map((by) => {
      const moved = weights.slice();
      moved[at]! += by;
      return errorOf(moved, features, target);
    });
    expect(gradient.slopes[at]).toBeCloseTo((up! - down!) / (2 * step), 2);
  }
});

test('studying makes the error smaller', () => {
  const learner = new Learner(4000);
  learner.play('holding', undefined, 1, 12, 1);
  const learned = weights.slice();
  const adam = new Adam();
  const first = learner.study(learned, 200, 1).error;
  for (let step = 0; step < 60; step++) adam.step(learned, learner.study(learned, 200, step).slopes, 0.003);
  expect(learner.study(learned, 200, 1).error).toBeLessThan(0.9 * first);
});

test('the same seed plays the same matches', () => {
  const [one, two] = [new Samples(200), new Samples(200)];
  for (const samples of [one, two]) playMatch('holding', new Network(weights), 9, samples);
  expect(two.targets).toEqual(one.targets);
  expect(one.held).toBeGreaterThan(5);
});
