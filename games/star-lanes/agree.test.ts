// What all players may agree upon: to end a match where it stands, or to play longer.
import { unwrap } from '../../core/result.ts';
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from './index.ts';
import type { Position } from './position.ts';

function start(edition: string, players: number): Position {
  return starLanes.start(unwrap(starLanes.parseConfig(edition)), players, new Mulberry32(4)).state;
}

test('a match all want to end ends with the standings of that moment', () => {
  const step = starLanes.agree(start('today', 2), 'end');
  const standing = { stock: 0, cash: 6000, net: 6000 };
  expect(step?.events).toEqual([{ type: 'ended', why: 'agreed', standings: [standing, standing] }]);
  expect(step && starLanes.result(step.state)).toEqual([6000, 6000]);
});

test.each([
  ['faber1977', 4, 60],
  ['faber1977', 3, 60],
  ['today+moves=50', 4, 66],
  ['today+moves=400+rows=9+columns=12', 2, 432],
])('%s with %i players lasts a quarter longer, in whole rounds: %i moves', (edition, players, moves) => {
  const longer = starLanes.agree(start(edition, players), 'longer');
  expect(longer?.events).toEqual([{ type: 'extended', movesInAll: moves }]);
  expect(longer && starLanes.view(longer.state, 0).movesInAll).toBe(moves);
  expect(longer?.state.copy().movesInAll).toBe(moves);
});

test('no match goes on for ever', () => {
  let state: Position | undefined = start('faber1977', 4);
  let times = 0;
  for (; state !== undefined; times++) state = starLanes.agree(state, 'longer')?.state;
  expect(times).toBe(33);
});
