import { expect, test } from 'vitest';
import { Cells } from '../screen/cells.ts';
import { drawChart } from './chart.ts';

/** The heading and the labels of the axis. */
function drawn(...values: readonly number[]): { readonly heading: string; readonly axis: string[] } {
  const cells = new Cells({ width: 60, height: 10 });
  const curves = [{ name: 'Ann', mark: '1', style: 'plain' as const, values }];
  drawChart(cells, 'Net worth', curves, { x: 0, y: 0, width: 60, height: 10 }, false);
  const [heading = '', ...rows] = cells.lines;
  return { heading, axis: rows.flatMap((row) => /\$[\d,.]+\w?/.exec(row) ?? []) };
}

test('a scale has its ends and a value between', () => {
  expect(drawn(1000, 3000)).toEqual({ heading: 'Net worth  1 Ann', axis: ['$3,000', '$2,000', '$1,000'] });
});

test('a scale of powers says so', () => {
  expect(drawn(1000, 100_000)).toEqual({
    heading: 'Net worth (logarithmic)  1 Ann',
    axis: ['$100,000', '$10,000', '$1,000'],
  });
});

test('where nothing changes the scale begins at nothing', () => {
  expect(drawn(6000, 6000).axis).toEqual(['$6,000', '$3,000', '$0']);
});
