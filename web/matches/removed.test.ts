/** Matches taken off a list: ten seconds to think better of it. The device keeps nothing: the page alone has them. */
import { beforeEach, expect, test } from 'vitest';
import './fixtures/no-storage.ts';
import { REGRET, bringBack, forgetRemoved, isRemoved, remove } from './removed.ts';

const NOW = 1_700_000_000_000;
let forgotten: string[] = [];

/** Time goes by; the matches were last changed before, but for those named. */
function pass(milliseconds: number, changed: Readonly<Record<string, number>> = {}): void {
  forgetRemoved('match', NOW + milliseconds, {
    changed: (id) => changed[id] ?? NOW - 1,
    forget: (id) => forgotten.push(id),
  });
}

beforeEach(() => {
  pass(2 * REGRET);
  forgotten = [];
});

test('a match is forgotten ten seconds after it was taken off, and no sooner', () => {
  remove('match', 'one', NOW);
  pass(REGRET - 1);
  expect(forgotten).toEqual([]);
  expect(isRemoved('match', 'one')).toBe(true);
  pass(REGRET);
  expect(forgotten).toEqual(['one']);
  expect(isRemoved('match', 'one')).toBe(false);
});

test('what was brought back stays', () => {
  remove('match', 'one', NOW);
  remove('match', 'other', NOW);
  bringBack('match', 'one');
  expect(isRemoved('match', 'one')).toBe(false);
  pass(REGRET);
  expect(forgotten).toEqual(['other']);
});

test('what is played on after it was taken off stays', () => {
  remove('match', 'one', NOW);
  pass(REGRET, { one: NOW + 1 });
  expect(forgotten).toEqual([]);
  expect(isRemoved('match', 'one')).toBe(false);
});

test('each list has its own', () => {
  remove('seat', 'one', NOW);
  expect(isRemoved('match', 'one')).toBe(false);
  pass(REGRET);
  expect(forgotten).toEqual([]);
  expect(isRemoved('seat', 'one')).toBe(true);
});

test('a clock that was set back keeps nothing for ever', () => {
  remove('match', 'one', NOW);
  pass(-1);
  expect(forgotten).toEqual(['one']);
});
