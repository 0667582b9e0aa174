// The laws over random matches of 1977 for two to four players, every dollar, share and space accounted for.
import { expect, test } from 'vitest';
import { playMany } from './fixtures/trials.ts';

const MATCHES = process.env['LONG'] === '1' ? 50_000 : 100;

test.each([2, 3, 4])('matches of %i players keep the laws, and the books balance', (players) => {
  const mergers = playMany('faber1977', players, MATCHES, players * 1_000_000, 300);
  // The original merges 2.1 times a match under random play.
  expect(mergers / MATCHES).toBeGreaterThan(1.9);
  expect(mergers / MATCHES).toBeLessThan(2.4);
});
