/** Pages on which names are typed. */
import { expect, test } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { LinePage } from '../frame/line-page.ts';
import { NewGamePage } from '../frame/new-game-page.ts';

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
