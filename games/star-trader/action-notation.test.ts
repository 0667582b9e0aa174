// Actions as text: what is written can be read, and what is no action is none.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAction, formatAction } from './action-notation.ts';
import type { Action } from './types.ts';
import { LAST_CHARACTER, anyCharacter } from '../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Some of every kind: a new one does not compile until it is here. */
const WRITTEN: { readonly [Type in Action['type']]: readonly [string, Action & { readonly type: Type }][] } = {
  sell: [
    ['sell 5', { type: 'sell', units: 5 }],
    ['sell', { type: 'sell' }],
  ],
  buy: [
    ['buy 12', { type: 'buy', units: 12 }],
    ['buy', { type: 'buy' }],
  ],
  bid: [
    ['bid 12000', { type: 'bid', total: 12_000 }],
    ['bid 12000.5', { type: 'bid', total: 12_000.5 }],
  ],
  factor: [
    ['factor 5', { type: 'factor', units: 5 }],
    ['factor', { type: 'factor' }],
  ],
  bank: [['bank', { type: 'bank' }]],
  withdraw: [['withdraw 500', { type: 'withdraw', amount: 500 }]],
  deposit: [['deposit 1e-7', { type: 'deposit', amount: 1e-7 }]],
  go: [
    ['to KIRK', { type: 'go', star: 'KIRK' }],
    ['to SOL', { type: 'go', star: 'SOL' }],
  ],
  report: [['report', { type: 'report' }]],
  pass: [['pass', { type: 'pass' }]],
};

test.each(Object.values(WRITTEN).flat())('%s', (text, action) => {
  expect(parseAction(text)).toEqual(action);
  expect(formatAction(action)).toBe(text);
});

const NO_NUMBERS = ['bank 5', 'report 1', 'pass 1', 'bid', 'withdraw', 'deposit', 'to', 'to sol', 'to SOLAR'];
const BAD_NUMBERS = ['sell -1', 'sell x', 'sell 1e999', 'bid NaN', 'bid 1,000', 'bid .5'];
const OTHERS = ['', ' ', 'sell 5 ', ' sell 5', 'SELL 5', 'constructor', 'sell 5\n', 'x'.repeat(1e6)];

test.each([...NO_NUMBERS, ...BAD_NUMBERS, ...OTHERS].map((text) => ({ text, name: text.slice(0, 20) })))(
  '"$name" is none',
  ({ text }) => {
    expect(parseAction(text)).toBeUndefined();
  },
);

test('any text is read as an action that can be written, or as none', () => {
  const words = fc.constantFrom(
    'sell',
    'buy 12',
    'bid',
    'factor',
    'withdraw',
    'deposit',
    'to',
    'bank',
    ' ',
    '1',
    '.5',
    'e9',
    'SOL',
  );
  let read = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: character }),
        fc.array(words, { maxLength: 4 }).map((list) => list.join('')),
      ),
      (text) => {
        const action = parseAction(text);
        if (action === undefined) return;
        read++;
        expect(parseAction(formatAction(action))).toEqual(action);
      },
    ),
    { numRuns: 500 },
  );
  expect(read).toBeGreaterThan(10);
});
