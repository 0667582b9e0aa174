/** Pages on which names are typed, and lists to pick from. */
import { expect, test } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { LinePage } from '../frame/line-page.ts';
import { NewGamePage } from '../frame/new-game-page.ts';
import { PickPage, gamePage } from '../frame/pick-page.ts';
import { STAR_TRADER } from '../star-trader/index.ts';
import { TextPage } from './text-page.ts';

const SIZE = { width: 80, height: 24 };

/** Presses keys, `<name>` for those that have one; returns what came of the last. */
function press<Result>(page: Page<Result>, keys: string): Result | undefined {
  let result: Result | undefined;
  for (const [, name, text = ''] of keys.matchAll(/<(\w+)>|(.)/gu)) {
    const key: Key =
      name === 'down' || name === 'enter' || name === 'backspace' || name === 'home' || name === 'end'
        ? { key: name }
        : { key: 'text', text };
    result = page.handleKey(key, SIZE);
  }
  return result;
}

function newGame(): NewGamePage {
  const sitters = { person: 'a person' };
  return new NewGamePage({
    screens: STAR_LANES,
    title: 'a new match',
    sitters,
    named: 'person',
    name: 'Captain',
    second: 'person',
    lines: [],
  });
}

test.each([
  ['<enter>', ['Captain', 'Player 2']],
  ['<down>Zoë<enter>', ['Zoë', 'Player 2']],
  ['<down>Zoë<down>Ben<enter>', ['Zoë', 'Ben']],
  ['<down><backspace>!<enter>', ['Captai!', 'Player 2']],
])('in the form of a new match %s seats %j', (keys, names) => {
  const game = press(newGame(), keys);
  expect(game !== undefined && game !== 'back' && game.seats.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['<enter>', 'Captain'],
  ['Zoë<enter>', 'Zoë'],
  ['<backspace>!<enter>', 'Captai!'],
])('a line that is proposed, and %s typed, is %s', (keys, line) => {
  expect(press(new LinePage('join', 'Your name:', { line: 'Captain' }), keys)).toEqual({ line });
});

test('which game is meant is asked with all that is said of each', () => {
  const text = gamePage([STAR_LANES, STAR_TRADER], 'play', '').draw(SIZE).lines.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain(STAR_LANES.about);
  expect(text).toContain(STAR_TRADER.about);
});

test('a list that is too long for that says all of the one that is picked, and what fits of the others', () => {
  const choices = Array.from({ length: 15 }, (_, i) => ({
    key: '',
    words: `${i}`,
    about: 'long '.repeat(30),
    value: i,
  }));
  const page = new PickPage({ title: 'many', head: [], choices, keys: [] });
  expect(page.draw(SIZE).lines.filter((line) => line.includes('long'))).toHaveLength(17);
});

const LETTERS = ['a', 'b', 'c'].map((key) => ({ key, words: key, about: '', value: key }));
const WITHOUT = LETTERS.map((choice) => ({ ...choice, key: '' }));

test.each([
  [LETTERS, 'b', 'b'],
  [LETTERS, 'j<enter>', 'b'],
  [WITHOUT, 'jjk ', 'b'],
  [WITHOUT, '<end><enter>', 'c'],
  [WITHOUT, '<end><home><enter>', 'a'],
  [WITHOUT, '<down><down><down><enter>', 'a'],
  [WITHOUT, 'q', 'back'],
  [[{ key: 'j', words: 'join', about: '', value: 'join' }, ...WITHOUT], 'j', 'join'],
  [[{ key: 'j', words: 'join', about: '', value: 'join' }, ...WITHOUT], 'k<enter>', 'join'],
])('of a list, %#: %s picks', (choices, keys, picked) => {
  expect(press(new PickPage({ title: 'list', head: [], choices, keys: [] }), keys)).toBe(picked);
});

test('a text scrolls by the keys that pagers have, and q leaves it', () => {
  const page = new TextPage('text', Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n'));
  const top = (keys: string): string | undefined => {
    press(page, keys);
    return page.draw(SIZE).lines[1]?.trim();
  };
  expect(['j', 'jk', ' ', 'b', 'G', 'g'].map(top)).toEqual([
    'line 1',
    'line 1',
    'line 21',
    'line 1',
    'line 79',
    'line 0',
  ]);
  expect(press(page, 'q')).toBe('back');
});
