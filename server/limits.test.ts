// Token buckets: so much a second, some of it saved up, and forgotten when it is full again.
import { expect, test } from 'vitest';
import { Counts, TokenBucket, TokenBuckets } from './limits.ts';

test('a burst is allowed, then one at a time as the bucket fills up', () => {
  let now = 0;
  const bucket = new TokenBucket(2, 4, () => now);
  const taken = [0, 0, 0, 0, 0, 400, 500, 600, 1000, 9000, 9000].map((time) => {
    now = time;
    return bucket.take();
  });
  expect(taken).toEqual([true, true, true, true, false, false, true, false, true, true, true]);
});

test('what costs more is refused where less is left, and takes nothing then', () => {
  const bucket = new TokenBucket(1, 5, () => 0);
  expect([bucket.take(4), bucket.take(2), bucket.take(1), bucket.take(1)]).toEqual([true, false, true, false]);
});

test('who is refused is told when to come again', () => {
  const bucket = new TokenBucket(1 / 60, 1, () => 0);
  expect([bucket.take(), bucket.take(), bucket.wait]).toEqual([true, false, 60]);
});

test('each address has its own, and is remembered only while it matters', () => {
  let now = 0;
  const buckets = new TokenBuckets(1, 1, () => now);
  expect([buckets.of('a').take(), buckets.of('a').take(), buckets.of('b').take()]).toEqual([true, false, true]);
  now = 500;
  buckets.tidy();
  expect(buckets.of('a').take()).toBe(false);
  now = 5000;
  buckets.tidy();
  expect(buckets.of('a').take()).toBe(true);
});

test('the time of day does not matter: a clock that is set back refuses nobody', () => {
  const bucket = new TokenBucket(1000, 1);
  const { now } = Date;
  try {
    Date.now = () => now() - 3_600_000;
    expect([bucket.take(), bucket.wait]).toEqual([true, 1]);
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect(bucket.take()).toBe(true);
  } finally {
    Date.now = now;
  }
});

test('of each key only a number are let in, and leaving makes room', () => {
  const counts = new Counts(2);
  expect([counts.enter('a'), counts.enter('a'), counts.enter('a'), counts.enter('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  counts.leave('a');
  expect([counts.enter('a'), counts.enter('a')]).toEqual([true, false]);
});
