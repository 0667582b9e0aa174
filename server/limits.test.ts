// Allowances: so much a second, some of it saved up, and forgotten when it is full again.
import { expect, test } from 'vitest';
import { TokenBucket, TokenBuckets } from './limits.ts';

test('a burst is allowed, then one at a time as the allowance fills up', () => {
  const allowance = new TokenBucket(2, 4, 0);
  const taken = [0, 0, 0, 0, 0, 400, 500, 600, 1000, 9000, 9000].map((now) => allowance.take(now));
  expect(taken).toEqual([true, true, true, true, false, false, true, false, true, true, true]);
});

test('who is refused is told when to come again', () => {
  const allowance = new TokenBucket(1 / 60, 1, 0);
  expect([allowance.take(0), allowance.take(0), allowance.wait]).toEqual([true, false, 60]);
});

test('each address has its own, and is remembered only while it matters', () => {
  const allowances = new TokenBuckets(1, 1);
  expect([allowances.of('a', 0).take(0), allowances.of('a', 0).take(0), allowances.of('b', 0).take(0)]).toEqual([
    true,
    false,
    true,
  ]);
  allowances.tidy(500);
  expect(allowances.of('a', 500).take(500)).toBe(false);
  allowances.tidy(5000);
  expect(allowances.of('a', 5000).take(5000)).toBe(true);
});
