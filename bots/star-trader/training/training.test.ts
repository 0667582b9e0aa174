/** Learning finds the weights that are there to be found, does so in the same way every time, and makes a captain stronger. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { unwrap } from '../../../core/result.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { Position, ownerOf } from '../../../games/star-trader/position.ts';
import { begin, go } from '../../../games/star-trader/turn.ts';
import { standings } from '../../../games/star-trader/worth.ts';
import { CAPTAIN } from '../captain.ts';
import { PortJudge } from '../champion/port-judge.ts';
import type { PortWeights } from '../champion/port-judge.ts';
import { IN_COMPANY } from '../champion/port-weights.ts';
import { LeastSquares } from './least-squares.ts';
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
  expect(leadOverFirst(learn(TODAY, 2, 1, 3000, 1), 60)).toBeGreaterThan(0);
});

test('the weights in the repository fly better than none', () => {
  expect(leadOverFirst(IN_COMPANY, 40)).toBeGreaterThan(20_000);
});

/** What a captain is ahead of one that has not learned, on average over galaxies in both seatings. */
function leadOverFirst(weights: PortWeights, galaxies: number): number {
  let lead = 0;
  for (let galaxy = 50_001; galaxy <= 50_000 + galaxies; galaxy++) {
    lead += leadOf(weights, firstWeights(), galaxy) - leadOf(firstWeights(), weights, galaxy);
  }
  return lead / (2 * galaxies);
}

/** The lead of the first of two captains who fly by a glance each. */
function leadOf(one: PortWeights, other: PortWeights, galaxy: number): number {
  const position = new Position(TODAY, 2, new Mulberry32(galaxy));
  begin(position);
  const judges = [one, other].map((weights) => new PortJudge(position, CAPTAIN, weights));
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
