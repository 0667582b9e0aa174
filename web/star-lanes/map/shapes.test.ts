/** The outline of a company's spaces. */
import { expect, test } from 'vitest';
import { laneShape, outlinePath } from './shapes.ts';

const ALONE = {
  north: false,
  east: false,
  south: false,
  west: false,
  northEast: false,
  southEast: false,
  southWest: false,
  northWest: false,
};

test('a space on its own has four round corners inside its cell', () => {
  expect(laneShape(0, 0, ALONE)).toBe(
    'M3 12A9 9 0 0 1 12 3L28 3A9 9 0 0 1 37 12L37 28A9 9 0 0 1 28 37L12 37A9 9 0 0 1 3 28Z',
  );
});

test('towards a neighbour of the same company it reaches past the edge, without corners there', () => {
  expect(laneShape(40, 0, { ...ALONE, west: true })).toBe(
    'M39.4 3L68 3A9 9 0 0 1 77 12L77 28A9 9 0 0 1 68 37L39.4 37Z',
  );
});

test('where a lane turns, the inner corner keeps the margin of its neighbours', () => {
  expect(laneShape(0, 0, { ...ALONE, north: true, west: true })).toBe(
    'M-0.6 3L3 3L3 -0.6L37 -0.6L37 28A9 9 0 0 1 28 37L-0.6 37Z',
  );
});

test('the outline of two cells side by side has six edges, none between them', () => {
  const cells = [
    { row: 0, column: 0, sides: { ...ALONE, east: true } },
    { row: 0, column: 1, sides: { ...ALONE, west: true } },
  ];
  expect(outlinePath(cells, ({ sides }) => sides)).toBe('M0 0H40M0 40H40M0 0V40M40 0H80M80 0V40M40 40H80');
});
