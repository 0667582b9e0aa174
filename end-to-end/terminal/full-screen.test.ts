/** The full-screen game in a real pseudo-terminal: what a player sees, and how the terminal is left. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROGRAM, run } from '../teletype/starlanes.ts';
import { expectScreen } from './kept-screens.ts';
import { playToTheEnd } from './play.ts';
import type { Screen } from './screen.ts';
import { COLOUR, useScreens } from './use-screens.ts';

const { open, dataFolder } = useScreens();

const MATCH = ['play', '--seed', '5', '--pace', '0', '--seats', 'Ann,greedy'];

function matchesIn(data: string): string[] {
  const folder = join(data, 'starlanes', 'matches');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.match'))
    .map((name) => join(folder, name));
}

test('a whole match against a computer player, kept and told again', async () => {
  const data = dataFolder();
  const record = join(data, 'record.txt');
  const screen = open([...MATCH, '--edition', 'quick', '--record', record], data);
  const end = await playToTheEnd(screen);
  expect(end).toMatch(/1\. (Ann|greedy) +\$/);
  // Looked at again, and reviewed, before it is left.
  screen.type('p');
  await screen.shows('Replay · quick');
  screen.type('q');
  await screen.shows('a review');
  screen.type('a');
  await screen.shows('edition quick: 2 players');
  screen.type('q');
  await screen.shows('a review');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  expect(await screen.shows('starlanes replay')).toMatch(/ 2\. (Ann|greedy) +\$/);
  expect(screen.isFull).toBe(false);
  const told = await run(['replay', record], '');
  expect(told.output.toString()).toContain('The match is over');
});

/** One asks for companies, one has as many seats as there can be. */
const WHOLE = [
  ['today+founded=chosen+ties=chosen+moves=24', 'Ann,chance'],
  ['grand+rounds=2', 'Ann,greedy,greedy,greedy,greedy,greedy,greedy,strategist'],
];
/** `npm run test:long` plays these, too. */
const MORE = [
  ['beej', 'Ann,chance'],
  ['faber1977+moves=20', 'Ann,greedy'],
  ['grand+rounds=4', 'Ann,greedy,greedy,greedy,greedy,greedy,greedy,strategist'],
];

test.each(process.env['LONG'] === '1' ? [...WHOLE, ...MORE] : WHOLE)('a whole match of %s', async (edition, seats) => {
  const screen = open(['play', '--seed', '11', '--pace', '0', '--edition', edition, '--seats', seats]);
  await playToTheEnd(screen);
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
});

test('a space is played with the mouse, where that is wanted', async () => {
  const screen = open([...MATCH, '--mouse']);
  await screen.shows('where do you place');
  const row = screen.rows.findIndex((line) => line.includes('[3]'));
  const column = (screen.rows[row] ?? '').indexOf('[3]');
  screen.type(`\u001b[<0;${column + 2};${row + 1}M\u001b[<0;${column + 2};${row + 1}m`);
  // An outpost stands where the third space was offered.
  await screen.shows(new RegExp(`^.{${column + 1}}\\+`, 'm'));
  expect(screen.rows[row]?.[column + 1]).toBe('+');
});

test('the first match teaches from the menu, and nothing of it is kept', async () => {
  const data = dataFolder();
  const screen = open([], data);
  await screen.shows('learn');
  screen.type('l');
  await screen.shows('One step at a time');
  screen.type('\r');
  await screen.shows('Step 1 of 20');
  screen.type('3\r');
  await screen.shows('Step 2 of 20');
  screen.type('=\r');
  await screen.shows('Step 3 of 20');
  screen.type('q');
  await screen.shows('starlanes play star-lanes');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  expect(existsSync(join(data, 'starlanes', 'matches'))).toBe(false);
});

test('two people at one keyboard do not see each other’s private books', async () => {
  const edition = 'faber1977+moves=6';
  const screen = open(['play', '--seed', '7', '--seats', 'Ann,Ben', '--edition', edition]);
  const curtain = await screen.shows(/(Ann|Ben), it is your turn\./);
  expect(curtain).not.toContain('Standings');
  screen.type('\r');
  const shown = await screen.shows('Standings');
  expect(shown).toContain('private');
  expect(await playToTheEnd(screen)).not.toContain('private');
});

const QUESTION = /where do you place|what do you trade/;

/** Takes the first space, or trades nothing, and waits for the next question. */
async function answer(screen: Screen): Promise<void> {
  const text = await screen.shows(QUESTION);
  const [asked] = screen.rows;
  screen.type(text.includes('where do you place') ? '1\r' : '\r');
  await screen.until(() => screen.rows[0] !== asked && QUESTION.test(screen.text), 'nothing more was asked');
}

