/** What is completed, and what the man page says. The scripts themselves are tried in the real shells (end-to-end/terminal). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SHELLS } from '../../cli/completion.ts';
import { run } from '../fixtures/run.ts';
import { GAMES } from '../games.ts';
import { SavedFile } from '../saved/saved-file.ts';
import { newSavedMatch, pathOf } from '../saved/saved-matches.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { commandsFor } from './commands.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'starlanes-completion-'));

beforeAll(() => {
  vi.stubEnv('XDG_DATA_HOME', folder);
  for (const id of ['20261115-1819-abc123', '20261114-0900-fed321'])
    SavedFile.begin(pathOf(id), newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7)).close();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function output(...args: readonly string[]): Promise<string> {
  return (await run(args)).output;
}

test('the man page is the one that is shipped; starlanes completion man makes it anew', async () => {
  const file = join(root, 'docs', 'starlanes.1');
  expect(await output('completion', 'man')).toBe(readFileSync(file, 'utf8'));
});

test.each(SHELLS)('the script for %s asks the program', async (shell) => {
  expect(await output('completion', shell)).toContain('--complete');
});

/** The words that are offered for a command line, the last of its words as far as it goes. */
async function offered(typed: string): Promise<readonly string[]> {
  const lines = (await output('--complete', ...typed.split(' '))).split('\n').slice(0, -1);
  return lines.map((line) => line.split('\t')[0] ?? '');
}

describe('is offered', () => {
  test.each([
    ['re', ['resume', 'replay', 'review']],
    ['play --s', ['--seats', '--seed']],
    ['play --seed 1 --s', ['--seats']],
    ['play star-t', ['star-trader']],
    ['play --edition q', ['quick']],
    ['play --edition k', []],
    ['play star-trader --edition k', ['kaufman1974']],
    ['galaxy --edition k', ['kaufman1974']],
    ['options --game star-trader t', ['today']],
    ['options to', ['today']],
    ['play --edition today+row', ['today+rows=']],
    ['play --edition today+rows=9+black-holes=3+book', ['today+rows=9+black-holes=3+books=']],
    ['play --edition today+books=', ['today+books=private', 'today+books=open']],
    ['play --edition today+merger-growth=o', ['today+merger-growth=on', 'today+merger-growth=off']],
    ['galaxy --edition today+stars=2', ['today+stars=2n+1']],
    ['play --edition=today+row', ['--edition=today+rows=']],
    ['play --seats Ann,cha', ['Ann,chance', 'Ann,champion']],
    ['play star-trader --seats Ann,mer', ['Ann,merchant']],
    ['host --seats o', ['open']],
    ['arena --game star-trader --seats b', ['beginner']],
    ['teletype --layout a', ['altair']],
    ['resume 20261115', ['20261115-1819-abc123']],
    ['resume --delete 20261114', ['20261114-0900-fed321']],
    ['replay 202', ['20261114-0900-fed321', '20261115-1819-abc123', ':files']],
    ['import ', [':files']],
    ['help gal', ['galaxy']],
    ['nosuch ', []],
    ['version ', ['--help']],
  ])('%s', async (typed, words) => {
    expect((await offered(typed)).toSorted()).toEqual([...words].toSorted());
  });

  test('every command, every flag of it, and what each is for', async () => {
    const commands = commandsFor(GAMES);
    expect(await offered('')).toEqual([...commands.map(({ name }) => name), '--help']);
    for (const { name, flags = {} } of commands)
      expect(await offered(`${name} --`)).toHaveLength(Object.keys(flags).length + 1);
    expect(await output('--complete', 'train', '--o')).toBe('--out\twhere the weights are written\n');
  });
});
