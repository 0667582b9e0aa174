/** The program on pipes: exact bytes, any bytes, and a clean end whatever happens. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import games from '../../teletype/fixtures/games.golden.json' with { type: 'json' };
import { makeReady } from '../../scripts/ready.mjs';
import { endOf, run, start } from './starlanes.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => makeReady());

/** The machine itself is tried on thousands of lines, without a process for each. */
const SAMPLES = process.env['LONG'] === '1' ? 100 : 1;

const GAME = ['teletype', 'star-lanes', '--seed', '77'];

test.each([
  ['spec', 'again_4p'],
  ['altair', 'noise_3p_merge'],
] as const)('prints the bytes the original printed, %s: %s', async (layout, name) => {
  const { seed, lines, [layout]: expected } = gameOf(name);
  const args = ['teletype', 'star-lanes', '--seed', String(seed), '--layout', layout];
  const { status, output, errors } = await run(args, `${lines}\n`);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect({ length: output.length, sha256: sha256(output) }).toEqual(expected);
});

test('traces the turns the original played', async () => {
  const { seed, lines, turns } = gameOf('merge4_21685');
  const { output } = await run(['teletype', 'star-lanes', '--seed', String(seed), '--trace'], lines);
  const traced = output.toString().trimEnd().split('\n');
  expect(traced.map((turn) => sha256(Buffer.from(turn)).slice(0, 12)).join(' ')).toBe(turns);
});

test('ends cleanly wherever the input ends', async () => {
  for (const typed of ['', '2', '2\nN\nANN\nBOB\n8J\n']) {
    const { status, errors } = await run(GAME, typed);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
  }
});

test('takes any bytes', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 5000 }),
    fc
      .array(fc.constantFrom(...'\0\n\r"MSY:,12ABE- '), { maxLength: 5000 })
      .map((signs) => Buffer.from(signs.join(''))),
  );
  const begun = Buffer.from('2\nN\nANN\nBOB\n');
  for (const typed of fc.sample(bytes, SAMPLES)) {
    await checkBytes(typed);
    await checkBytes(Buffer.concat([begun, typed]));
  }
});

test('takes a line of many megabytes', async () => {
  await checkBytes(Buffer.concat([Buffer.alloc(8_000_000, 'X'), Buffer.from('\n2\n'), Buffer.alloc(8_000_000)]));
});

test('stops quietly when nobody reads any more', async () => {
  const child = start(...GAME);
  const ended = endOf(child);
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => {
    child.stdout.destroy();
    child.stdin.write('?\n'.repeat(10_000));
  });
  const { status, errors } = await ended;
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
});

test('a program that is killed leaves a record of everything that was done', async () => {
  const file = join(folder, 'match.txt');
  const child = start(...GAME, '--record', file);
  const ended = endOf(child);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (text.includes('BOB, HERE ARE')) child.kill('SIGKILL');
  });
  child.stdin.write('2\nN\nANN\nBOB\n8J\n');
  await ended;
  expect(readFileSync(file, 'utf8')).toMatch(/\nplayer BOB\n\n1 8J\n$/);
  expect((await run(['replay', file], '')).output.toString()).toContain('Move 2: BOB may choose');
});

test('says what it did not understand, with status 2', async () => {
  const { status, output, errors } = await run(['teletype', 'star-lanes', '--sed', '1'], '');
  expect({ status, output: output.toString() }).toEqual({ status: 2, output: '' });
  expect(errors).toBe("Unknown option '--sed'. Did you mean --seed? Try: starlanes teletype --help\n");
});

test('tells its version', async () => {
  expect((await run(['--version'], '')).output.toString()).toMatch(/^starlanes \d+\.\d+\.\d+\n$/);
});

async function checkBytes(typed: Uint8Array): Promise<void> {
  const { status, output, errors } = await run(GAME, typed);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(output.length).toBeGreaterThan(60);
}

function gameOf(name: string) {
  const game = games.find((other) => other.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
