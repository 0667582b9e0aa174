/** Charts end where their data ends, and no word in them lies on another. */
import { expect, test } from 'vitest';
import { LABEL_LINE, axisBase, axisTop, labelRoom, shortLabel, spreadLabels, thinTicks } from './chart-layout.ts';

test.each([
  [2_700_000, 3_000_000],
  [1_000_000, 1_000_000],
  [1_050_000, 1_200_000],
  [6300, 8000],
  [5200, 6000],
  [87, 100],
  [1, 1],
])('an axis for %i ends at %i', (most, top) => expect(axisTop(most)).toBeCloseTo(top));

test('an axis leaves at most a third of the chart empty', () => {
  for (let most = 1; most < 1e7; most *= 1.07) {
    expect(axisTop(most)).toBeGreaterThanOrEqual(most);
    expect(most / axisTop(most)).toBeGreaterThan(2 / 3);
  }
});

test.each([
  [1900, 1000],
  [2400, 2000],
  [15_000, 10_000],
  [0, 0],
])('prices from %i on begin at %i', (least, base) => expect(axisBase(least)).toBe(base));

test('labels stay at their lines where they can', () => {
  expect(spreadLabels([20, 60, undefined, 100], 10, 150)).toEqual([20, 60, undefined, 100]);
});

test('labels that would lie on each other move apart, in the order of their lines, and stay inside', () => {
  for (const heights of [
    [140, 141, 142, 143],
    [10, 10, 10],
    [150, 10, 149, 148, 147, 11],
    [80, 79, 78, 77, 90],
  ]) {
    const spread = spreadLabels(heights, 10, 150).flatMap((height) => height ?? []);
    const sorted = spread.toSorted((one, other) => one - other);
    sorted.slice(1).forEach((height, i) => expect(height - sorted[i]!).toBeGreaterThanOrEqual(LABEL_LINE));
    expect(sorted[0]).toBeGreaterThanOrEqual(10);
    expect(sorted.at(-1)).toBeLessThanOrEqual(150);
    const order = (values: readonly number[]) => values.map((_, i) => i).toSorted((a, b) => values[a]! - values[b]!);
    expect(order(spread)).toEqual(order(heights));
  }
});

test('a long name is cut, and the room is that of the widest label', () => {
  expect(shortLabel('Maximiliane Wolkenstein')).toBe('Maximiliane W…');
  expect(labelRoom(['UR', 'GEMS'])).toBe(labelRoom(['GEMS']));
  expect(labelRoom([])).toBe(0);
});

test('years along the bottom do not touch', () => {
  const years = Array.from({ length: 21 }, (_, year) => ({ at: 12 * year, label: String(2070 + year) }));
  const x = (at: number): number => 40 + at;
  const shown = thinTicks(years, x);
  expect(shown.map(({ label }) => label).slice(0, 3)).toEqual(['2070', '2074', '2078']);
  expect(thinTicks(years.slice(0, 3), (at) => 40 + 10 * at)).toHaveLength(3);
  expect(thinTicks([], x)).toEqual([]);
});
