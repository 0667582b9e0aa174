/** The trade sheet under the fingers: typed numbers, plus and minus, and as many as one can pay. */
import { expect, test } from 'vitest';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action } from '../../games/star-lanes/index.ts';
import type { Key } from '../screen/key.ts';
import { STAR_LANES } from './index.ts';
import { newMatch } from '../saved/saved-matches.ts';
import { ThinkingThreads } from '../thinking/thinking-threads.ts';
import { LocalMatch } from '../match/local-match.ts';
import { pressMatch } from '../star-lanes/press.ts';
import type { Did } from '../frame/pressed.ts';
import { sightOf } from './sight.ts';
import type { Sight } from './sight.ts';
import { newUi, uiFor } from './ui.ts';

/** A match in which Ann is asked to trade, with two companies on the map. */
async function trading(): Promise<Sight> {
  const saved = newMatch(STAR_LANES, 'today', [{ person: 'Ann' }, { person: 'Ben' }], 5);
  const means = { anyAction, bots: [], thinking: new ThinkingThreads('star-lanes', 0), pace: 0, keep: () => {} };
  const match = LocalMatch.open(starLanes, saved, means);
  if (!match.ok) throw new Error(match.problem);
  for (;;) {
    const sight = sightOf(match.value, 0);
    const ask = sight?.view.ask;
    if (sight === undefined || ask === undefined) throw new Error('the match is over');
    if (ask.ask === 'trade' && ask.companies.length > 1) return sight;
    const did = ask.ask === 'trade' ? 'pass' : (ask.spaces.at(-1)?.space ?? '');
    await match.value.act(ask.to, { act: 'do', did });
  }
}

/** Presses keys: `<down>` is the arrow. */
function press(sight: Sight, keys: string): Did<Action> | undefined {
  let ui = uiFor(newUi(true), sight);
  for (const [, name, text = ''] of keys.matchAll(/<(\w+)>|(.)/g)) {
    const key: Key =
      name === 'down' || name === 'enter' || name === 'backspace' ? { key: name } : { key: 'text', text };
    const pressed = pressMatch(sight, ui, key);
    if (pressed.did !== undefined) return pressed.did;
    ui = pressed.ui;
  }
  return undefined;
}

test.each([
  ['<enter>', 'pass'],
  ['12<enter>', undefined],
  ['3<enter>', 'A 3'],
  ['++-<enter>', 'A 1'],
  ['12<backspace><enter>', 'A 1'],
  ['b2a1<enter>', 'A 1, B 2'],
  ['<down>+<enter>', 'B 1'],
  ['-5<enter>', undefined],
])('%s trades %s', async (keys, wanted) => {
  const sight = await trading();
  const did = press(sight, keys);
  const written = did?.did === 'play' ? starLanes.formatAction(did.action) : undefined;
  expect(written?.split(', ').toSorted().join(', ')).toBe(wanted);
});

test('= buys as many as can be paid beside the other orders', async () => {
  const sight = await trading();
  const [first, second] = sight.view.ask?.ask === 'trade' ? sight.view.ask.companies : [];
  const did = press(sight, '1b=<enter>');
  const orders = did?.did === 'play' && did.action.type === 'trade' ? did.action.orders : [];
  const cash = sight.view.books[sight.asked ?? 0]?.cash ?? 0;
  const left = cash - (first?.price ?? 0);
  expect(orders.find(({ company }) => company === 'B')?.shares).toBe(Math.floor(left / (second?.price ?? 1)));
});
