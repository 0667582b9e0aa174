// What a system refuses of a file is told by its folder, where that is what is missing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileProblemOf } from './file-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const there = join(folder, 'there.txt');
writeFileSync(there, 'words');
const refused = (code: string, path: string) =>
  fileProblemOf(Object.assign(new Error(code), { code, path, syscall: 'open' }));

test('a folder in which nothing can be made is named', () => {
  expect(refused('EACCES', join(folder, 'new.txt'))).toEqual({ why: 'folder-not-writable', path: folder });
  expect(refused('EACCES', there)).toEqual({ why: 'no-access', path: there });
});

test('so is a folder that is not there', () => {
  expect(refused('ENOENT', join(folder, 'nowhere', 'new.txt'))).toEqual({
    why: 'no-folder',
    path: join(folder, 'nowhere'),
  });
  expect(refused('ENOENT', join(folder, 'new.txt'))).toEqual({ why: 'no-file', path: join(folder, 'new.txt') });
});

test('a fault of ours is none of the system', () => {
  expect(fileProblemOf(new Error('oops'))).toBeUndefined();
  expect(refused('ENOSPC', there)).toEqual({ why: 'disk-full' });
});
