import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { unwrap } from '../../../core/result.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { positionFrom } from '../../../games/star-lanes/setup.ts';
import type { Bot } from '../../bot.ts';
import { playBots } from '../../fixtures/play-bots.ts';
import { Prospects } from '../prospects.ts';
import { reallocator } from '../simple-bots.ts';
import { checksumOf } from '../weights.ts';
import { victory } from '../worth.ts';
import { judgingBot } from './bot.ts';
import { JudgeNetwork } from './judge-network.ts';
import { HOLDING, SELLING } from './judge-weights.ts';
import { OneAhead } from './one-ahead.ts';
import { MIRROR } from './plan-codes.ts';
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

test('what is copied of a rival whose books are private is what is believed on average', () => {
  const config = unwrap(starLanes.parseConfig('today+rows=5+columns=6'));
  const map = ['AA....', '......', '..BB..', '......', '......'];
  const setup = { map, sizes: [2, 2], prices: [100, 100], cash: [2000, 0], moves: 10 };
  const possible = [
    [[], [20, 0]],
    [[], [0, 20]],
  ].map((shares) => {
    const position = positionFrom(config, { ...setup, shares }, new Mulberry32(1));
    position.phase = 'trade';
    return position;
  });
  const ahead = new OneAhead(network(SELLING), possible[0]!);
  expect([...ahead.sharesAfter(possible, MIRROR)].slice(0, 2)).toEqual([10, 10]);
  expect([...ahead.sharesAfter(possible.slice(1), MIRROR)].slice(0, 2)).toEqual([0, 20]);
});

test('damaged weights are not used', () => {
  const damaged = `B${HOLDING.text.slice(1)}`;
  expect(unpackWeights({ ...HOLDING, text: damaged })).toBeUndefined();
  const cut = HOLDING.text.slice(0, -8);
  expect(unpackWeights({ text: cut, checksum: checksumOf(cut) })).toBeUndefined();
});
