// Drawn maps as short texts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapProblem, readMap, writeMap } from './map-notation.ts';
import type { Mark } from './map-notation.ts';
import { explainContradiction } from './text.ts';

const anyRows = fc.tuple(fc.integer({ min: 5, max: 26 }), fc.integer({ min: 5, max: 40 })).chain(([rows, columns]) => {
  const row = fc.array(fc.constantFrom<Mark>('.', '*', '@', 'o'), { minLength: columns, maxLength: columns });
  return fc.array(row, { minLength: rows, maxLength: rows });
});

test('a map is written row by row, numbers for empty spaces', () => {
  const rows: Mark[][] = [
    ['.', '.', '*', '.', '.'],
    ['.', '.', '.', '.', '.'],
    ['o', '.', '.', '.', '@'],
    ['*', '*', '*', '*', '*'],
    ['.', '*', '.', '*', '.'],
  ];
  expect(writeMap(rows)).toBe('2*2/5/o3@/*****/1*1*1');
});

test('reading undoes writing', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const text = writeMap(rows);
      expect(readMap(text)).toEqual(rows);
      expect(mapProblem(text, rows.length, rows[0]?.length ?? 0)).toBeUndefined();
    }),
  );
});

describe('a map that does not fit says why', () => {
  test.each([
    ['', 'a map is drawn with numbers (empty spaces), *, @, o and / between rows'],
    ['5/5/5/5/ABCDE', 'a map is drawn with numbers (empty spaces), *, @, o and / between rows'],
    ['5/5/5/5/2+2', 'a map is drawn with numbers (empty spaces), *, @, o and / between rows'],
    ['5/5/5/5', 'the map has 4 rows, but rows=5'],
    ['5/5/5/5/5/5', 'the map has 6 rows, but rows=5'],
    ['4/5/5/5/5', 'row 1 of the map has 4 spaces, but columns=5'],
    ['5/5/6/5/5', 'row 3 of the map has 6 spaces, but columns=5'],
    ['5/5/2*1/5/5', 'row 3 of the map has 4 spaces, but columns=5'],
    ['5//5/5/5', 'row 2 of the map has 0 spaces, but columns=5'],
    ['5/5/5/5/500', 'a row of a map has at most 40 spaces'],
    ['*'.repeat(4001), 'a row of a map has at most 40 spaces'],
  ])('%.40s', (text, problem) => {
    const found = mapProblem(text, 5, 5);
    expect(found && explainContradiction(found)).toBe(problem);
  });

  test('whatever the text, without throwing', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789*@o/.+ ') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        expect(() => mapProblem(text, 5, 5)).not.toThrow();
      }),
    );
  });
});
