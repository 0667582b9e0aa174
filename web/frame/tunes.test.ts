/** Which tones are heard when. */
import { expect, test } from 'vitest';
import type { Event } from '../../games/star-trader/index.ts';
import { LANES_TUNES } from '../star-lanes/moments.ts';
import { traderTune } from '../star-trader/moments.ts';
import { tuneFor } from './tunes.ts';

test('the weightiest of several events is heard', () => {
  expect(tuneFor([{ type: 'outpost' }, { type: 'merged' }, { type: 'grown' }], LANES_TUNES)).toEqual([
    294, 370, 440, 587,
  ]);
  expect(tuneFor([{ type: 'traded' }], LANES_TUNES)).toBeUndefined();
});

const bargain = { by: 0, ship: 0, star: 'SOL', side: 'sell', good: 'MET', units: 5 } as const;
const landed: Event = {
  type: 'landed',
  by: 0,
  ship: 0,
  star: 'SOL',
  late: 0,
  cash: 0,
  cargo: [],
  weight: 0,
  day: 1,
  year: 2070,
};
const reported: Event = { type: 'reported', number: 2, captains: [], day: 1, year: 2071 };

test('landing, a deal, a bargain that fails and the newsletter sound differently', () => {
  const events: Event[] = [
    landed,
    { type: 'dealt', total: 100, ...bargain },
    { type: 'failed', why: 'star', ...bargain },
    reported,
  ];
  const tunes = events.map((event) => traderTune([event], 0));
  expect(tunes).not.toContain(undefined);
  expect(new Set(tunes).size).toBe(4);
});

test('a captain hears their own ships and what concerns all, a watcher everybody', () => {
  expect(traderTune([landed], 1)).toBeUndefined();
  expect(traderTune([landed], 'watcher')).toBeDefined();
  expect(traderTune([landed, reported], 1)).toEqual(traderTune([reported], 0));
});
