import { expect, test } from 'vitest';
import { LogThrottle } from './log-throttle.ts';

test('what happens again and again is logged once a minute, with how often', () => {
  let now = 0;
  const throttle = new LogThrottle(() => now);
  expect(throttle.count('disk full')).toBe(1);
  for (now = 1; now < 60_000; now += 10_000) expect(throttle.count('disk full')).toBeUndefined();
  expect(throttle.count('other')).toBe(1);
  now = 60_000;
  expect(throttle.count('disk full')).toBe(7);
  expect(throttle.count('disk full')).toBeUndefined();
});

test('thousands of different things are not remembered', () => {
  const throttle = new LogThrottle(() => 0);
  for (let i = 0; i < 1000; i++) expect(throttle.count(`match ${i}`)).toBe(1);
  expect(throttle.count('match 0')).toBe(1);
});
