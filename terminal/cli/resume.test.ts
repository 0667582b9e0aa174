/** Which match is gone on with, by its name or by some of it. */
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../fixtures/run.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { SavedFile } from '../saved/saved-file.ts';
import { lastSaved, newSavedMatch, pathOf, savedNamed } from '../saved/saved-matches.ts';
import { matchesPage } from './matches.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starlanes-resume-'));
  vi.stubEnv('XDG_DATA_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A match that is kept under this name, and was last played at that second. */
function keep(id: string, second: number): void {
  SavedFile.begin(pathOf(id), newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7)).close();
  utimesSync(pathOf(id), second, second);
}

/** The status, and what was said. */
async function ended(args: readonly string[]): Promise<string> {
  const { status, errors } = await run(args);
  return `${status} ${errors}`;
}

/** One that cannot be read. */
function spoil(id: string): void {
  writeFileSync(pathOf(id), 'no match\n');
}

test('a match that can be gone on with is picked at first, though another was played later', () => {
  keep('20261115-1819-abc123', 1000);
  spoil('later');
  const page = matchesPage([STAR_LANES]);
  expect(page.draw({ width: 80, height: 24 }).lines.join('\n')).toMatch(/later +.*cannot be r.*\n *▸ abc123 +Ann/);
  expect(page.handleKey({ key: 'enter' }, { width: 80, height: 24 })).toEqual({
    does: 'go-on',
    match: '20261115-1819-abc123',
  });
});

test('the beginning of a name is enough, or that of its last part, where only one match begins so', () => {
  keep('20261115-1819-abc123', 1);
  keep('20261116-0900-abd456', 2);
  for (const text of ['20261115-1819-abc123', '20261115', 'abc', 'abc123'])
    expect(savedNamed(text)).toEqual({ ok: true, value: '20261115-1819-abc123' });
  expect(savedNamed('ab')).toMatchObject({ problem: { why: 'several-saved-matches' } });
  expect(savedNamed('2026')).toMatchObject({ problem: { why: 'several-saved-matches' } });
  for (const text of ['', 'zzz', '../x'])
    expect(savedNamed(text)).toMatchObject({ problem: { why: 'no-saved-match', match: text } });
});

test('--last means the latest that can be gone on with', async () => {
  expect(await ended(['resume', '--last'])).toMatch(/^1 No unfinished matches in /);
  keep('20261115-1819-abc123', 1000);
  keep('20261116-0900-abd456', 2000);
  spoil('20261117-0900-fff999');
  expect(lastSaved([STAR_LANES])).toBe('20261116-0900-abd456');
  expect(await ended(['resume', '--last'])).toMatch(/^2 .*needs a terminal/);
});

test.each([
  [['resume', 'nosuch'], 1, /^Match "nosuch" not found in .*\. Try: starlanes resume --list\n$/],
  [['resume', '../../etc/passwd'], 1, /^Match "\.\.\/\.\.\/etc\/passwd" not found in /],
  [['resume', '--delete', 'nosuch'], 1, /^Match "nosuch" not found in /],
  [['resume', 'ab'], 1, /^"ab" could be 20261116-0900-abd456 or 20261115-1819-abc123\. Type more of the name\.\n$/],
  [['resume', 'abc'], 2, /needs a terminal/],
])('%j ends with status %i', async (args, status, errors) => {
  keep('20261115-1819-abc123', 1);
  keep('20261116-0900-abd456', 2);
  const ran = await run(args);
  expect(ran.status).toBe(status);
  expect(ran.errors).toMatch(errors);
});

test('a match is deleted by enough of its name, with all that lies beside it', async () => {
  keep('20261115-1819-abc123', 1);
  writeFileSync(`${pathOf('20261115-1819-abc123')}.torn`, 'x');
  expect(await run(['resume', '--delete', 'abc'])).toMatchObject({
    status: 0,
    output: '20261115-1819-abc123 is deleted.\n',
  });
  expect(existsSync(pathOf('20261115-1819-abc123'))).toBe(false);
  expect(existsSync(`${pathOf('20261115-1819-abc123')}.torn`)).toBe(false);
});

test('one that another program plays is not deleted', async () => {
  keep('20261115-1819-abc123', 1);
  writeFileSync(`${pathOf('20261115-1819-abc123')}.playing`, `${process.ppid}\n`);
  expect(await run(['resume', '--delete', 'abc'])).toMatchObject({ status: 1 });
  expect(existsSync(pathOf('20261115-1819-abc123'))).toBe(true);
});

test('a data folder that cannot be made is named, and what says where it is', async () => {
  writeFileSync(join(folder, 'file'), '');
  vi.stubEnv('XDG_DATA_HOME', join(folder, 'file'));
  expect(await run(['resume', '--list'])).toMatchObject({
    status: 1,
    errors: `The folder for matches, ${join(folder, 'file', 'starlanes', 'matches')}, cannot be created. Set XDG_DATA_HOME to change it.\n`,
  });
});
