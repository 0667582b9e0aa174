/** The daily galaxy without a screen: what was reached is told, kept, and counts once; finished matches make the high scores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PERSON } from '../../bots/daily/day.ts';
import { oneAttempt } from '../../client/one-attempt.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { unwrap } from '../../core/result.ts';
import { beginDay, keptDay, today } from '../daily/day-match.ts';
import { dayResults, noteDay } from '../daily/day-results.ts';
import { run } from '../fixtures/run.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { openHere } from '../play/open-here.ts';
import { SavedFile, deleteSavedFile } from '../saved/saved-file.ts';
import { savedLog } from '../saved/saved-match.ts';
import { pathOf } from '../saved/saved-matches.ts';
import { STAR_LANES } from '../star-lanes/index.ts';

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starlanes-daily-'));
  vi.stubEnv('XDG_DATA_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function anyOf(view: Types['View'], chance: Chance): string {
  const { kit }: AnyGameScreens = STAR_LANES;
  return kit.game.formatAction(kit.anyAction(view, chance));
}

/** Begins the match of today and plays this number of answers of the person, or all. */
async function playToday(answers = Infinity): Promise<string> {
  const day = today(STAR_LANES);
  const saved = beginDay(STAR_LANES, day);
  const file = SavedFile.later(pathOf(day.match), saved);
  const keep = file.add.bind(file);
  const match = unwrap(await openHere(STAR_LANES, savedLog(saved), { pace: 0, threads: 0, keep }));
  const chance = new Mulberry32(1);
  for (let left = answers; left > 0 && match.update('watcher').phase !== 'over'; left--) {
    await vi.waitUntil(() => match.update(PERSON).toAct === PERSON || match.update('watcher').phase === 'over');
    const { view } = match.update(PERSON);
    if (view !== undefined && match.update(PERSON).toAct === PERSON)
      await match.act(PERSON, { act: 'do', did: anyOf(view, chance) });
  }
  await match.close();
  file.close();
  return day.date;
}

test('before it is played there is nothing to tell, and nothing to send', async () => {
  const told = await run(['daily', NOWHERE]);
  expect(told).toMatchObject({ status: 0, errors: '' });
  expect(told.output).toContain('You have not played a daily galaxy yet.');
  expect(told.output).toContain('the game server does not answer');
  expect(await run(['daily', NOWHERE, '--send'])).toEqual({
    status: 1,
    output: '',
    errors: 'No result to send. To play the daily galaxy: starlanes daily\n',
  });
  expect((await run(['daily', 'not an address'])).status).toBe(2);
});

test('a match that is not over has no result', async () => {
  const date = await playToday(1);
  expect(keptDay(STAR_LANES, date)).toMatchObject({ record: undefined });
  await run(['daily', NOWHERE]);
  expect(dayResults()).toEqual([]);
});

test('a finished match is told, and its result stays when the match is deleted', async () => {
  const date = await playToday();
  const told = await run(['daily', NOWHERE, '--language', 'de']);
  expect(told.output).toContain('1 Tag in Folge');
  expect(told.output).toMatch(new RegExp(`${date} +(Erster|Zweiter|Dritter) Platz +[\\d.]+\u00a0\\$ {2}[123]{10}`));
  const unsent = await run(['daily', NOWHERE, '--send']);
  expect(unsent.status).toBe(1);
  expect(unsent.errors).toMatch(/cannot be reached|No server answers/);
  const results = dayResults();
  expect(results).toHaveLength(1);
  // Another play of the same day would not count.
  const { record } = keptDay(STAR_LANES, date) ?? {};
  if (record !== undefined) noteDay(STAR_LANES.kit, date, record);
  deleteSavedFile(pathOf(today(STAR_LANES).match));
  expect(dayResults()).toEqual(results);
  const { status, output } = await run(['daily', NOWHERE, '--json']);
  expect({ status, ...JSON.parse(output) }).toMatchObject({ status: 0, date, results });
});

test('nothing is taken back, and nobody is advised', async () => {
  const day = today(STAR_LANES);
  const match = unwrap(
    await openHere(STAR_LANES, savedLog(beginDay(STAR_LANES, day)), { pace: 0, threads: 0, keep: () => {} }),
  );
  const once = oneAttempt(match);
  await vi.waitUntil(() => once.update(PERSON)?.toAct === PERSON);
  const view = once.update(PERSON)?.view;
  if (view === undefined) throw new Error('nothing is asked');
  const did = anyOf(view, new Mulberry32(1));
  expect(await once.act(PERSON, { act: 'do', did })).toBeUndefined();
  expect(match.update(PERSON).undo).toBeDefined();
  expect(once.update(PERSON)?.undo).toBeUndefined();
  expect(await once.act(PERSON, { act: 'undo', keep: 0 })).toMatchObject({ reason: 'undo-too-late' });
  expect(once.mayAdvise).toBe(false);
  await match.close();
});

test('high scores are those of people in finished matches', async () => {
  expect((await run(['scores'])).output).toBe('No finished matches yet.\n');
  await playToday();
  const { output } = await run(['scores']);
  expect(output).toMatch(
    /^Star Lanes today, 3 players {2}\(1 match, [01] won\)\n {3}1\. Pilot +\$[\d,]+ {2}\d{4}-\d\d-\d\d\n$/,
  );
});
