import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { run } from '../fixtures/run.ts';
import type { Ran } from '../fixtures/run.ts';

function arena(...args: readonly string[]): Promise<Ran> {
  return run(['arena', ...args]);
}

const EXAMPLE = `cmd:"${process.execPath}" "${fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url))}"`;
const BUILT = fileURLToPath(new URL('../../scripts/starlanes.mjs', import.meta.url));
const SMALL = ['--matches', '8', '--edition', 'quick', '--seed', '5'];
const ONE = ['--threads', '1'];
const BOT = 'chance';

describe('words that are not understood', () => {
  test.each([
    [[], /^--seats A,B,C is missing\. Usage: starlanes arena --seats A,B,C \[flags\]\n$/],
    [
      ['--seats', 'chance,gredy'],
      /^Unknown bot "gredy"\. Did you mean greedy\? Bots: chance, .*\. For your own program, use cmd:COMMAND\.\n$/,
    ],
    [['--seats', 'chance,nobody'], /^Unknown bot "nobody"\. Bots: /],
    [['--seats', 'chance'], /^today is for 2 to 4 players here, not 1\.\n$/],
    [['--seats', 'chance,chance,chance,chance,chance'], /^today is for 2 to 4 players here, not 5\.\n$/],
    [['--seats', 'chance,chance', '--ladder'], /^--ladder needs at least two different bots\.\n$/],
    [['--seats', 'chance,cmd:./no-such-bot'], /^"cmd:.\/no-such-bot" cannot be started: .*ENOENT\n$/],
    [['--seats', 'chance,cmd:'], /^"cmd:" cannot be started: /],
    [['--game', 'chess'], /^Unknown game "chess"\. Games: star-lanes, /],
    [['--seats', 'chance,chance', '--edition', 'tomorrow'], /tomorrow/],
    [['--matches', '0'], /^--matches takes a whole number from 1 to /],
    [['--threads', 'two'], /^--threads takes a whole number from 1 to /],
    [['--seed', '4294967296'], /^--seed takes a whole number from 0 to 4294967295, not "4294967296"\.\n$/],
    [['--colour'], /^Unknown option '--colour'. Try: starlanes arena --help\n$/],
  ])('%j are answered with a sentence', async (args, sentence) => {
    const { status, output, errors } = await arena(...args);
    expect({ status, output }).toEqual({ status: 2, output: '' });
    expect(errors).toMatch(sentence);
  });
});

test('prints a table, and nothing else where nobody looks', async () => {
  const { status, output, errors } = await arena('--seats', `${BOT},${EXAMPLE}`, ...SMALL, ...ONE);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  const [first, second, , head, ...rows] = output.split('\n');
  expect(first).toMatch(/^star-lanes quick, seed 5, \d+\.\d s$/);
  expect(second).toBe('8 matches: 4 galaxies, each in 2 seatings with the same chance.');
  expect(head).toMatch(/^bot +wins +rate +95 % interval +fair +mean worth$/);
  expect(rows[0]).toMatch(new RegExp(`^${BOT} +[\\d.]+ +[\\d.]+ % +[\\d.]+ % - [\\d.]+ % +50\\.0 % +[\\d,]+$`));
  expect(rows[3]).toMatch(/^bot +turn median +turn p99 +illegal +late +failed$/);
  expect(rows[4]).toMatch(new RegExp(`^${BOT} +.* ms +0 +0 +0$`));
  expect(rows).toHaveLength(7);
});

test('prints a ladder', async () => {
  const { output } = await arena('--ladder', '--seats', `${BOT},${EXAMPLE}`, ...SMALL, ...ONE);
  expect(output).toContain('8 matches a pair: 4 galaxies, each in 2 seatings with the same chance.');
  expect(output).toMatch(/\nbot +rating +95 % interval +rate\n/);
  expect(output).toMatch(/\npair +against +rate +95 % interval\n/);
});

test('tells the first faults of a bot', async () => {
  const { output } = await arena(
    '--seats',
    `${BOT},cmd:"${process.execPath}" -e 0`,
    ...SMALL,
    ...ONE,
    '--matches',
    '1',
  );
  expect(output).toMatch(/, failed: ended with status 0 \(galaxy 1, seating 1, answer \d+\)\n/);
});

test('explains itself', async () => {
  const { status, output } = await arena('--help');
  expect(status).toBe(0);
  expect(output).toContain('starlanes arena --ladder');
});

test.each(['table', 'ladder'])('the results do not depend on the number of threads: %s', async (kind) => {
  const seats = ['--seats', kind === 'table' ? `${BOT},${EXAMPLE},${BOT}` : `${BOT},${EXAMPLE}`];
  // A program that starts late on a busy machine must not lose a move here.
  const words = [
    ...seats,
    ...SMALL,
    '--matches',
    '16',
    '--json',
    '--answer-seconds',
    '60',
    ...(kind === 'ladder' ? ['--ladder'] : []),
  ];
  const [one, two] = await Promise.all(['1', '2'].map((threads) => runBuilt(...words, '--threads', threads)));
  expect(withoutTimes(one ?? '')).toEqual(withoutTimes(two ?? ''));
  expect(JSON.parse(two ?? '')).toMatchObject({ game: 'star-lanes', edition: 'quick', seed: 5, threads: 2 });
});

test.each(['1', '2'])(
  'Ctrl-C is not for the bots: their matches are finished, then they are ended (%s threads)',
  async (threads) => {
    const says = `data:text/javascript,process.stderr.write('bot '+process.pid+'\\n')`;
    const bot = EXAMPLE.replace(`${process.execPath}"`, `${process.execPath}" --import "${says}"`);
    const words = ['--seats', `${BOT},${bot}`, '--edition', 'quick', '--matches', '100000', '--threads', threads];
    // A group of its own, as a shell gives to what it starts.
    const child = spawn(process.execPath, [BUILT, 'arena', ...words], { detached: true });
    const output = text(child.stdout);
    let [errors, isSent] = ['', false];
    const pids = (): number[] => Array.from(errors.matchAll(/^bot (\d+)$/gm), ([, pid]) => Number(pid));
    for await (const part of child.stderr.setEncoding('utf8')) {
      errors += String(part);
      if (isSent || pids().length < Number(threads)) continue;
      // A terminal sends it to the whole group.
      isSent = process.kill(-must(child.pid, 'a process'), 'SIGINT');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGINT');
    expect(await output).toMatch(/^cmd:.* +0 +0 +0$/m);
    for (const pid of pids()) await expect.poll(() => isRunning(pid)).toBe(false);
  },
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Threads need the program as it is built. */
function runBuilt(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [BUILT, 'arena', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return text(child.stdout);
}

/** The report less what the clock has put into it. */
function withoutTimes(json: string): unknown {
  return JSON.parse(json, (key, value: unknown) =>
    ['median', 'p99', 'seconds', 'threads'].includes(key) ? undefined : value,
  );
}
