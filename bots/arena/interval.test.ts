import { expect, test } from 'vitest';
import { effectiveNumber, galaxyInterval, wilson } from './interval.ts';

test.each([
  [0.5, 100, 0.40383, 0.59617],
  [0.8, 10, 0.49016, 0.94332],
  [0, 10, 0, 0.27753],
  [1, 10, 0.72247, 1],
  [0.01, 1000, 0.00544, 0.0183],
])("Wilson's interval of %d in %d matches", (rate, number, low, high) => {
  const interval = wilson(rate, number);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing is known without a match', () => {
  expect(galaxyInterval([])).toEqual({ low: 0, high: 1 });
});

const half = (count: number, rate: number): number[] => Array.from({ length: count }, () => rate);

test('galaxies in which one bot wins all matches count as one match each', () => {
  expect(effectiveNumber([...half(500, 0), ...half(500, 1)])).toBeCloseTo(999 * (1.95996 / 1.96234) ** 2, 0);
});

test('galaxies that are split tell more than independent matches would', () => {
  // 900 of 1,000 galaxies are split, so 2,000 matches are worth ten times their galaxies.
  const rates = [...half(50, 0), ...half(900, 0.5), ...half(50, 1)];
  expect(effectiveNumber(rates)).toBeCloseTo(9990 * (1.95996 / 1.96234) ** 2, -1);
  const { low, high } = galaxyInterval(rates);
  expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 9990), 4);
});

test.each([[half(20, 0)], [half(20, 1)], [half(20, 0.5)], [half(1, 0.5)]])(
  'galaxies that do not differ count as one match each',
  (rates) => {
    expect(effectiveNumber(rates)).toBe(rates.length);
  },
);

test('few galaxies are trusted less than their spread suggests', () => {
  // Student's t with 9 degrees of freedom is 2.262.
  const rates = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1];
  expect(effectiveNumber(rates)).toBeCloseTo(9 * (1.96 / 2.262) ** 2, 1);
});
