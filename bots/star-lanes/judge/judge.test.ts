import { expect, test } from 'vitest';
import { Mulberry32 } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { unwrap } from '../../../core/result.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { positionFrom } from '../../../games/star-lanes/setup.ts';
import type { Bot } from '../../bot.ts';
import { playBots } from '../../fixtures/play-bots.ts';
import { championWith } from '../champion.ts';
import { reallocator } from '../simple-bots.ts';
import { checksumOf } from '../weights.ts';
import { victory } from '../worth.ts';
import { JudgeNetwork } from './judge-network.ts';
import { GUESSING, HOLDING, SELLING } from './judge-weights.ts';
import { ARM_INPUTS, BOARD_INPUTS } from './layout.ts';
import { loadMind, mindOf } from './mind.ts';
import { OneAhead } from './one-ahead.ts';
import { MIRROR } from './plan-codes.ts';
import { unpackWeights } from './packed-weights.ts';
import { withoutVectors } from './simd-layer.ts';

const mind = must(await loadMind(), 'the networks');
const champion = championWith(mind);

/** What part of the victory seat 0 has after a match; every action must be allowed. */
function victoryOf(notation: string, seed: number, seats: readonly Bot<StarLanesTypes>[]): number {
  const config = unwrap(starLanes.parseConfig(notation));
  return victory(playBots({ game: starLanes, config, seats, seed, budget: { playouts: 0 } }).state, 0);
}

test.each(['quick', 'quick+books=private+rounds=3', 'faber1977+moves=9', 'grand+rounds=2', 'today+shares=60+moves=14'])(
  'one move ahead with the judge: only what is allowed in %s',
  (notation) => {
    expect(victoryOf(notation, 3, [champion, champion, reallocator])).toBeGreaterThanOrEqual(0);
  },
);

test('the judge has learned: one move ahead it beats the reallocator', () => {
  const matches = Array.from({ length: 12 }, (_, seed) => victoryOf('quick', seed, [champion, reallocator]));
  expect(matches.reduce((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(8);
});

test('a rival who leads by what was guessed is copied as far as the own money reaches', () => {
  const config = unwrap(starLanes.parseConfig('today+rows=5+columns=6'));
  const map = ['AA....', '......', '..BB..', '......', '......'];
  const setup = { map, sizes: [2, 2], prices: [100, 100], cash: [2000, 0], moves: 10, shares: [[], [15, 5]] };
  const position = positionFrom(config, setup, new Mulberry32(1));
  position.phase = 'trade';
  const ahead = new OneAhead(mind.selling, position);
  expect([...ahead.sharesAfter(position, { space: -1, chosen: -1, plan: MIRROR })].slice(0, 2)).toEqual([15, 5]);
});

test('vectors and plain JavaScript judge alike to the last bit', () => {
  const weights = must(unpackWeights(SELLING), 'weights');
  const [fast, plain] = [new JudgeNetwork(weights), new JudgeNetwork(weights, withoutVectors)];
  const chance = new Mulberry32(8);
  const inputs = (many: number): Float32Array =>
    Float32Array.from({ length: many }, () => (chance.draw() < 0.5 ? 0 : 2 * chance.draw() - 1));
  for (let i = 0; i < 20; i++) {
    const [board, arm] = [inputs(BOARD_INPUTS), inputs(ARM_INPUTS)];
    for (const network of [fast, plain]) network.readBoard(board);
    expect(fast.judge(arm)).toBe(plain.judge(arm));
    expect(Math.abs(fast.judge(arm))).toBeGreaterThan(0);
  }
});

test('damaged weights are not used', () => {
  const damaged = `B${HOLDING.text.slice(1)}`;
  expect(unpackWeights({ ...HOLDING, text: damaged })).toBeUndefined();
  expect(mindOf({ ...HOLDING, text: damaged }, SELLING, GUESSING)).toBeUndefined();
  const cut = HOLDING.text.slice(0, -8);
  expect(unpackWeights({ text: cut, checksum: checksumOf(cut) })).toBeUndefined();
});
