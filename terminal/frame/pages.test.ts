/** Pages on which names are typed, and lists to pick from. */
import { expect, test } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { LinePage } from '../frame/line-page.ts';
import { NewGamePage } from '../frame/new-game-page.ts';
import { PickPage, gamePage } from '../frame/pick-page.ts';
import { STAR_TRADER } from '../star-trader/index.ts';

const SIZE = { width: 80, height: 24 };

/** Presses keys, `<name>` for those that have one; returns what came of the last. */
function press<Result>(page: Page<Result>, keys: string): Result | undefined {
  let result: Result | undefined;
  for (const [, name, text = ''] of keys.matchAll(/<(\w+)>|(.)/gu)) {
    const key: Key =
      name === 'down' || name === 'enter' || name === 'backspace' ? { key: name } : { key: 'text', text };
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

test('a list that is too long for that says what fits of each', () => {
  const choices = Array.from({ length: 15 }, (_, i) => ({
    key: '',
    words: `${i}`,
    about: 'long '.repeat(30),
    value: i,
  }));
  const page = new PickPage({ title: 'many', head: [], choices, keys: [] });
  expect(page.draw(SIZE).lines.filter((line) => line.includes('long'))).toHaveLength(15);
});
