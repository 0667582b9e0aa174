/** Every screen at every question, in every size: nothing is lost, and no key breaks it. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Key } from '../screen/key.ts';
import { drawTrader } from './draw-screen.ts';
import { placesOn } from './draw-star-map.ts';
import { Seated } from './fixtures/seated.ts';
import { traderLayout } from './layout.ts';
import { pressTraderClick } from './press-click.ts';
import { pressTrader } from './press.ts';
import { TRADER_HELP } from './help-text.ts';
import { newTraderUi, traderUiFor } from './trader-ui.ts';
import type { TraderOverlay } from './trader-ui.ts';

const SIZES = [
  { width: 80, height: 24 },
  { width: 120, height: 40 },
  { width: 200, height: 50 },
  { width: 300, height: 24 },
];

const PAGES: readonly TraderOverlay[] = ['help', 'news', 'stars', 'route', 'worth', 'prices', 'calendar', 'letter'];

test.each([
  ['today', ['Ann']],
  ['today+stars=30+ships=1', ['Ann', 'Ben', 'Cid']],
  ['kaufman1974+bids=12', ['Ann', 'Ben']],
  ['today+ships=1+years=2', Array.from({ length: 12 }, (_, i) => `Captain ${i + 1}`)],
])('%s with %j is drawn at every moment', async (edition, names) => {
  const seated = new Seated(edition, names, 3);
  for (let moment = 0; moment < 40 && !seated.isOver; moment++) {
    const { sight } = seated;
    const size = SIZES[moment % SIZES.length]!;
    const ui = traderUiFor(newTraderUi(moment % 2 === 0), sight);
    const shown = drawTrader(sight, ui, size, 0).lines.join('\n');
    expect(shown).toContain(sight.view.ask?.star ?? 'over');
    expect(shown).toContain('Captains');
    const page = PAGES[moment % PAGES.length];
    expect(drawTrader(sight, { ...ui, overlay: page, route: ['SOL'] }, size, 0).lines.join('\n')).toContain('Esc back');
    for (let answers = 0; answers < 3 && !seated.isOver; answers++) await seated.answer();
  }
});

test('the end says who has won, and a medal is told to who played alone', async () => {
  const both = await new Seated('today+years=1').until('over');
  expect(drawTrader(both, newTraderUi(true), SIZES[0]!, 0).lines.join('\n')).toMatch(/(Ann|Ben) has won!/);
  const alone = await new Seated('today', ['Ann']).until('over');
  expect(drawTrader(alone, newTraderUi(true), SIZES[0]!, 0).lines.join('\n')).toMatch(/A \w+ medal|No medal this time/);
});

test('all stars are on the map, each name where no other is', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { sight } = new Seated('today+stars=20', ['Ann', 'Ben'], seed);
    const { map } = traderLayout(SIZES[1]!);
    const { stars } = placesOn(sight, map);
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

test('any keys and clicks: the screen stays one', async () => {
  const seated = new Seated('today', ['Ann', 'Ben'], 8);
  const chance = new Mulberry32(4);
  const keys = ['up', 'down', 'left', 'right', 'enter', 'escape', 'backspace', 'page-up', 'tab', 'delete'] as const;
  const letters = 'abcdghlmnprstuvwxyz0123456789=+-?QWER.';
  let ui = newTraderUi(true);
  for (let press = 0; press < 400 && !seated.isOver; press++) {
    const { sight } = seated;
    ui = traderUiFor(ui, sight);
    const [kind, which] = [chance.draw(), chance.draw()];
    const key: Key =
      kind < 0.4
        ? { key: keys[Math.floor(which * keys.length)]! }
        : { key: 'text', text: letters[Math.floor(which * letters.length)]! };
    const spot = { x: Math.floor(which * 80), y: Math.floor(kind * 24) };
    const pressed = kind > 0.95 ? pressTraderClick(sight, ui, spot, SIZES[0]!) : pressTrader(sight, ui, key);
    ({ ui } = pressed);
    expect(drawTrader(sight, ui, SIZES[0]!, 0).lines).toHaveLength(24);
    if (pressed.did?.did === 'play') await seated.act(pressed.did.action);
  }
});

test('no line of the keys is cut off at 80 columns', () => {
  const keys = TRADER_HELP.split('\n').filter((line) => line.startsWith(' '));
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((line) => line.length > 76)).toEqual([]);
});
