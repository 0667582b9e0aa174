/** Which match is gone on with. */
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import { SavedFile } from '../saved/saved-file.ts';
import { newSavedMatch, pathOf } from '../saved/saved-matches.ts';
import { listPage } from './resume.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-resume-'));
beforeAll(() => void vi.stubEnv('XDG_DATA_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a match that can be gone on with is picked at first, though another was played later', () => {
  const saved = newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7);
  SavedFile.begin(pathOf(saved.head.id), saved).close();
  utimesSync(pathOf(saved.head.id), 1000, 1000);
  SavedFile.begin(pathOf('later'), { ...saved, entries: [{ at: 7, time: 0, act: 'start greedy' }] }).close();
  const page = listPage([STAR_LANES]);
  expect(page.draw({ width: 80, height: 24 }).lines.join('\n')).toMatch(/later +cannot be read.*\n *▸ Ann/);
  expect(page.handleKey({ key: 'enter' })).toBe(saved.head.id);
});
