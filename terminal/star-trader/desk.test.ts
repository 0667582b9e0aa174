/** The desk under the fingers: numbers, ports, the route, and what a key leaves as it is. */
import { expect, test } from 'vitest';
import { captain } from '../../bots/star-trader/captain.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import { STAR_TRADER } from './index.ts';
import { portKeys } from './ports.ts';

function seated(names?: readonly string[]) {
  return new Seated(STAR_TRADER, captain, 'today', names);
}

/** A match in which something of a kind is asked. */
async function asked(kind: Ask['ask'], names?: readonly string[]) {
  const match = seated(names);
  return { match, model: await match.until(({ view }) => view.ask?.ask === kind) };
}

test.each([
  ['<enter>', 'sell PAYS'],
  ['=<enter>', 'sell HOLD'],
  ['12<enter>', 'sell 12'],
  ['12<backspace><enter>', 'sell 1'],
  ['3++-<enter>', 'sell 4'],
  ['12<escape><enter>', 'sell PAYS'],
  ['1.5<enter>', 'sell 15'],
  ['0<enter>', 'pass'],
  ['p', 'pass'],
  ['q', 'leave'],
])('at the first star that needs something, %s does: %s', async (keys, wanted) => {
  const { match, model } = await asked('sell');
  const { ask } = model.view;
  if (ask?.ask !== 'sell') throw new Error('nothing is asked');
  expect(match.typed(keys)).toBe(
    wanted.replace('PAYS', String(Math.min(ask.hold, 2 * ask.need))).replace('HOLD', String(ask.hold)),
  );
});

test('a bid stands at what the star offers, and goes up and down from there', async () => {
  const { match, model } = await asked('bid');
  const { ask } = model.view;
  if (ask?.ask !== 'bid') throw new Error('no bid is asked');
  expect(match.typed('<enter>')).toBe(`bid ${ask.offer}`);
  const more = match.typed('+<enter>') ?? '';
  expect(Number(more.split(' ')[1])).toBeGreaterThan(ask.offer);
  expect(match.typed('31000<enter>')).toBe('bid 31000');
  expect(match.typed('p')).toBe('pass');
});

test('digits replace what was advised', async () => {
  const { match } = await asked('sell');
  expect(match.type('a7').ui).toMatchObject({ typed: '7', advice: '' });
  expect(match.type('a75').ui.typed).toBe('75');
});

test('advice is filled in, and done only by Enter', async () => {
  const { match } = await asked('bid');
  const pressed = match.type('a');
  expect(pressed.effect).toBeUndefined();
  expect(pressed.ui.advice).toMatch(/^Advice: bid \$/);
  expect(match.typed('a<enter>')).toBe(`bid ${pressed.ui.typed}`);
});

test('ports have the keys of their stars, wherever the ship is', () => {
  const match = seated();
  const { model } = match;
  expect(model.view.stars.map(({ star }) => star).slice(0, 3)).toEqual(['SOL', 'DOCK', 'YORK']);
  expect(match.typed('2')).toBe('to DOCK');
  expect(match.typed('3')).toBe('to YORK');
  expect(match.typed('1')).toBeUndefined();
  expect(match.type('<down><down>').ui.picked).not.toBe(match.type('').ui.picked);
});

test.each([
  ['A', '2-4'],
  ['B', '1, 3-4'],
  ['C', '1-2, 4'],
  ['D', '1-3'],
])('at %s the keys %s are said to fly', (star, keys) => {
  const stars = ['A', 'B', 'C', 'D'].map((one) => ({ star: one }));
  const ports = stars.filter((one) => one.star !== star);
  expect(portKeys(ports, stars)).toBe(keys);
});

test('a route is planned by the keys of stars, and its first leg flown', () => {
  const match = seated();
  expect(match.type('g213').ui.route).toEqual(['DOCK', 'SOL', 'YORK']);
  expect(match.type('g221').ui.route).toEqual(['DOCK', 'SOL']);
  expect(match.type('g21<backspace>').ui.route).toEqual(['DOCK']);
  expect(match.typed('g21<enter>')).toBe('to DOCK');
  expect(match.typed('g<enter>')).toBeUndefined();
});

test('the bank is entered with Enter, and passed with p', async () => {
  const { match, model } = await asked('bank', ['Ann']);
  expect(model.view.ask?.ask).toBe('bank');
  expect(match.typed('<enter>')).toBe('bank');
  expect(match.typed('p')).toBe('pass');
  await match.act({ type: 'bank' });
  expect(match.model.view.ask?.ask).toMatch(/withdraw|deposit/);
  expect(match.typed('<enter>')).toBe('pass');
  expect(match.typed('500<enter>')).toMatch(/^(withdraw|deposit) 500$/);
});

test('a newsletter lies over the screen when January has come, but not when one sits down', async () => {
  const match = seated(['Ann']);
  const before = match.ui;
  expect(before.overlay).toBeUndefined();
  while (match.model.letters < 2) await match.answer();
  const ui = match.frame.uiFor(before, match.model);
  expect(ui.overlay).toBe('letter');
  const closed = match.frame.handleKey(match.model, ui, { key: 'escape' }).ui;
  expect(match.frame.uiFor(closed, match.model).overlay).toBeUndefined();
  expect(match.ui.overlay).toBeUndefined();
});
