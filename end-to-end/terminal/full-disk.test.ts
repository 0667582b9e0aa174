/** A disk without room: the match goes on, the screen says that it is not saved, and what was saved before stays. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSaved } from '../../terminal/saved/saved-match.ts';
import { PROGRAM } from '../teletype/starlanes.ts';
import { playToTheEnd } from './play.ts';
import { useScreens } from './use-screens.ts';

const { open, dataFolder } = useScreens();

const PLAY = ['play', '--seed', '5', '--pace', '0', '--seats', 'Ann,greedy', '--edition', 'quick'];

/** The shell lets no file grow beyond a kilobyte: the system writes a part of a line and refuses the rest, as on a full disk. */
const SMALL_FILES = ['-c', `trap '' XFSZ; ulimit -f 1; exec "$0" "$@"`, process.execPath, PROGRAM];

function savedIn(data: string): string {
  const folder = join(data, 'starlanes', 'matches');
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return readFileSync(join(folder, name), 'utf8');
}

test('a match is played to its end, told as not saved, and continues where it was saved', async () => {
  const data = dataFolder();
  const screen = open([...SMALL_FILES, ...PLAY], data, { program: 'bash' });
  const end = await playToTheEnd(screen);
  expect(end).toMatch(/1\. (Ann|greedy) +\$/);
  expect(end).toMatch(/Not saved yet; the next action tries again\./);
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  await screen.shows(/The last actions are not saved\. To continue before them:\n {2}starlanes resume \S+/);
  expect(screen.text).not.toContain('    at ');
  const saved = readSaved(savedIn(data));
  expect(saved.ok && saved.value.isTorn).toBe(undefined);
  expect(saved.ok && saved.value.entries.length).toBeGreaterThan(4);
  // With room again.
  const again = open(['resume', '--pace', '0'], data);
  await again.shows('Unfinished');
  again.type('\r');
  expect(await playToTheEnd(again)).toMatch(/1\. (Ann|greedy) +\$/);
  again.type('q');
  await again.shows('starlanes replay');
});

test('a record that cannot be written is told, and the match is saved all the same', async () => {
  const data = dataFolder();
  const screen = open([...PLAY, '--record', '/dev/full'], data);
  await screen.shows('where do you place');
  screen.type('1\r');
  await screen.shows('Not saved yet; the next action tries again. The disk is full.');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  await screen.shows(/The disk is full\. The record is incomplete\.\nThe match is saved after 1 of 16 moves/);
});
