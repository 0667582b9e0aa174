/** Star Trader on the full screen, in a real pseudo-terminal: whole matches, kept ones, and what is seen. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../teletype/starlanes.ts';
import { expectScreen } from './kept-screens.ts';
import { answer, tradeToTheEnd } from './play-star-trader.ts';
import { COLOUR, useScreens } from './use-screens.ts';

const { open, dataFolder } = useScreens();

const MATCH = ['play', 'star-trader', '--seed', '5', '--pace', '0', '--seats', 'Ann,merchant'];

test('a whole match alone, kept, told again and stepped through', async () => {
  const data = dataFolder();
  const record = join(data, 'record.txt');
  const alone = ['--seats', 'Ann', '--edition', 'today+years=1', '--record', record];
  const screen = open(['play', 'star-trader', '--seed', '5', '--pace', '0', ...alone], data);
  expect(await tradeToTheEnd(screen)).toMatch(/1\. Ann +\$[\d,]+ .*cargo \$/);
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  expect(await screen.shows('starlanes replay')).toMatch(/ 1\. Ann +\$/);
  expect((await run(['replay', record], '')).output.toString()).toContain('The match ended in 2071');
  const again = open(['replay', record], data);
  await again.shows('The match begins.');
  again.type('\u001b[B');
  await again.shows('lands at');
  await expectScreen(again, 'star-trader-replay-80x24');
  again.type('\u001b[F');
  await again.shows(/1\. Ann +\$/);
  again.type('q');
  expect(await again.ended).toMatchObject({ exitCode: 0 });
});

test('a player alone sees the medal to reach', async () => {
  const screen = open(['play', 'star-trader', '--seed', '5', '--seats', 'Ann']);
  expect(await screen.shows('Target:')).toContain('Target: $600,000 for bronze');
});

/** `npm run test:long` plays those of other editions, too. */
const WHOLE = [['today+years=1+ships=1+stars=20', 'Ann,Ben,trader,captain']];
const MORE = [
  ['kaufman1974+years=1+bids=1', 'Ann,searcher'],
  ['remake+years=1', 'Ann,Ben,chance,beginner'],
];

test.each(process.env['LONG'] === '1' ? [...WHOLE, ...MORE] : WHOLE)(
  'a whole match of %s with %s',
  async (edition, seats) => {
    const screen = open(['play', 'star-trader', '--seed', '11', '--pace', '0', '--edition', edition, '--seats', seats]);
    expect(await tradeToTheEnd(screen)).toMatch(/has won!/);
    screen.type('q');
    expect(await screen.ended).toMatchObject({ exitCode: 0 });
  },
);

test('two captains at one keyboard are asked in turn, and see each other’s books', async () => {
  const screen = open(['play', 'star-trader', '--seed', '7', '--seats', 'Ann,Ben']);
  await screen.shows('Ann A1 at SOL: where to?');
  screen.type('\r');
  const shown = await screen.shows('Ben B1 at SOL: where to?');
  expect(shown).toMatch(/A Ann +\$280,000/);
  screen.type('u');
  await screen.shows('Nothing to undo now.');
});

test('the screens at 80x24, as text', async () => {
  const screen = open(MATCH);
  await screen.shows('where to?');
  await expectScreen(screen, 'star-trader-port-80x24');
  screen.type('g25');
  await screen.shows('In all');
  await expectScreen(screen, 'star-trader-route-80x24');
  screen.type('\u001b');
  await screen.shows('A1 at SOL: where to?');
  screen.type('\r');
  await screen.shows('A2 at SOL: where to?');
  screen.type('4');
  await screen.shows('how many?');
  await expectScreen(screen, 'star-trader-sell-80x24');
  screen.type('5\r');
  await screen.shows('bid 1 of 3');
  screen.type('a');
  await screen.shows('Advice');
  screen.type('\r');
  await screen.shows('bid 2 of 3');
  await expectScreen(screen, 'star-trader-bid-80x24');
  for (const [key, name] of [
    ['s', 'stars'],
    ['c', 'calendar'],
    ['v', 'prices'],
    ['?', 'help'],
  ] as const) {
    screen.type(key);
    await screen.shows('Esc back');
    await expectScreen(screen, `star-trader-${name}-80x24`);
    screen.type('\u001b');
    await screen.shows('bid 2 of 3');
  }
});

