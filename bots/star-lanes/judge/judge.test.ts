import { expect, test } from 'vitest';
import { must } from '../../../core/must.ts';
import { unwrap } from '../../../core/result.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import type { Bot } from '../../bot.ts';
import { playBots } from '../../fixtures/play-bots.ts';
import { Prospects } from '../prospects.ts';
import { reallocator } from '../simple-bots.ts';
import { checksumOf } from '../weights.ts';
import { victory } from '../worth.ts';
import { judgingBot } from './bot.ts';
import { JudgeNetwork } from './judge-network.ts';
import { HOLDING, SELLING } from './judge-weights.ts';
import { unpackWeights } from './packed-weights.ts';

const network = (packed: typeof HOLDING): JudgeNetwork => new JudgeNetwork(must(unpackWeights(packed), 'weights'));
const judge = judgingBot(
  { name: 'judge', level: 7, playouts: 0 },
  { holding: network(HOLDING), selling: network(SELLING), rivals: (like) => new Prospects(like) },
);

/** What part of the victory seat 0 has after a match; every action must be allowed. */
function victoryOf(notation: string, seed: number, seats: readonly Bot<StarLanesTypes>[]): number {
  const config = unwrap(starLanes.parseConfig(notation));
  return victory(playBots({ game: starLanes, config, seats, seed, budget: { playouts: 0 } }).state, 0);
}

test.each(['quick', 'quick+books=private+rounds=3', 'faber1977+moves=9', 'grand+rounds=2', 'today+shares=60+moves=14'])(
  'one move ahead with the judge: only what is allowed in %s',
  (notation) => {
    expect(victoryOf(notation, 3, [judge, judge, reallocator])).toBeGreaterThanOrEqual(0);
  },
);

test('the judge has learned: one move ahead it beats the reallocator', () => {
  const matches = Array.from({ length: 12 }, (_, seed) => victoryOf('quick', seed, [judge, reallocator]));
  expect(matches.reduce((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(8);
});

test('damaged weights are not used', () => {
  const damaged = `B${HOLDING.text.slice(1)}`;
  expect(unpackWeights({ ...HOLDING, text: damaged })).toBeUndefined();
  const cut = HOLDING.text.slice(0, -8);
  expect(unpackWeights({ text: cut, checksum: checksumOf(cut) })).toBeUndefined();
});
