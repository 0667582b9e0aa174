import { expect, test } from 'vitest';
import { ratings } from './bradley-terry.ts';
import type { PairScore } from './bradley-terry.ts';

function pair(a: number, b: number, wins: number, losses: number): PairScore {
  return { a, b, wins, losses, effective: wins + losses };
}

test('three wins to one are 191 points', () => {
  const [a, b] = ratings(2, [pair(0, 1, 30_000, 10_000)]);
  expect(a!.rating - b!.rating).toBeCloseTo(400 * Math.log10(3), 1);
  expect(a!.rating + b!.rating).toBeCloseTo(3000, 6);
});

test('the interval of a pair is that of the logarithm of its odds', () => {
  const [a, b] = ratings(2, [pair(0, 1, 750, 250)]);
  // Each is half the difference away from the average, so its interval is half as wide.
  const error = (0.5 * 1.95996 * (400 / Math.LN10)) / Math.sqrt(1000 * 0.75 * 0.25);
  expect(a!.high - a!.rating).toBeCloseTo(error, 0);
  expect(b!.rating - b!.low).toBeCloseTo(error, 0);
});

test('three bots whose results fit together get the strengths behind them', () => {
  // Strengths 4, 2 and 1: the first beats the second two to one, the third four to one.
  const found = ratings(3, [pair(0, 1, 200_000, 100_000), pair(1, 2, 200_000, 100_000), pair(0, 2, 240_000, 60_000)]);
  const points = found.map(({ rating }) => rating);
  expect(points[0]! - points[1]!).toBeCloseTo(400 * Math.log10(2), 1);
  expect(points[1]! - points[2]!).toBeCloseTo(400 * Math.log10(2), 1);
});

test('the strengths explain the wins of results that do not fit together', () => {
  const pairs = [pair(0, 1, 60, 40), pair(1, 2, 60, 40), pair(0, 2, 45, 55)];
  const strength = ratings(3, pairs).map(({ rating }) => 10 ** ((rating - 1500) / 400));
  const expected = [1, 2].reduce((sum, rival) => sum + (101 * strength[0]!) / (strength[0]! + strength[rival]!), 0);
  expect(expected).toBeCloseTo(60 + 45 + 1, 4);
});

test('who has won everything is strong, not infinitely so, and that is not sure', () => {
  const [a, b] = ratings(2, [pair(0, 1, 100, 0)]);
  expect(a!.rating - b!.rating).toBeCloseTo(400 * Math.log10(100.5 / 0.5), 1);
  expect(a!.high - a!.low).toBeGreaterThan(400);
});

test('more matches make ratings surer', () => {
  const width = (n: number): number => {
    const [a] = ratings(2, [pair(0, 1, n, n)]);
    return a!.high - a!.low;
  };
  expect(width(100) / width(10_000)).toBeCloseTo(10, 0);
});