test('a newsletter comes with January, and is kept', async () => {
  const screen = open(MATCH);
  await screen.shows('where to?');
  while (!screen.text.includes('Newsletter 2')) {
    await screen.shows(/Ann, |Newsletter 2/);
    if (!screen.text.includes('Newsletter 2')) await answer(screen);
  }
  expect(screen.text).toMatch(/Newsletter 2, JAN 1 2071 \(2 of 2\)[^]*Best deals of the year/);
  screen.type('\u001b[D');
  await screen.shows('(1 of 2)');
  screen.type('\u001b');
  await screen.shows('Captains');
  screen.type('l');
  await screen.shows('Newsletter 2');
});

test('more room is used, and a resize brings it all back', async () => {
  const screen = open(MATCH);
  const before = await screen.shows('where to?');
  screen.resize(60, 20);
  await expectScreen(screen, 'star-trader-port-60x20');
  screen.resize(120, 40);
  await expectScreen(screen, 'star-trader-port-120x40');
  screen.resize(200, 50);
  await expectScreen(screen, 'star-trader-port-200x50');
  screen.resize(80, 24);
  await screen.becomes(before);
});

test('a port is looked at and flown to with the mouse, where that is wanted', async () => {
  const screen = open([...MATCH, '--mouse']);
  await screen.shows('where to?');
  const row = screen.rows.findIndex((line) => line.includes('4FATE'));
  const column = (screen.rows[row] ?? '').indexOf('4FATE');
  const click = `\u001b[<0;${column + 2};${row + 1}M\u001b[<0;${column + 2};${row + 1}m`;
  screen.type(click);
  await screen.shows('FATE: about');
  screen.type(click);
  expect(await screen.shows('A2 at SOL: where to?')).toContain('→ FATE');
});

test('a match that was killed goes on where it was', async () => {
  const data = dataFolder();
  const screen = open(MATCH, data);
  await screen.shows('A1 at SOL: where to?');
  screen.type('\r');
  await screen.shows('A2 at SOL: where to?');
  screen.type('4');
  const before = await screen.shows('how many?');
  screen.kill('SIGKILL');
  await screen.ended;
  const again = open(['resume', '--pace', '0'], data);
  await again.shows('Star Trader today');
  again.type('\r');
  await again.becomes(before);
  again.type('q');
  expect(await again.ended).toMatchObject({ exitCode: 0 });
  expect(await again.shows('To continue')).toContain('starlanes resume');
  expect((await run(['resume', '--list'], '', { XDG_DATA_HOME: data })).output.toString()).toContain('Ann, merchant');
});

test('without colours there are none, and ASCII is enough where the locale says so', async () => {
  const colourless = open([...MATCH, '--no-color']);
  await colourless.shows('where to?');
  expect(colourless.sent).not.toMatch(COLOUR);
  const plain = open(MATCH, dataFolder(), { env: { LANG: 'C', NO_COLOR: '1' } });
  await plain.shows('where to?');
  await expectScreen(plain, 'star-trader-ascii-80x24');
  expect([...plain.sent].filter((mark) => mark > '~')).toEqual([]);
  expect(plain.sent).not.toMatch(COLOUR);
});

test('the menu asks which game, and begins one', async () => {
  const screen = open([]);
  await screen.shows('S T A R   L A N E S');
  screen.type('p');
  await screen.shows('Which game?');
  screen.type('t');
  await screen.shows('Star Trader · a new match');
  // Below the edition stands the length.
  screen.type('\u001b[B\u001b[B\u001b[B');
  // The first kind of player is nobody; how many stand before the usual rival is not the point here.
  while (!screen.text.includes('alone, for a medal: bronze $600,000')) await screen.changes('\u001b[D');
  screen.type('\r');
  expect(await screen.shows('Pilot A1 at SOL: where to?')).toContain('A Pilot');
});
