// What all captains may agree upon: to end a match where it stands, or to play longer.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { configOf } from './fixtures/trials.ts';
import { starTrader } from './index.ts';
import type { Position } from './position.ts';

function start(notation: string): Position {
  return starTrader.start(configOf(notation), 2, new Mulberry32(4)).state;
}

test('a match all want to end ends with the standings of that moment', () => {
  const step = starTrader.agree(start('today'), 'end');
  const captain = { onShips: 10_000, bank: 0, cargo: 270_000, total: 280_000 };
  expect(step?.events).toEqual([{ type: 'ended', why: 'agreed', year: 2070, captains: [captain, captain] }]);
  expect(step && starTrader.result(step.state)).toEqual([280_000, 280_000]);
});

test.each([
  ['today', 2073],
  ['today+years=5', 2077],
  ['today+years=1', 2072],
  ['today+years=8', 2080],
])('%s lasts a quarter longer, until %i', (notation, endYear) => {
  const longer = starTrader.agree(start(notation), 'longer');
  expect(longer?.events).toEqual([{ type: 'extended', endYear }]);
  expect(longer && starTrader.view(longer.state, 0).endYear).toBe(endYear);
  expect(longer?.state.copy().endYear).toBe(endYear);
});

test('no match goes on for ever', () => {
  let state: Position | undefined = start('kaufman1974');
  let last = 0;
  for (; state !== undefined; state = starTrader.agree(state, 'longer')?.state) last = state.endYear;
  expect(last).toBe(2090);
});
