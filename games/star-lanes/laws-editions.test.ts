// The laws over random matches of every other edition, for every number of players it takes. Together with the
// matches of 1977 in the files beside this one they are 10,000.
import { expect, test } from 'vitest';
import { CONFIGS } from './editions.ts';
import { playMany } from './fixtures/trials.ts';

const MATCHES = process.env['LONG'] === '1' ? 20 * 50 : 50;
const OTHERS = Object.entries(CONFIGS).filter(([name]) => name !== 'faber1977');

test.each(OTHERS)('%s keeps the laws, and the books balance', (name, { minPlayers, maxPlayers }) => {
  let mergers = 0;
  for (let players = minPlayers; players <= maxPlayers; players++) {
    mergers += playMany(name, players, MATCHES, 1000 * players, 300);
  }
  expect(mergers).toBeGreaterThan(MATCHES);
});
