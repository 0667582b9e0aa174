/**
 * Teaches a network of ports to choose as somebody chose: gradient descent (Adam) on the cross-entropy of the softmax of its scores. The
 * same lessons in the same order teach the same weights.
 */
import type { Chance } from '../../../core/chance.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import { doubles, listOf } from '../../../core/numbers.ts';
import { INPUT_COUNT } from '../champion/port-inputs.ts';
import { HIDDEN_UNITS, LEAK, PortNetwork } from '../champion/port-network.ts';
import type { NetworkWeights } from '../champion/port-network.ts';

/** A question where to go: what the network is told of every port, and which one was chosen. */
export interface FlightLesson {
  readonly inputs: readonly (readonly number[])[];
  readonly chosen: number;
}

const EPOCHS = 10;
/** Lessons whose gradients are added up for one step. */
const BATCH = 64;
/** The length of a step, which shrinks to a part of it until the end. */
const STEP = 0.004;
const LAST_STEP = 0.05;
/** How much of the running means of gradients and their squares is kept, and how fast weights fade. */
const MOMENTUM = 0.9;
const SQUARES = 0.999;
const DECAY = 1e-4;

const ROW = INPUT_COUNT + 1;
/** All weights in one row: the hidden units with their biases, what they add, and the direct weights. */
const OUT = HIDDEN_UNITS * ROW;
const DIRECT = OUT + HIDDEN_UNITS;
const COUNT = DIRECT + INPUT_COUNT;

export function fitNetwork(lessons: readonly FlightLesson[]): NetworkWeights {
  const chance = new Mulberry32(3);
  const fit = new NetworkFit(untaught(chance));
  const order = [...lessons];
  const steps = Math.floor(lessons.length / BATCH);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, chance);
    for (let step = 0; step < steps; step++) {
      for (const lesson of order.slice(step * BATCH, (step + 1) * BATCH)) fit.learn(lesson);
      const done = (epoch * steps + step) / (EPOCHS * steps);
      fit.step(STEP * (1 - (1 - LAST_STEP) * done));
    }
  }
  return fit.weights();
}

/** The hidden units begin with weights by chance: alike, they would all learn the same. */
function untaught(chance: Chance): number[] {
  return listOf(COUNT, (at) => {
    const [draw, isBias] = [chance.draw() - 0.5, at < OUT && at % ROW === INPUT_COUNT];
    if (at >= DIRECT || isBias) return 0;
    return at < OUT ? (2 * draw) / Math.sqrt(INPUT_COUNT) : draw / 5;
  });
}

class NetworkFit {
  readonly #weights: number[];
  readonly #gradient = doubles(COUNT);
  readonly #mean = doubles(COUNT);
  readonly #square = doubles(COUNT);
  #steps = 0;

  constructor(weights: number[]) {
    this.#weights = weights;
  }

  weights(): NetworkWeights {
    const rows = listOf(HIDDEN_UNITS, (unit) => this.#weights.slice(unit * ROW, (unit + 1) * ROW));
    return { direct: this.#weights.slice(DIRECT), hidden: rows, out: this.#weights.slice(OUT, DIRECT) };
  }

  /** Adds a lesson to the gradient. */
  learn({ inputs, chosen }: FlightLesson): void {
    const network = new PortNetwork(this.weights());
    softmax(inputs.map((row) => network.score(row))).forEach((likely, port) => {
      this.#push(inputs[port]!, likely - (port === chosen ? 1 : 0));
    });
  }

  /** What the gradient gets from one port whose score should fall by so much. */
  #push(inputs: readonly number[], fall: number): void {
    const [weights, gradient] = [this.#weights, this.#gradient];
    for (let at = 0; at < INPUT_COUNT; at++) gradient[DIRECT + at]! += fall * inputs[at]!;
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
      const row = unit * ROW;
      let sum = weights[row + INPUT_COUNT]!;
      for (let at = 0; at < INPUT_COUNT; at++) sum += weights[row + at]! * inputs[at]!;
      const slope = sum > 0 ? 1 : LEAK;
      gradient[OUT + unit]! += fall * slope * sum;
      const share = fall * weights[OUT + unit]! * slope;
      for (let at = 0; at < INPUT_COUNT; at++) gradient[row + at]! += share * inputs[at]!;
      gradient[row + INPUT_COUNT]! += share;
    }
  }

  /** Takes a step down the gradient, and forgets it. */
  step(length: number): void {
    this.#steps++;
    const [meanPart, squarePart] = [1 - MOMENTUM ** this.#steps, 1 - SQUARES ** this.#steps];
    for (let at = 0; at < COUNT; at++) {
      const slope = this.#gradient[at]! / BATCH;
      this.#mean[at] = MOMENTUM * this.#mean[at]! + (1 - MOMENTUM) * slope;
      this.#square[at] = SQUARES * this.#square[at]! + (1 - SQUARES) * slope * slope;
      const way = this.#mean[at]! / meanPart / (Math.sqrt(this.#square[at]! / squarePart) + 1e-8);
      this.#weights[at]! -= length * (way + DECAY * this.#weights[at]!);
    }
    this.#gradient.fill(0);
  }
}

/** What share of the choices each score should get. */
function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const sum = parts.reduce((so, part) => so + part, 0);
  return parts.map((part) => part / sum);
}

function shuffle(lessons: FlightLesson[], chance: Chance): void {
  for (let at = lessons.length - 1; at > 0; at--) {
    const other = Math.floor(chance.draw() * (at + 1));
    [lessons[at], lessons[other]] = [lessons[other]!, lessons[at]!];
  }
}
