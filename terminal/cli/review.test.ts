// `starlanes review` and `starlanes advise`, through the program's own door.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { recordOf } from '../../bots/star-trader/adviser/fixtures/record.ts';
import { formatRecord } from '../../core/record.ts';
import { run } from '../fixtures/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function record(name: string): string {
  return fileURLToPath(new URL(`../../records/${name}.txt`, import.meta.url));
}

/** A file of its own with this text. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const QUICK = record('quick-four-players');
const FAST = ['--playouts', '4'];

describe('review', () => {
  test('prints the result, a chart, turning points and a table, in 80 columns', async () => {
    const { status, output, errors } = await run(['review', QUICK, ...FAST, '--ascii']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(
      /^Star Lanes, edition quick: 4 players, 32 moves. Nia won with \$71,904 \(Mo\n\$47,796, Omar \$36,525, Pia \$29,650\)\.\n/,
    );
    expect(output).toMatch(/\n {2}Mo {3}\|[0-9]{33}\| {3}0 %\n {2}Nia {2}\|[0-9]{33}\| 100 %\n/);
    expect(output).toMatch(/\nTurning points\n {2}- Move \d+: \w+ [<>]?\d+ % -> [<>]?\d+ %\. /);
    expect(output).toMatch(
      /\n {2}player +accuracy +loss per move +luck +worth\n {2}Mo +\d+ +[\d.]+ % +[-+]\d+ % +\$47,796\n/,
    );
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('--json has everything, and the same every time', async () => {
    const one = await run(['review', QUICK, ...FAST, '--quick', '--json']);
    expect(one.status).toBe(0);
    expect(JSON.parse(one.output)).toMatchObject({
      edition: 'quick',
      over: true,
      players: [{ name: 'Mo' }, {}, {}, {}],
    });
    expect((await run(['review', QUICK, ...FAST, '--quick', '--json'])).output).toBe(one.output);
  });

  test('--quick reviews as well, and a match that is not over', async () => {
    const text = readFileSync(QUICK, 'utf8').split('\n').slice(0, 24).join('\n');
    const { status, output } = await run(['review', file('part.txt', `${text}\n`), '--quick', '--ascii']);
    expect(status).toBe(0);
    expect(output).toContain('The match is not over.');
  });

  test('a match alone has no chart', async () => {
    const text = `star lanes record 1\ngame star-lanes\nengine 1\nedition quick\nchance mulberry32 1\nplayer Solo\n\n`;
    const { status, output } = await run(['review', file('solo.txt', text), ...FAST]);
    expect(status).toBe(0);
    expect(output).toMatch(
      /^Star Lanes, edition quick: 1 player, 0 moves\. The match is not over\. Solo\s\$6,000\.\n\n {2}player/,
    );
  });
});

describe('review of a match of Star Trader', () => {
  const TRADED = recordOf('today+years=2', ['beginner', 'captain'], 8);
  const path = file('traded.txt', formatRecord({ ...TRADED, names: ['Ann', 'Ben'] }));

  test('prints charts of worth and chances, turning points, better answers and a table, in 80 columns', async () => {
    const { status, output, errors } = await run(['review', path, ...FAST, '--ascii']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/^Star Trader, edition today\+years=2: 2 captains, \d+ departures\. Ben won with/);
    expect(output).toMatch(/\nWorth, stop by stop \(9 is \$[\d,]+ or more\)\n {2}Ann \|[0-9]+\| +\$[\d,]+\n {2}Ben \|/);
    expect(output).toMatch(/\nChance to win, stop by stop .*\n {2}Ann \|[0-9]+\| +[<>]?\d+ %\n/);
    expect(output).toMatch(
      /\nWhat better answers would have gained\n {2}- [A-Z]{3} \d+ 207\d, Ann at [A-Z]+: \$[\d,]+\. /,
    );
    expect(output).toMatch(/\n {2}Ben +\d+ % +\$[\d,]+ +[-+]\d+ days +\$[\d,]+\n/);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('two of one kind, as a server writes them, are told apart', async () => {
    const twins = file('twins.txt', formatRecord({ ...TRADED, names: ['captain', 'captain'] }));
    const { output } = await run(['review', twins, ...FAST, '--quick', '--json']);
    expect(JSON.parse(output)).toMatchObject({ captains: [{ name: 'captain 1' }, { name: 'captain 2' }] });
    expect((await run(['replay', twins, '--lines'])).output).toContain('\ncaptain 1, captain 2\n');
  });

  test('--json has everything, and the same every time', async () => {
    const one = await run(['review', path, ...FAST, '--quick', '--json']);
    expect(JSON.parse(one.output)).toMatchObject({
      edition: 'today+years=2',
      over: true,
      captains: [{ name: 'Ann' }, { name: 'Ben' }],
    });
    expect((await run(['review', path, ...FAST, '--quick', '--json'])).output).toBe(one.output);
  });
});

describe('advise', () => {
  test('says what to do, in 80 columns', async () => {
    const { status, output, errors } = await run(['advise', QUICK, ...FAST, '--at', '4']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(
      /^After 4 actions, move 4 of at most 32: Pia chooses a space\.\n\n 1\. \d[A-Z]: \d+ % to win, about \$[\d,]+ at the end\.\n {4}[A-Z]/,
    );
    expect(output).toMatch(/\n {4}- Then put all \$[\d,]+ into /);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('without --at, on the last question of the match, and says that it is over', async () => {
    const { status, output } = await run(['advise', QUICK, ...FAST]);
    expect(status).toBe(0);
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(
      /^The match is over; this is its last question\. After \d+ actions, move 32 of at most 32: Pia trades\. /,
    );
  });

  test('--json is the same every time', async () => {
    const one = await run(['advise', QUICK, ...FAST, '--at', '10', '--json']);
    expect(JSON.parse(one.output)).toMatchObject({ at: 10, sight: 'champion' });
    expect((await run(['advise', QUICK, ...FAST, '--at', '10', '--json'])).output).toBe(one.output);
  });

  test('as far as a damaged record can be played', async () => {
    const text = readFileSync(QUICK, 'utf8').split('\n').slice(0, 16).join('\n');
    const damaged = file('damaged.txt', `${text}\n1 99Z\n`);
    expect((await run(['advise', damaged, ...FAST, '--at', '2'])).status).toBe(0);
    const { status, errors } = await run(['advise', damaged, ...FAST]);
    expect(status).toBe(1);
    expect(errors).toMatch(/damaged\.txt: action \d+, "99Z"/);
  });
});

describe.each(['review', 'advise'])('%s', (command) => {
  test('has a help page', async () => {
    const { status, output } = await run([command, '--help']);
    expect(status).toBe(0);
    expect(output).toContain(`starlanes ${command} MATCH`);
  });

  test.each([
    [[], /^MATCH is missing\. Usage: starlanes \w+ MATCH \[flags\]\n$/],
    [['one.txt', 'two.txt'], /^Unexpected argument "two\.txt"\. Usage: starlanes \w+ MATCH \[flags\]\n$/],
    [[QUICK, '--playouts', '0'], /^--playouts takes a whole number from 1 to 1000000, not "0"\.\n$/],
    [[QUICK, '--playouts', 'many'], /^--playouts takes a whole number from 1 to 1000000, not "many"\.\n$/],
    [[QUICK, '--colour'], /^Unknown option '--colour'\. Try: starlanes \w+ --help\n$/],
  ])('answers %j with a sentence', async (args, sentence) => {
    const { status, output, errors } = await run([command, ...args]);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(errors).toMatch(sentence);
  });

  test.each([
    ['letter.txt', 'Dear Bob,\n', /letter\.txt: this is not a record/],
    [
      'chess.txt',
      'star lanes record 1\ngame chess\nengine 1\nedition x\nchance x\n\n',
      /chess\.txt: unknown game "chess"\n$/,
    ],
    [
      'odd.txt',
      'star lanes record 1\ngame star-lanes\nengine 1\nedition today\nchance mulberry32 1\nplayer A\n\n1 9Z\n',
      /odd\.txt: action 1, "9Z"/,
    ],
  ])('says what is wrong with %s', async (name, text, sentence) => {
    const { status, output, errors } = await run([command, file(name, text)]);
    expect({ status, output }).toEqual({ status: 1, output: '' });
    expect(errors).toMatch(sentence);
  });

  test('says that a file is missing', async () => {
    const { status, errors } = await run([command, join(folder, 'none.txt')]);
    expect(status).toBe(1);
    expect(errors).toMatch(/^File not found: .*none\.txt\.\n$/);
  });
});

test('the flags of one command are not those of the other', async () => {
  expect((await run(['review', QUICK, '--at', '3'])).errors).toMatch(/^Unknown option '--at'/);
  expect((await run(['advise', QUICK, '--quick'])).errors).toMatch(/^Unknown option '--quick'/);
});

test.each([
  ['200', /has only \d+ actions, not 200/],
  ['all', /^--at takes a whole number/],
])('--at %s is no position', async (at, sentence) => {
  expect((await run(['advise', QUICK, '--at', at])).errors).toMatch(sentence);
});
