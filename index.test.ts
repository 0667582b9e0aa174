// The library as callers get it: the example of docs/library.md runs against the built package and prints what it says.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const page = readFileSync(join(root, 'docs', 'library.md'), 'utf8');

/** The text of the first fence of a language. */
function fence(language: string): string {
  const text = new RegExp('```' + language + '\\n([^]*?)```').exec(page)?.[1];
  if (text === undefined) throw new Error(`docs/library.md has no example in ${language}`);
  return text;
}

function node(...args: string[]): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

test('the example of ten lines prints what the page says', { timeout: 120_000 }, () => {
  const build = node(join('scripts', 'build.mjs'));
  expect(build).toMatchObject({ status: 0 });
  const example = fence('js');
  expect(
    example
      .trimEnd()
      .split('\n')
      .filter((line) => line !== '').length,
  ).toBeLessThanOrEqual(10);
  expect(node('--input-type=module', '--eval', example)).toEqual({ status: 0, out: fence('text'), err: '' });
});
