import { expect, test } from 'vitest';
import { addTurns, countOf, countTurn, noTurns, timeOf } from './turn-times.ts';

test('the median and the slowest of a hundred, to one in a hundred', () => {
  const times = noTurns();
  for (let turn = 1; turn <= 200; turn++) countTurn(times, turn);
  expect(Math.abs(timeOf(times, 0.5) / 100 - 1)).toBeLessThan(0.011);
  expect(Math.abs(timeOf(times, 0.99) / 198 - 1)).toBeLessThan(0.011);
});

test('the counts of two threads add up', () => {
  const [one, other] = [noTurns(), noTurns()];
  for (const time of [1, 1, 1]) countTurn(one, time);
  for (const time of [50, 50]) countTurn(other, time);
  addTurns(one, other);
  expect(countOf(one)).toBe(5);
  expect(timeOf(one, 0.5)).toBeCloseTo(1, 1);
});

test('times beyond all measure are still counted', () => {
  const times = noTurns();
  for (const time of [0, -1, 1e300]) countTurn(times, time);
  expect(countOf(times)).toBe(3);
  expect(timeOf(noTurns(), 0.5)).toBe(0);
});
