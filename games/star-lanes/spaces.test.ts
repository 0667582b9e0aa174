// Names of spaces, both ways, in galaxies of every size.
import { describe, expect, test } from 'vitest';
import { columnName, neighbour, spaceName, spaceNumber } from './spaces.ts';

test('columns past Z get two letters', () => {
  expect([0, 4, 25, 26, 27, 39].map(columnName)).toEqual(['A', 'E', 'Z', 'AA', 'AB', 'AN']);
});

test.each([
  [9, 12],
  [5, 5],
  [10, 12],
  [14, 20],
  [26, 26],
  [26, 27],
  [26, 40],
])('every space of a galaxy of %d by %d has a name of its own that finds it', (rows, columns) => {
  const names = new Set<string>();
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const number = row * (columns + 2) + column;
      const name = spaceName(number, columns);
      names.add(name);
      expect(name).toBe(`${row}${columnName(column - 1)}`);
      expect(spaceNumber(name, rows, columns)).toBe(number);
    }
  }
  expect(names.size).toBe(rows * columns);
});

describe('what is no space of a galaxy of 9 by 12', () => {
  test.each([
    '',
    '7',
    'E',
    'E7',
    '0A',
    '10A',
    '9M',
    '1AA',
    '7e',
    ' 7E',
    '7E ',
    '7 E',
    '7E\n',
    '-1A',
    '1.5A',
    '7É',
    '007E',
  ])('%j', (name) => {
    expect(spaceNumber(name, 9, 12)).toBeUndefined();
  });
});

test('neighbours lie North, South, East and West, in the order of L400', () => {
  const width = 14;
  const middle = spaceNumber('5F', 9, 12) ?? 0;
  expect([0, 1, 2, 3].map((side) => spaceName(neighbour(middle, width, side), 12))).toEqual(['4F', '6F', '5G', '5E']);
});
