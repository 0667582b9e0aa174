/** A match told again: by its name, as data, and with what is missing of it. */
import { appendFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import { run } from '../fixtures/run.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { openTable } from '../../table/open-table.ts';
import { savedLog } from '../saved/saved-match.ts';
import { SavedFile } from '../saved/saved-file.ts';
import { newSavedMatch, pathOf } from '../saved/saved-matches.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-replay-'));
beforeAll(() => void vi.stubEnv('XDG_DATA_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A match that is kept under this name, with one space played. */
function keep(name: string): string {
  const saved = newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7);
  const table = openTable(starLanes, savedLog(saved));
  const ask = table.ok && table.value.state !== undefined ? starLanes.view(table.value.state, 0).ask : undefined;
  if (ask?.ask !== 'place') throw new Error('nothing is asked');
  const path = pathOf(saved.head.id);
  const file = SavedFile.begin(path, saved);
  file.add({ at: 1, by: 0, act: `do ${ask.spaces[0]?.space ?? ''}`, time: 1 });
  file.close();
  renameSync(path, pathOf(name));
  return pathOf(name);
}

test('a match is named as starlanes resume names it, however short', async () => {
  keep('ann');
  expect((await run(['replay', 'ann'])).output).toContain('star-lanes, edition quick');
});

test('as data, seats count from 0 everywhere', async () => {
  keep('data');
  const { output } = await run(['replay', 'data', '--json']);
  const [, deed = ''] = output.split('\n');
  expect(deed).toMatch(/^\{"by":0,"did":"\w+","events":\[\{.*"by":0/);
});

test('half a line at the end is left out, and that is said', async () => {
  const path = keep('torn');
  const whole = await run(['replay', 'torn']);
  appendFileSync(path, '{"at":2,"by":0,"act":"do pa');
  const torn = await run(['replay', 'torn']);
  expect(torn).toEqual({ ...whole, errors: 'torn: the last action was incomplete and is left out\n' });
  expect((await run(['resume', '--list'])).output).toMatch(/torn +Ann .*; the last action was incomplete/);
});

test('the list of matches is data that programs can read', async () => {
  keep('list');
  const list: unknown = JSON.parse((await run(['resume', '--json'])).output);
  expect(list).toContainEqual(expect.objectContaining({ id: 'list', game: 'star-lanes' }));
  expect(JSON.stringify(list)).toMatch(/"changed":\d+,/);
  expect(JSON.stringify(list)).not.toMatch(/"changed":\d+\./);
});
