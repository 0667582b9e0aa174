/** The desk under the fingers: numbers, ports, the route, and what a key leaves as it is. */
import { expect, test } from 'vitest';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action } from '../../games/star-trader/index.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { Key } from '../screen/key.ts';
import { Seated } from './fixtures/seated.ts';
import { pressTrader } from './press.ts';
import type { TraderSight } from './trader-sight.ts';
import { newTraderUi, traderUiFor } from './trader-ui.ts';
import type { TraderUi } from './trader-ui.ts';

const NAMED = ['enter', 'escape', 'backspace', 'up', 'down', 'left', 'right'] as const;

/** Presses keys, `<enter>` and the like among them. */
function press(sight: TraderSight, keys: string): Pressed<TraderUi, Action> {
  let pressed: Pressed<TraderUi, Action> = { ui: traderUiFor(newTraderUi(true), sight) };
  for (const [, name, text = ''] of keys.matchAll(/<([\w-]+)>|(.)/g)) {
    const named = NAMED.find((one) => one === name);
    const key: Key = named === undefined ? { key: 'text', text } : { key: named };
    pressed = pressTrader(sight, pressed.ui, key);
  }
  return pressed;
}

function did(sight: TraderSight, keys: string): string | undefined {
  const done = press(sight, keys).did;
  return done?.did === 'play' ? starTrader.formatAction(done.action) : done?.did;
}

test.each([
  ['<enter>', 'sell FITS'],
  ['=<enter>', 'sell HOLD'],
  ['12<enter>', 'sell 12'],
  ['12<backspace><enter>', 'sell 1'],
  ['3++-<enter>', 'sell 4'],
  ['12<escape><enter>', 'sell FITS'],
  ['1.5<enter>', 'sell 15'],
  ['0<enter>', 'pass'],
  ['p', 'pass'],
  ['q', 'leave'],
])('at the first star that needs something, %s does: %s', async (keys, wanted) => {
  const sight = await new Seated().until('sell');
  const { ask } = sight.view;
  if (ask?.ask !== 'sell') throw new Error('nothing is asked');
  expect(did(sight, keys)).toBe(wanted.replace('FITS', String(ask.fits)).replace('HOLD', String(ask.hold)));
});

test('a bid stands at what the star offers, and goes up and down from there', async () => {
  const sight = await new Seated().until('bid');
  const { ask } = sight.view;
  if (ask?.ask !== 'bid') throw new Error('no bid is asked');
  expect(did(sight, '<enter>')).toBe(`bid ${ask.offer}`);
  const more = did(sight, '+<enter>') ?? '';
  expect(Number(more.split(' ')[1])).toBeGreaterThan(ask.offer);
  expect(did(sight, '31000<enter>')).toBe('bid 31000');
  expect(did(sight, 'p')).toBe('pass');
});

test('digits replace what was advised', async () => {
  const sight = await new Seated().until('sell');
  expect(press(sight, 'a7').ui).toMatchObject({ typed: '7', advice: '' });
  expect(press(sight, 'a75').ui.typed).toBe('75');
});

test('advice is filled in, and done only by Enter', async () => {
  const sight = await new Seated().until('bid');
  const pressed = press(sight, 'a');
  expect(pressed.did).toBeUndefined();
  expect(pressed.ui.advice).toMatch(/^Advice: bid \$/);
  expect(did(sight, 'a<enter>')).toBe(`bid ${pressed.ui.typed}`);
});

test('ports have the keys of their stars, wherever the ship is', () => {
  const { sight } = new Seated();
  expect(sight.view.stars.map(({ star }) => star).slice(0, 3)).toEqual(['SOL', 'DOCK', 'YORK']);
  expect(did(sight, '2')).toBe('to DOCK');
  expect(did(sight, '3')).toBe('to YORK');
  expect(did(sight, '1')).toBeUndefined();
  expect(press(sight, '<down><down>').ui.picked).not.toBe(press(sight, '').ui.picked);
});

test('a route is planned by the keys of stars, and its first leg flown', () => {
  const { sight } = new Seated();
  expect(press(sight, 'g213').ui.route).toEqual(['DOCK', 'SOL', 'YORK']);
  expect(press(sight, 'g221').ui.route).toEqual(['DOCK', 'SOL']);
  expect(press(sight, 'g21<backspace>').ui.route).toEqual(['DOCK']);
  expect(did(sight, 'g21<enter>')).toBe('to DOCK');
  expect(did(sight, 'g<enter>')).toBeUndefined();
});

test('the bank is entered with Enter, and passed with p', async () => {
  const seated = new Seated('today', ['Ann']);
  const sight = await seated.until('bank');
  expect(sight.view.ask?.ask).toBe('bank');
  expect(did(sight, '<enter>')).toBe('bank');
  expect(did(sight, 'p')).toBe('pass');
  await seated.act({ type: 'bank' });
  const inside = seated.sight;
  expect(inside.view.ask?.ask).toMatch(/withdraw|deposit/);
  expect(did(inside, '<enter>')).toBe('pass');
  expect(did(inside, '500<enter>')).toMatch(/^(withdraw|deposit) 500$/);
});

test('a newsletter lies over the screen when January has come, but not when one sits down', async () => {
  const seated = new Seated('today', ['Ann']);
  let ui = traderUiFor(newTraderUi(true), seated.sight);
  expect(ui.overlay).toBeUndefined();
  while (seated.sight.letters < 2) await seated.answer();
  ui = traderUiFor(ui, seated.sight);
  expect(ui.overlay).toBe('letter');
  ui = pressTrader(seated.sight, ui, { key: 'escape' }).ui;
  expect(traderUiFor(ui, seated.sight).overlay).toBeUndefined();
  expect(traderUiFor(newTraderUi(true), seated.sight).overlay).toBeUndefined();
});
