// The laws over thousands of random matches of 1977 for three players, every dollar, share and space accounted for.
import { expect, test } from 'vitest';
import { playMany } from './fixtures/trials.ts';

const MATCHES = process.env['LONG'] === '1' ? 20 * 2700 : 2700;

test(`${MATCHES} matches of three players keep the laws, and the books balance`, () => {
  const mergers = playMany('faber1977', 3, MATCHES, 3_000_000, 300);
  // The original merges 2.1 times a match under random play.
  expect(mergers / MATCHES).toBeGreaterThan(1.9);
  expect(mergers / MATCHES).toBeLessThan(2.4);
});
