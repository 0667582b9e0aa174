import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsOf } from '../table/decode.ts';
import { parseJson } from '../table/json.ts';

const root = join(import.meta.dirname, '..');
/** npm runs it by itself. */
const ITS_OWN = new Set(['prepack']);

test('npm run help has a line for every command, and no other', () => {
  const { scripts } = fieldsOf(parseJson(readFileSync(join(root, 'package.json'), 'utf8')));
  const { stdout } = spawnSync(process.execPath, [join(root, 'scripts', 'help.mjs')], { encoding: 'utf8' });
  const listed = [...stdout.matchAll(/^npm run (\S+) +\S.*$/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(
    Object.keys(fieldsOf(scripts))
      .filter((name) => !ITS_OWN.has(name))
      .toSorted(),
  );
  expect(stdout.trimEnd().split('\n')).toHaveLength(listed.length);
});