test('the screens of a match at 80x24, as text', async () => {
  const screen = open(MATCH);
  await screen.shows('where do you place');
  await expectScreen(screen, 'place-80x24');
  for (let turn = 0; turn < 6; turn++) await answer(screen);
  while (!screen.text.includes('what do you trade')) await answer(screen);
  screen.type('=');
  await expectScreen(screen, 'trade-80x24');
  screen.type('w');
  await expectScreen(screen, 'worth-80x24');
  screen.type('\u001b');
  await screen.shows('what do you trade');
  screen.type('?');
  await expectScreen(screen, 'help-80x24');
});

test('more room is used, too little is said, and a resize brings it all back', async () => {
  const screen = open(MATCH);
  const before = await screen.shows('where do you place');
  screen.resize(40, 12);
  await screen.shows('Star Lanes needs 60x20.');
  expect(screen.text).toContain('The window has 40x12.');
  screen.resize(60, 20);
  await expectScreen(screen, 'place-60x20');
  screen.resize(120, 40);
  await expectScreen(screen, 'place-120x40');
  screen.resize(200, 50);
  await expectScreen(screen, 'place-200x50');
  screen.resize(80, 24);
  await screen.becomes(before);
});

test.each([
  ['Ctrl-C', 2, (screen: Screen) => screen.type('\u0003')],
  ['a request to end', 15, (screen: Screen) => screen.kill('SIGTERM')],
  ['a line that hangs up', 1, (screen: Screen) => screen.kill('SIGHUP')],
])('%s gives the terminal back', async (_, signal, end) => {
  const screen = open(MATCH);
  await screen.shows('where do you place');
  screen.type('2\r');
  await screen.shows('what do you trade');
  expect(screen.isFull).toBe(true);
  end(screen);
  expect(await screen.ended).toMatchObject({ signal });
  expect(screen.isFull).toBe(false);
  const [, after = ''] = screen.sent.split('\u001b[?25h\u001b[?1049l');
  const [, id = ''] = /starlanes resume (\S+)/.exec(after) ?? [];
  const parting = `The match is saved after 1 of 48 moves. To continue:\r\n  starlanes resume ${id}\r\n`;
  // Nobody is left to read at a line that hangs up.
  expect(after).toBe(signal === 1 ? '' : parting);
});

test('a fault of ours gives the terminal back and says where the match is', async () => {
  // Throws as soon as the screen is ours.
  const fault = `setInterval(()=>{if(process.stdin.isRaw)throw(Error('planted'))},50)`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` };
  const screen = open(MATCH, dataFolder(), { env });
  expect(await screen.ended).toMatchObject({ exitCode: 70 });
  expect(screen.text).toMatch(/matches in play are saved[^]*Error: planted/);
});

test('a disk that is full is no fault of ours, and is told in a sentence', async () => {
  const full = `setInterval(()=>{if(process.stdin.isRaw)throw(Object.assign(Error(),{syscall:'write',code:'ENOSPC'}))},50)`;
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(full)}` };
  const screen = open(MATCH, dataFolder(), { env });
  expect(await screen.ended).toMatchObject({ exitCode: 1 });
  expect(screen.text).toMatch(/^The disk is full\.\nMatches in play are saved/);
});

test('where the data folder cannot be made, it is named, and the match is played in memory', async () => {
  const screen = open(MATCH, '/dev/null');
  expect(await screen.shows('play in memory')).toMatch(
    /The folder for matches, \/dev\/null\/starlanes\/matches,[^]*XDG_DATA_HOME/,
  );
  screen.type('m');
  await screen.shows('where do you place');
  screen.type('2\r');
  await screen.shows('what do you trade');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  await screen.shows('The match is not saved. The same match again: --seed 5');
});

test('where the data folder cannot be made, the menu says so and stays', async () => {
  const screen = open([], '/dev/null');
  await screen.shows('S T A R   L A N E S');
  for (const key of ['d', 'g', 'b']) {
    // The menu comes back with what was picked marked.
    const text = await screen.changes(key);
    expect(text).toContain('/dev/null/starlanes');
    expect(text).toContain('S T A R   L A N E S');
  }
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
});

test('a match that nobody played is not kept', async () => {
  const data = dataFolder();
  const screen = open(MATCH, data);
  await screen.shows('where do you place');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  await screen.shows('The match is not saved.');
  expect(matchesIn(data)).toEqual([]);
});

test('a shell stops the job with Ctrl-Z and brings it back', async () => {
  const screen = open(['-c', `exec bash --norc -i`], dataFolder(), { program: '/bin/bash' });
  screen.type(`PS1='$ '; ${process.execPath} ${PROGRAM} ${MATCH.join(' ')}\r`);
  const before = await screen.shows('where do you place');
  screen.type('\u001a');
  await screen.shows('Stopped');
  expect(screen.isFull).toBe(false);
  screen.type('fg\r');
  await screen.becomes(before);
});

