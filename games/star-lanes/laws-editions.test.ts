// The laws over random matches of every other edition, for every number of players it takes.
import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { playMany } from './fixtures/trials.ts';

const MATCHES = process.env['LONG'] === '1' ? 1000 : 10;
const OTHERS = Object.entries(CONFIGS).filter(([name]) => name !== 'faber1977');

test.each(OTHERS)('%s keeps the laws, and the books balance', (name, { minPlayers, maxPlayers }) => {
  let mergers = 0;
  for (let players = minPlayers; players <= maxPlayers; players++) {
    mergers += playMany(name, players, MATCHES, 1000 * players, 300);
  }
  expect(mergers).toBeGreaterThan(0);
});
