/** Every screen at every question, in every size: nothing is lost, and no key breaks it. */
import { expect, test } from 'vitest';
import { captain } from '../../bots/star-trader/captain.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { STAR_TRADER } from './index.ts';
import { traderLayout } from './layout.ts';
import { placesOn } from './map.ts';
import type { TraderUi } from './model.ts';

const SMALL = { width: 80, height: 24 };
const SIZES = [SMALL, { width: 120, height: 40 }, { width: 200, height: 50 }, { width: 300, height: 24 }];

const LONG = process.env['LONG'] === '1';

const PAGES: readonly TraderUi['overlay'][] = [
  'help',
  'news',
  'stars',
  'exchange',
  'route',
  'worth',
  'prices',
  'calendar',
  'letter',
];

function seated(edition = 'today', names: readonly string[] = ['Ann', 'Ben'], seed = 5) {
  return new Seated(STAR_TRADER, captain, edition, names, seed);
}

test.each([
  ['today', ['Ann']],
  ['today+stars=30+ships=1', ['Ann', 'Ben', 'Cid']],
  ['kaufman1974+bids=12', ['Ann', 'Ben']],
  ['today+ships=1+years=2', Array.from({ length: 12 }, (_, i) => `Captain ${i + 1}`)],
])('%s with %j is drawn at every moment', async (edition, names) => {
  const match = seated(edition, names, 3);
  for (let moment = 0; moment < (LONG ? 400 : 12) && !match.isOver; moment++) {
    const { model } = match;
    const size = SIZES[moment % SIZES.length]!;
    const ui = { ...match.ui, richOutput: moment % 2 === 0 };
    const shown = match.frame.draw(model, ui, size, 0).lines.join('\n');
    expect(shown).toContain(model.view.ask?.star ?? 'over');
    expect(shown).toContain('Captains');
    const page = PAGES[moment % PAGES.length];
    const over = match.frame.draw(model, { ...ui, overlay: page, route: ['SOL'] }, size, 0);
    expect(over.lines.at(-1)).toContain('Esc back');
    for (let answers = 0; answers < 3 && !match.isOver; answers++) await match.answer();
  }
});

test('the end says who has won, and a medal is told to who played alone', async () => {
  const both = seated('today+years=1');
  await both.until(() => false);
  const end = both.shown();
  expect(end.join('\n')).toMatch(/(Ann|Ben) has won!/);
  // Amounts are whole cents at most, with what they are made of in a column of its own.
  const first = end.find((line) => line.startsWith('  1. '));
  expect(first).toMatch(/^ {2}1\. (Ann|Ben) +\$[\d,]+(\.\d\d)? +money \$[\d,]+, cargo \$[\d,]+$/);
  const alone = seated('today', ['Ann']);
  await alone.until(() => false);
  expect(alone.shown().join('\n')).toMatch(/A \w+ medal|No medal this time/);
});

test('all stars are on the map, each name where no other is', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { model } = seated('today+stars=20', ['Ann', 'Ben'], seed);
    const { map } = traderLayout({ width: 120, height: 40 });
    const { stars } = placesOn(model, map);
    expect(stars).toHaveLength(20);
    const taken = new Set<string>();
    for (const { x, y, label, words } of stars) {
      expect(x >= map.x && x < map.x + map.width && y >= map.y && y < map.y + map.height).toBe(true);
      const marks = label === undefined ? [] : [...words].map((_, i) => `${label.x + i} ${label.y}`);
      expect(marks.filter((mark) => taken.has(mark))).toEqual([]);
      for (const mark of marks) taken.add(mark);
    }
  }
});

test('any keys and clicks: what is drawn stays in its place', async () => {
  const match = seated('today', ['Ann', 'Ben'], 8);
  const chance = new Mulberry32(4);
  const keys = ['up', 'down', 'left', 'right', 'enter', 'escape', 'backspace', 'page-up', 'tab', 'delete'] as const;
  const letters = 'abcdghlmnprstuvwxyz0123456789=+-?QWER.';
  const { side, desk } = traderLayout(SMALL);
  let { ui } = match;
  for (let press = 0; press < (LONG ? 8000 : 150) && !match.isOver; press++) {
    const { model } = match;
    ui = match.frame.uiFor(ui, model);
    const cells = match.frame.draw(model, ui, SMALL, 0);
    expect(cells.lines[0]).toMatch(/^ Star Trader · today · [A-Z]{3} \d+ \d{4} · (Ann|Ben), /);
    if (ui.overlay === undefined) {
      expect(cells.lines[side.y]?.slice(side.x)).toMatch(/^Captains +worth +bank$/);
      expect(cells.lines[desk.y]).toMatch(/^(Ann|Ben) [A-Z]\d[^…]*$/);
      expect(cells.lines.at(-1)).toMatch(/ \? help {2}q leave$/);
    } else expect(cells.lines.at(-1)).toMatch(/Esc (back|do not)$|n no$/);
    const [kind, which] = [chance.draw(), chance.draw()];
    const typed: Key =
      kind < 0.4
        ? { key: must(keys[Math.floor(which * keys.length)], 'a key') }
        : textKey(must(letters[Math.floor(which * letters.length)], 'a letter'));
    const key = kind > 0.95 ? cells.keyAt(Math.floor(which * 80), Math.floor(chance.draw() * 24)) : typed;
    if (key === undefined) continue;
    const { effect, ...after } = match.frame.handleKey(model, ui, key);
    ({ ui } = after);
    if (effect?.type === 'play') await match.act(effect.action);
  }
});

test('a click looks at a port, a second one flies there, and any other star shows its sheet', () => {
  const match = seated();
  const { model, ui } = match;
  const { map } = traderLayout(SMALL);
  const click = (before: TraderUi, name: string) => {
    const { x, y } = must(
      placesOn(model, map).stars.find(({ star }) => star.star === name),
      name,
    );
    return match.frame.handleKey(model, before, must(match.frame.draw(model, before, SMALL, 0).keyAt(x, y), name));
  };
  const { ask } = model.view;
  const ports = ask?.ask === 'destination' ? ask.ports.map(({ star }) => star) : [];
  const other = must(ports[ui.picked === 0 ? 1 : 0], 'another port');
  const looked = click(ui, other);
  expect(looked.effect).toBeUndefined();
  expect(ports[looked.ui.picked]).toBe(other);
  expect(click(looked.ui, other).effect).toEqual({ type: 'play', action: { type: 'go', star: other } });
  const sheet = click(ui, 'SOL').ui;
  expect([sheet.overlay, model.view.stars[sheet.star]?.star]).toEqual(['stars', 'SOL']);
  expect(match.frame.draw(model, sheet, SMALL, 0).keyAt(70, 3)).toMatchObject({ key: 'select' });
  expect(match.frame.draw(model, { ...ui, overlay: 'help' }, SMALL, 0).keyAt(70, 3)).toEqual({ key: 'escape' });
});

test('no line of the keys is cut off at 80 columns', () => {
  const keys = STAR_TRADER.help.split('\n').filter((line) => line.startsWith(' '));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((line) => line.length > 76)).toEqual([]);
});
