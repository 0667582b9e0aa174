// The commands on a small project of their own: what they say, what they build, and what happens when two start at once.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const program = (words: string): string =>
  `export async function main(args: string[]): Promise<number> { process.stdout.write('${words} ' + args.join()); return 3; }`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starlanes-ready-'));
  for (const name of ['package.json', 'tsconfig.json', 'scripts']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const name of ['cli', 'terminal', 'node_modules']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'cli', 'server-commands.ts'), 'export const SERVER_COMMANDS = [];');
  symlinkSync(join(root, 'node_modules', 'rolldown'), join(folder, 'node_modules', 'rolldown'), 'junction');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'node_modules', '.installed-from'), createHash('sha256').update('{}').digest('hex'));
  write('first');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(words: string): void {
  writeFileSync(join(folder, 'terminal', 'main.ts'), program(words));
}

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function starlanes(...args: string[]): Promise<Ran> {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  const child = spawn(process.execPath, [join(folder, 'scripts', 'starlanes.mjs'), ...args], { env });
  const ran = { status: 0, out: '', err: '' };
  child.stdout.on('data', (data) => (ran.out += String(data)));
  child.stderr.on('data', (data) => (ran.err += String(data)));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ ...ran, status }));
  });
}

test('builds on the first run only, and leaves standard output to the program', async () => {
  const built = { status: 3, out: 'first a,b', err: 'Building dist ...\n' };
  expect(await starlanes('a', 'b')).toEqual(built);
  expect(await starlanes('a', 'b')).toEqual({ ...built, err: '' });
  expect(readdirSync(folder)).not.toContain('dist.old');
});

test('installs when the lock file has changed, once, in words that go to standard error', async () => {
  await starlanes();
  writeFileSync(join(folder, 'npm.js'), `console.log('npm ' + process.argv[2]);`);
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }');
  const { out, err } = await starlanes();
  expect(out).toBe('first ');
  expect(err).toMatch(/^Installing packages into node_modules .*\nnpm ci\nBuilding dist \.\.\.\n$/);
  expect(await starlanes()).toMatchObject({ err: '' });
});

test('an install that fails ends the command', async () => {
  writeFileSync(join(folder, 'npm.js'), `process.exit(1);`);
  writeFileSync(join(folder, 'package-lock.json'), '{ "changed": true }');
  const { status, out, err } = await starlanes();
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('starlanes: npm ci failed; its messages are above.\n');
});

test('builds again when a source has changed, come or gone', async () => {
  await starlanes();
  write('second');
  expect(await starlanes()).toMatchObject({ out: 'second ', err: 'Building dist ...\n' });
  mkdirSync(join(folder, 'core'));
  writeFileSync(join(folder, 'core', 'new.ts'), 'export const one = 1;');
  expect(await starlanes()).toMatchObject({ err: 'Building dist ...\n' });
  rmSync(join(folder, 'core', 'new.ts'));
  expect(await starlanes()).toMatchObject({ err: 'Building dist ...\n' });
  writeFileSync(join(folder, 'core', 'new.test.ts'), 'export const one = 1;');
  expect(await starlanes()).toMatchObject({ err: '' });
});

test('commands that start together build once and all run', async () => {
  const runs = await Promise.all([starlanes(), starlanes(), starlanes(), starlanes()]);
  expect(runs.map((run) => run.out)).toEqual(Array.from(runs, () => 'first '));
  expect(runs.filter((run) => run.err.includes('Building'))).toHaveLength(1);
});

test('a lock left behind by a process that died is taken over', async () => {
  const died = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => died.on('close', resolve));
  writeFileSync(join(folder, '.making-ready'), `${died.pid}`);
  expect(await starlanes()).toMatchObject({ status: 3, out: 'first ' });
  expect(readdirSync(folder).filter((name) => name.startsWith('.making-ready'))).toEqual([]);
});

test('a build that fails says why, keeps the old one and frees the lock', async () => {
  await starlanes();
  writeFileSync(join(folder, 'terminal', 'main.ts'), `export const main = (;`);
  const { status, out, err } = await starlanes();
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toContain('terminal/main.ts:1:22');
  expect(err).toContain('starlanes: the build failed; the errors are above.\n');
  expect(readdirSync(folder)).not.toContain('.making-ready');
  write('third');
  expect(await starlanes()).toMatchObject({ status: 3, out: 'third ' });
});

test('a package from the registry, which has no sources, runs what it ships', async () => {
  await starlanes();
  for (const name of ['tsconfig.json', 'cli', 'terminal', 'node_modules'])
    rmSync(join(folder, name), { recursive: true });
  rmSync(join(folder, 'dist', '.built-from'));
  expect(await starlanes()).toEqual({ status: 3, out: 'first ', err: '' });
});
