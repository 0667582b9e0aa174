// What npx was given, as it leaves it on the disk.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileGivenToNpx } from './npx-package.mjs';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'starlanes-npx-')));
afterAll(() => rmSync(home, { recursive: true }));
const folder = join(home, '_npx', 'abc123');
const program = join(folder, 'node_modules', '.bin', 'starlanes');

function given(version: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { starlanes: version } }));
}

test.each([
  ['file:../../starlanes-1.0.0.tgz', '.', './starlanes-1.0.0.tgz'],
  ['file:../../starlanes-1.0.0.tgz', 'below', '../starlanes-1.0.0.tgz'],
  ['file:../../my files/starlanes-1.0.0.tgz', '.', '"./my files/starlanes-1.0.0.tgz"'],
  ['^1.0.0', '.', undefined],
])('npx was given %s: from %s it is %s', (version, here, typed) => {
  given(version);
  expect(fileGivenToNpx(program, join(home, here))).toBe(typed);
});

test('what npx did not install was given by its name', () => {
  expect(fileGivenToNpx('/usr/local/bin/starlanes', home)).toBeUndefined();
  expect(fileGivenToNpx(join(home, '_npx', 'none', 'node_modules', '.bin', 'starlanes'), home)).toBeUndefined();
  expect(fileGivenToNpx(undefined, home)).toBeUndefined();
});
