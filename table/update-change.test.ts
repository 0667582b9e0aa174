import { expect, test } from 'vitest';
import { applyChange } from './update-change.ts';
import type { Update } from './update.ts';

const before: Update = {
  match: 'changed1',
  at: 4,
  head: {
    id: 'changed1',
    game: 'star-lanes',
    engine: 1,
    edition: 'today',
    seats: [],
    public: false,
    minder: 'greedy',
    commitment: '',
    made: 0,
  },
  phase: 'playing',
  seats: [],
  now: 1,
  as: 0,
  happened: [],
  view: { moves: 1, map: ['..', '.+'], books: [{ cash: 1 }, undefined] },
};
const change = { match: 'changed1', since: 4, at: 5, happened: [] };

test('elements of lists are changed in their places, and all else stays', () => {
  const after = applyChange(before, {
    ...change,
    now: 2,
    view: { moves: 2 },
    elements: { map: { 1: '++' }, books: { 0: undefined, 1: { cash: 7 } } },
  });
  expect(after).toEqual({
    ...before,
    at: 5,
    now: 2,
    view: { moves: 2, map: ['..', '++'], books: [undefined, { cash: 7 }] },
  });
  expect(before.view).toEqual({ moves: 1, map: ['..', '.+'], books: [{ cash: 1 }, undefined] });
});

test.each([
  ['a place that the list does not have', { map: { 2: '..' } }],
  ['something that is no place', { map: { last: '..' } }],
  ['a list that is not known', { lanes: { 0: '..' } }],
  ['what is no list', { moves: { 0: 1 } }],
])('%s is a change of another update', (_, elements) => {
  expect(applyChange(before, { ...change, elements })).toBeUndefined();
});

test('a change since another update cannot be applied to this one', () => {
  expect(applyChange(before, { ...change, since: 3 })).toBeUndefined();
  expect(applyChange(undefined, change)).toBeUndefined();
});
