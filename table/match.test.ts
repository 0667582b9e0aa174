// What is agreed before a match: the clocks there are.
import { expect, test } from 'vitest';
import { CLOCKS, isLive, readClock } from './match.ts';

test.each([15, 600, 3600, 1_209_600, undefined])('a clock of %s seconds', (seconds) => {
  expect(readClock(seconds)).toEqual({ ok: true, value: seconds });
});

test.each([0, 14, 601, 3599, 1_209_601, 15.5, -60, NaN, Infinity, '60', true, [60], {}])(
  '%j is no clock',
  (seconds) => {
    expect(readClock(seconds)).toEqual({ ok: false, problem: { why: 'no-such-clock', clocks: CLOCKS } });
  },
);

test('people sit together at a live clock, and not at a long one or none', () => {
  expect([15, 600, 3600].map((clock) => isLive({ clock }))).toEqual([true, true, false]);
  expect(isLive({})).toBe(false);
});
