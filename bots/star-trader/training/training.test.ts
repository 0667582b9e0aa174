/** Learning finds the weights that are there to be found, does so in the same way every time, and makes a captain stronger. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { Position, ownerOf } from '../../../games/star-trader/position.ts';
import { begin, go } from '../../../games/star-trader/turn.ts';
import { standings } from '../../../games/star-trader/worth.ts';
import { CAPTAIN } from '../captain.ts';
import { INPUT_COUNT } from '../champion/port-inputs.ts';
import { PhaseWeights, PortJudge } from '../champion/port-judge.ts';
import type { PortScorer } from '../champion/port-judge.ts';
import { PortNetwork } from '../champion/port-network.ts';
import { IN_COMPANY } from '../champion/port-weights.ts';
import { searching, watch } from './imitation.ts';
import { LeastSquares } from './least-squares.ts';
import { fitNetwork } from './network-fit.ts';
import { firstWeights, learn, playMatch } from './self-play.ts';

const TODAY = unwrap(starTrader.parseConfig('today+most-stars=7'));

test('least squares finds the weights behind noisy sums', () => {
  const chance = new Mulberry32(2);
  const hidden = [3, -1, 0.5];
  const fit = new LeastSquares(3);
  for (let row = 0; row < 2000; row++) {
    const numbers = hidden.map(() => chance.draw() - 0.5);
    const sum = numbers.reduce((so, number, at) => so + number * hidden[at]!, 0);
    fit.add(numbers, sum + chance.draw() - 0.5);
  }
  fit.solve(0.001).forEach((weight, at) => expect(weight).toBeCloseTo(hidden[at]!, 0));
});

test('every chance that was taken is told as it differs from the others', () => {
  const position = new Position(TODAY, 2, new Mulberry32(4));
  begin(position);
  const samples = playMatch(position, firstWeights(), new Mulberry32(9));
  expect(position.phase).toBe('over');
  expect(samples.length).toBeGreaterThan(1);
  expect(new Set(samples.map(({ seat }) => seat)).size).toBeLessThanOrEqual(2);
});

test('the same matches teach the same weights, others teach others', () => {
  const weights = learn(TODAY, 2, 1, 20, 1);
  expect(learn(TODAY, 2, 1, 20, 1)).toEqual(weights);
  expect(learn(TODAY, 2, 1, 20, 500)).not.toEqual(weights);
});

test('who has learned from three thousand matches flies better than who has not', () => {
  expect(leadOverFirst(new PhaseWeights(learn(TODAY, 2, 1, 3000, 1)), 60)).toBeGreaterThan(0);
});

test('the network in the repository flies better than who has not learned', () => {
  expect(leadOverFirst(new PortNetwork(IN_COMPANY), 40)).toBeGreaterThan(20_000);
});

test('a network learns to choose as somebody chose, and in the same way every time', () => {
  const chance = new Mulberry32(6);
  const lessons = Array.from({ length: 2000 }, () => {
    const inputs = [0, 1, 2].map(() => Array.from({ length: INPUT_COUNT }, () => chance.draw() - 0.5));
    // No sum of inputs says this: the port whose first input is furthest from zero.
    const sizes = inputs.map(([first]) => Math.abs(first!));
    return { inputs, chosen: sizes.indexOf(Math.max(...sizes)) };
  });
  const weights = fitNetwork(lessons.slice(0, 1800));
  expect(fitNetwork(lessons.slice(0, 1800))).toEqual(weights);
  const network = new PortNetwork(weights);
  const right = lessons.slice(1800).filter(({ inputs, chosen }) => {
    const scores = inputs.map((row) => network.score(row));
    return scores.indexOf(Math.max(...scores)) === chosen;
  });
  expect(right.length).toBeGreaterThan(120);
});

test('the network in the repository foresees most of what a searcher chooses', () => {
  const network = new PortNetwork(IN_COMPANY);
  const lessons = watch(TODAY, searching, 12, 70_001);
  const foreseen = lessons.filter(({ inputs, chosen }) => {
    const scores = inputs.map((row) => network.score(row));
    return scores.indexOf(Math.max(...scores)) === chosen;
  });
  expect(foreseen.length / lessons.length).toBeGreaterThan(0.55);
});

test('every departure of a match is a lesson', () => {
  const nearest = (position: Position): number => (position.to[position.ship] === 0 ? 1 : 0);
  const lessons = watch(TODAY, nearest, 1, 1);
  expect(lessons.length).toBeGreaterThan(10);
  for (const { inputs, chosen } of lessons) expect(inputs[chosen]).toHaveLength(INPUT_COUNT);
});

/** What a captain is ahead of one that has not learned, on average over galaxies in both seatings. */
function leadOverFirst(scorer: PortScorer, galaxies: number): number {
  const first = new PhaseWeights(firstWeights());
  let lead = 0;
  for (let galaxy = 50_001; galaxy <= 50_000 + galaxies; galaxy++) {
    lead += leadOf(scorer, first, galaxy) - leadOf(first, scorer, galaxy);
  }
  return lead / (2 * galaxies);
}

/** The lead of the first of two captains who fly by a glance each. */
function leadOf(one: PortScorer, other: PortScorer, galaxy: number): number {
  const position = new Position(TODAY, 2, new Mulberry32(galaxy));
  begin(position);
  const judges = [one, other].map((scorer) => new PortJudge(position, CAPTAIN, scorer));
  while (position.phase !== 'over') {
    const judge = judges[ownerOf(position, position.ship)]!;
    const { counter } = judge.outlook;
    if (!position.opening) {
      counter.openInPort(position);
      counter.trade();
      counter.close(position);
    }
    go(position, judge.best(position));
  }
  const [first, second] = standings(position);
  return first!.total - second!.total;
}
