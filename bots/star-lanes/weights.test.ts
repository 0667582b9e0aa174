import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { championWith } from './champion.ts';
import { WEIGHTS } from './veteran-weights.ts';
import { PARTS } from './network.ts';
import { searcher } from './searcher.ts';
import { checksumOf, loadWeights, readWeights } from './weights.ts';

test('the weights that are shipped are whole', async () => {
  const weights = await loadWeights();
  expect(weights?.holding).toHaveLength(PARTS.end);
  expect(weights?.selling.every(Number.isFinite)).toBe(true);
  expect(WEIGHTS.holding.length + WEIGHTS.selling.length).toBeLessThan(2_000_000);
});

test('damaged weights are not used', () => {
  const [first = '', ...rest] = WEIGHTS.holding;
  const damaged = { ...WEIGHTS, holding: (first === 'A' ? 'B' : 'A') + rest.join('') };
  expect(readWeights(damaged)).toBeUndefined();
  const cut = WEIGHTS.holding.slice(0, -8);
  expect(readWeights({ ...WEIGHTS, holding: cut, checksum: checksumOf(cut + WEIGHTS.selling) })).toBeUndefined();
});

test('base64 is read as everybody else reads it', () => {
  const bytes = Uint8Array.from(Buffer.from(WEIGHTS.selling, 'base64'));
  expect(readWeights(WEIGHTS)?.selling).toEqual(new Float32Array(bytes.buffer));
});

test('without weights the searcher plays under the name of the champion', () => {
  const champion = championWith(undefined);
  const { state } = starLanes.start(starLanes.editions['today']!, 2, new Mulberry32(1));
  const question = { view: starLanes.view(state, state.mover), heard: [] };
  const [one, other] = [champion, searcher].map((bot) => bot.answer(question, { playouts: 30 }, new Mulberry32(2)));
  expect(champion.name).toBe('champion');
  expect(one).toEqual(other);
});
