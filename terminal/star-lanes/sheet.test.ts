/** The trade sheet under the fingers: typed numbers, plus and minus, and as many as one can pay. */
import { expect, test } from 'vitest';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { must } from '../../core/must.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import { STAR_LANES } from './index.ts';

/** A match in which Ann is asked to trade, with two companies on the map. */
async function trading() {
  const match = new Seated(STAR_LANES, greedy);
  for (;;) {
    const { ask } = match.model.view;
    if (ask === undefined) throw new Error('the match is over');
    if (ask.ask === 'trade' && ask.companies.length > 1) return match;
    await match.act(
      ask.ask === 'trade'
        ? { type: 'trade', orders: [] }
        : { type: 'place', space: must(ask.spaces.at(-1), 'a space').space },
    );
  }
}

test.each([
  ['<enter>', 'pass'],
  ['12<enter>', undefined],
  ['3<enter>', 'A 3'],
  ['++-<enter>', 'A 1'],
  ['12<backspace><enter>', 'A 1'],
  ['b2a1<enter>', 'A 1, B 2'],
  ['A1 B2<enter>', 'A 1, B 2'],
  ['<down>+<enter>', 'B 1'],
  ['-5<enter>', undefined],
])('%s trades %s', async (keys, wanted) => {
  const match = await trading();
  expect(match.typed(keys)?.split(', ').toSorted().join(', ')).toBe(wanted);
});

test.each(['=', 'M'])('%s buys as many as can be paid beside the other orders', async (key) => {
  const match = await trading();
  const { view, asked = 0 } = match.model;
  const [first, second] = view.ask?.ask === 'trade' ? view.ask.companies : [];
  const { effect } = match.type(`1b${key}<enter>`);
  const orders = effect?.type === 'play' && effect.action.type === 'trade' ? effect.action.orders : [];
  const left = must(view.books[asked], 'own books').cash - must(first, 'a company').price;
  expect(orders.find(({ company }) => company === 'B')?.shares).toBe(
    Math.floor(left / must(second, 'a company').price),
  );
});

test('the letter of a company is its own, also while it is not on the map', async () => {
  const match = await trading();
  const absent = must(
    match.model.view.companies.find(({ size }) => size === 0),
    'a company that is not on the map',
  );
  const { ui, effect } = match.type(absent.company.toLowerCase());
  expect([effect, ui.overlay, ui.problem]).toEqual([undefined, undefined, `${absent.name} is not on the map.`]);
});
