// The one notation of actions: on the wire, in records, at the terminal and in tests.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAction, formatAction } from './action-notation.ts';
import { columnName } from './spaces.ts';
import type { Action } from './types.ts';
import { LAST_CHARACTER, anyCharacter } from '../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Some of every kind: a new one does not compile until it is here. */
const WRITTEN: { readonly [Type in Action['type']]: readonly [string, Action & { readonly type: Type }][] } = {
  place: [
    ['7E', { type: 'place', space: '7E' }],
    ['26AN', { type: 'place', space: '26AN' }],
    ['7E B', { type: 'place', space: '7E', company: 'B' }],
  ],
  trade: [
    ['A 5', { type: 'trade', orders: [{ company: 'A', shares: 5 }] }],
    [
      'A 5, C -3',
      {
        type: 'trade',
        orders: [
          { company: 'A', shares: 5 },
          { company: 'C', shares: -3 },
        ],
      },
    ],
    ['L 0.25', { type: 'trade', orders: [{ company: 'L', shares: 0.25 }] }],
    ['A 1e+30', { type: 'trade', orders: [{ company: 'A', shares: 1e30 }] }],
    ['A 5e-324', { type: 'trade', orders: [{ company: 'A', shares: 5e-324 }] }],
    ['A -1.7014117e+38', { type: 'trade', orders: [{ company: 'A', shares: -1.7014117e38 }] }],
    ['pass', { type: 'trade', orders: [] }],
  ],
  end: [['end', { type: 'end' }]],
};

describe('an action is written as players say it', () => {
  test.each(Object.values(WRITTEN).flat())('%s', (text, action) => {
    expect(formatAction(action)).toBe(text);
    expect(parseAction(text)).toEqual(action);
  });
});

const company = fc.constantFrom(...'ABCDEFGHIJKL');
const space = fc
  .tuple(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 0, max: 39 }))
  .map(([row, column]) => `${row}${columnName(column)}`);
const shares = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((number) => (number === 0 ? 0 : number));
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  space.map((at): Action => ({ type: 'place', space: at })),
  fc.tuple(space, company).map(([at, letter]): Action => ({ type: 'place', space: at, company: letter })),
  fc.array(fc.record({ company, shares }), { maxLength: 12 }).map((orders): Action => ({ type: 'trade', orders })),
  fc.constant<Action>({ type: 'end' }),
);

test('reading undoes writing, whatever the action', () => {
  fc.assert(
    fc.property(anyAction, (action) => {
      expect(parseAction(formatAction(action))).toEqual(action);
    }),
  );
});

test('nothing bought is never minus nothing', () => {
  expect(parseAction('A -0')).toEqual({ type: 'trade', orders: [{ company: 'A', shares: 0 }] });
});

describe('what is no action', () => {
  test.each([
    '',
    ' ',
    '7',
    'E',
    'E7',
    '7e',
    '7 E',
    '7E ',
    '7E M',
    '7E  B',
    '777E',
    '7EEE',
    'A',
    'A ',
    'A five',
    'A 1.',
    'A .5',
    'A +5',
    'A 0x10',
    'A 1e9999',
    'A Infinity',
    'A NaN',
    'M 5',
    'A 5,B 3',
    'A 5, ',
    'PASS',
    'end ',
    'end\n',
    `A 5${', A 5'.repeat(200)}`,
  ])('%j', (text) => {
    expect(parseAction(text)).toBeUndefined();
  });

  test('whatever the text, reading never throws, and what it reads is written again', () => {
    // Long pieces, so that some of the texts are actions: about a hundred.
    const pieces = fc.constantFrom('A 5', 'L -12', ', ', '12M', '7E', ' B', '.5', 'e9', '-', '0', ' ', 'pass', 'end');
    const near = fc.array(pieces, { maxLength: 4 }).map((list) => list.join(''));
    let read = 0;
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: character }), near), (text) => {
        const action = parseAction(text);
        if (action === undefined) return;
        read++;
        expect(parseAction(formatAction(action))).toEqual(action);
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(40);
  });
});
