/** A program that is missing and cannot be installed: what `npm test` says, skips and counts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installMissing, programs } from './programs.mjs';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starlanes-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** `npm test -- unit end-to-end/web/early.test.ts`, where there is neither Chromium nor PostgreSQL, zsh nor fish. */
async function npmTest(env: Readonly<Record<string, string>>): Promise<{ status: number | null; said: string }> {
  const args = [join(root, 'scripts', 'test.mjs'), 'unit', 'end-to-end/web/early.test.ts'];
  const nowhere = {
    CHROMIUM: '/nowhere/chromium',
    POSTGRES: '/nowhere/bin',
    ZSH_PROGRAM: '/nowhere/zsh',
    FISH_PROGRAM: '/nowhere/fish',
  };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CI: '', VITEST: '', ...nowhere, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const said = await text(child.stdout);
  await ended;
  return { status: child.exitCode, said };
}

test('says at once what is missing and how to install it, and counts the tests as skipped', async () => {
  const { status, said } = await npmTest({});
  const lines = said.split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '!! Chromium is missing; it is needed for the browser tests. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
    '!! Until then the browser tests are SKIPPED.',
    '!! PostgreSQL is missing; it is needed for the database tests. Install it (Debian: apt-get install postgresql) or set POSTGRES to its path.',
    '!! Until then the database tests are SKIPPED.',
    '!! zsh is missing; it is needed for the tests of completion in zsh. Install it (Debian: apt-get install zsh) or set ZSH_PROGRAM to its path.',
    '!! Until then the tests of completion in zsh are SKIPPED.',
    '!! fish is missing; it is needed for the tests of completion in fish. Install it (Debian: apt-get install fish) or set FISH_PROGRAM to its path.',
    '!! Until then the tests of completion in fish are SKIPPED.',
  ]);
  expect(said).toMatch(/Tests +[1-9]\d* skipped/);
  expect(lines.slice(-6)).toEqual([
    'Chromium    SKIPPED, the browser tests',
    'PostgreSQL  SKIPPED, the database tests',
    'zsh         SKIPPED, the tests of completion in zsh',
    'fish        SKIPPED, the tests of completion in fish',
    '1 passed, 0 failed, 4 skipped',
    '',
  ]);
  expect(status).toBe(0);
});

test('is a failure where CI is set', async () => {
  const { status, said } = await npmTest({ CI: '1' });
  expect(said).toContain('!! Until then the browser tests are FAILED.');
  expect(said).toContain('\n0 passed, 5 failed, 0 skipped\n');
  expect(status).toBe(1);
});

/** Does something where the path leads to one folder only, with these programs in it. */
async function withOnPath(files: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  const { PATH = '', CHROMIUM = '', POSTGRES = '' } = process.env;
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content, { mode: 0o755 });
  try {
    Object.assign(process.env, { PATH: folder, CHROMIUM: '', POSTGRES: '' });
    await work();
  } finally {
    Object.assign(process.env, { PATH, CHROMIUM, POSTGRES });
  }
}

test('is looked for on the path, and taken from where it is named', async () => {
  await withOnPath({ initdb: '', postgres: '', chromium: '', 'my-chromium': '' }, async () => {
    expect(programs.chromium.find()).toBe(join(folder, 'chromium'));
    expect(programs.postgres.find()).toBe(folder);
    process.env['CHROMIUM'] = join(folder, 'my-chromium');
    expect(programs.chromium.find()).toBe(join(folder, 'my-chromium'));
  });
});

describe('is installed for root, on Debian', () => {
  const log = () => join(folder, 'apt-get.log');
  const program = (name: string) => ({
    ...programs.zsh,
    debian: name,
    find: () => [join(folder, name)].find((path) => existsSync(path)),
  });
  const chromium = { ...program('chromium'), isBest: () => existsSync(join(folder, 'better')) };
  /** What apt-get was told, where it installs a program by making its file. */
  async function told(some: Parameters<typeof installMissing>[0], isRoot = true): Promise<string[]> {
    const aptGet = `#!/bin/sh\necho "$@" >> ${log()}\nfor last; do :; done\n: > ${folder}/$last`;
    await withOnPath({ 'apt-get': aptGet }, () => installMissing(some, isRoot));
    return existsSync(log()) ? readFileSync(log(), 'utf8').trimEnd().split('\n') : [];
  }

  test('where it is missing, each on its own', async () => {
    expect(await told([program('one'), program('other')])).toEqual([
      'update -q',
      'install -q -y --no-install-recommends one',
      'install -q -y --no-install-recommends other',
    ]);
    expect(program('other').find()).toBe(join(folder, 'other'));
  });

  test('where another is better', async () => {
    writeFileSync(join(folder, 'chromium'), '');
    expect(await told([chromium])).toHaveLength(2);
    writeFileSync(join(folder, 'better'), '');
    expect(await told([chromium])).toHaveLength(2);
  });

  test('not where it is there or named, for others, or elsewhere', async () => {
    await withOnPath({}, () => installMissing([program('one')], true));
    expect(await told([program('one')], false)).toEqual([]);
    process.env['ZSH_PROGRAM'] = '/nowhere';
    expect(await told([program('one')])).toEqual([]);
    delete process.env['ZSH_PROGRAM'];
    writeFileSync(join(folder, 'one'), '');
    expect(await told([program('one')])).toEqual([]);
  });
});