test('a match that was killed goes on where it was', async () => {
  const data = dataFolder();
  const screen = open(MATCH, data);
  await screen.shows('where do you place');
  screen.type('2\r');
  const before = await screen.shows('what do you trade');
  screen.kill('SIGKILL');
  await screen.ended;
  const again = open(['resume', '--pace', '0'], data);
  await again.shows('Ann, greedy');
  again.type('\r');
  await again.becomes(before);
  again.type('q');
  expect(await again.ended).toMatchObject({ exitCode: 0 });
  expect((await run(['resume', '--list'], '', { XDG_DATA_HOME: data })).output.toString()).toContain('Ann, greedy');
});

/** Places something, so that there is a match to go on with. */
async function leaveAfterOneMove(screen: Screen): Promise<void> {
  await screen.shows('where do you place');
  screen.type('2\r');
  await screen.shows('what do you trade');
  screen.type('q');
  await screen.ended;
}

test('a damaged match is told apart and left as it is', async () => {
  const data = dataFolder();
  await leaveAfterOneMove(open(MATCH, data));
  const [file = ''] = matchesIn(data);
  const damaged = readFileSync(file, 'utf8').replace('"act":"sit', '"act":"fly');
  writeFileSync(file, damaged);
  const again = open(['resume'], data);
  await again.shows(/cannot be read: entry 0 of the\s+match cannot be read/);
  again.type('\r');
  await again.shows('Nothing was changed.');
  again.type('q');
  expect(await again.ended).toMatchObject({ exitCode: 0 });
  expect(readFileSync(file, 'utf8')).toBe(damaged);
});

test('half a line at the end of a match is told before it goes on, and kept beside it', async () => {
  const data = dataFolder();
  await leaveAfterOneMove(open(MATCH, data));
  const [file = ''] = matchesIn(data);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, `${whole}{"at":9`);
  const again = open(['resume'], data);
  await again.shows('Ann, greedy');
  again.type('\r');
  await again.shows('the last action was incomplete and is left out');
  expect(readFileSync(file, 'utf8')).toBe(`${whole}{"at":9`);
  again.type('\r');
  await again.shows('what do you trade');
  expect(readFileSync(`${file}.torn`, 'utf8')).toBe('{"at":9\n');
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('without colours there are none, and ASCII is enough where the locale says so', async () => {
  const colourless = open([...MATCH, '--no-color']);
  await colourless.shows('where do you place');
  expect(colourless.sent).not.toMatch(COLOUR);
  const plain = open(MATCH, dataFolder(), { env: { LANG: 'C', NO_COLOR: '1' } });
  await plain.shows('where do you place');
  await expectScreen(plain, 'ascii-80x24');
  expect([...plain.sent].filter((mark) => mark > '~')).toEqual([]);
  expect(plain.sent).not.toMatch(COLOUR);
});

test('a choice of companies is told whole at 80 columns, with what a founder is given', async () => {
  const edition = 'today+founded=chosen';
  const screen = open(['play', '--seed', '11', '--pace', '0', '--edition', edition, '--seats', 'Ann,chance']);
  const founding = (text: string): string | undefined => /(\d) {2}\S+ +\S founds/.exec(text)?.[1];
  while (founding(await screen.shows(QUESTION)) === undefined) await answer(screen);
  screen.type(`${founding(screen.text)}\r`);
  await screen.shows('which company?');
  await expectScreen(screen, 'choose-80x24');
});

test('the menu opens in a terminal, plays, and is left', async () => {
  const screen = open([]);
  await screen.shows('S T A R   L A N E S');
  await expectScreen(screen, 'menu-80x24');
  screen.type('p');
  await screen.shows('Which game?');
  screen.type('l');
  await screen.shows('Seats');
  screen.type('\u001b');
  await screen.shows('S T A R   L A N E S');
  screen.type('h');
  await screen.shows('Star Lanes · help');
  screen.type('q');
  await screen.shows('S T A R   L A N E S');
  screen.type('o');
  await screen.shows('Which game?');
  screen.type('l');
  await screen.shows('Editions');
  screen.type('q');
  await screen.shows('Which game?');
  screen.type('q');
  await screen.shows('S T A R   L A N E S');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
});

test('a record is stepped through', async () => {
  const file = join(import.meta.dirname, '..', '..', 'records', 'quick-four-players.txt');
  const screen = open(['replay', file]);
  await screen.shows('The match begins.');
  screen.type('\u001b[C');
  await screen.shows('action 1 of');
  await expectScreen(screen, 'replay-80x24');
  screen.type('\u001b[F');
  await screen.shows('has won!');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
});

test('into a pipe nothing hangs: it says what there is', async () => {
  const { status, output, errors } = await run([], '');
  expect({ status, output: output.toString() }).toEqual({ status: 2, output: '' });
  expect(errors).toContain('the menu needs a terminal');
});
