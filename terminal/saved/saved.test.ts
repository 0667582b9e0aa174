/** Matches on this device: kept line by line, read again, and never harmed. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatRecord } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { SavedFile } from './saved-file.ts';
import { openTable } from '../../table/open-table.ts';
import { readSaved, savedLog, writeSavedEntry, writeSavedHead } from './saved-match.ts';
import { newSavedMatch } from './saved-matches.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-saved-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** A match of two with one space played, in a file. */
function begun(): string {
  const path = join(folder, `${++files}.match`);
  const saved = newSavedMatch(starLanesKit, 'quick', [{ person: 'Ann "the Bold"' }, { bot: 'greedy' }], 7);
  const file = SavedFile.begin(path, saved);
  const table = openTable(starLanes, savedLog(saved));
  const space =
    table.ok && table.value.state !== undefined ? table.value.game.view(table.value.state, 'watcher').ask : undefined;
  if (space?.ask !== 'place') throw new Error('nothing is asked');
  const by = space.to;
  const act = `${by === 0 ? 'do' : 'bot'} ${space.spaces[0]?.space ?? ''}`;
  file.add({ at: saved.entries.length, by, act, time: 1 });
  file.close();
  return path;
}

/** A file as version 0.1 wrote it, and the record it gave. */
function oldFile(game: string): { readonly text: string; readonly record: string } {
  const [text, record] = ['match', 'record.txt'].map((ending) =>
    readFileSync(join(import.meta.dirname, 'fixtures', `${game}.${ending}`), 'utf8'),
  );
  if (text === undefined || record === undefined) throw new Error(`nothing is kept of ${game}`);
  return { text, record };
}

describe('a match that version 0.1 kept', () => {
  test.each(['star-lanes', 'star-trader'])('of %s opens as it was', (game) => {
    const { text, record } = oldFile(game);
    const saved = readSaved(text);
    const table = saved.ok ? openTable(gameOf(game), savedLog(saved.value)) : saved;
    expect(table.ok && formatRecord(table.value.recordSoFar)).toBe(record);
    expect(saved.ok && writeSavedHead(saved.value) + saved.value.entries.map(writeSavedEntry).join('')).toHaveLength(
      text.length,
    );
  });
});

describe('a match that is kept', () => {
  test('is read again, and told as a record', () => {
    const saved = readSaved(readFileSync(begun(), 'utf8'));
    const table = saved.ok ? openTable(starLanes, savedLog(saved.value)) : saved;
    expect(saved.ok && table.ok && table.value.recordSoFar).toMatchObject({
      edition: 'quick',
      chance: 'mulberry32 7',
      names: ['Ann "the Bold"', 'greedy'],
    });
    expect(table.ok && table.value.deeds).toHaveLength(1);
  });

  test('loses only the line that was being written when the program was killed', () => {
    const path = begun();
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, '{"at":2,"by":1,"act":"bot 3');
    const kept = readSaved(whole);
    expect(readSaved(readFileSync(path, 'utf8'))).toEqual(
      kept.ok && { ok: true, value: { ...kept.value, isTorn: true } },
    );
    const file = SavedFile.goOn(path);
    if (file.ok) file.value.close();
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect(readFileSync(`${path}.torn`, 'utf8')).toBe('{"at":2,"by":1,"act":"bot 3\n');
  });

  test('that is whole has nothing beside it', () => {
    const path = begun();
    const file = SavedFile.goOn(path);
    if (file.ok) file.value.close();
    expect(existsSync(`${path}.torn`)).toBe(false);
  });

  test('is played by one program at a time; one that is gone does not count', () => {
    const path = begun();
    writeFileSync(`${path}.playing`, `${process.ppid}\n`);
    expect(SavedFile.goOn(path)).toEqual({
      ok: false,
      problem: { why: 'file-in-use', pid: process.ppid },
    });
    writeFileSync(`${path}.playing`, '999999999\n');
    const file = SavedFile.goOn(path);
    expect(file.ok).toBe(true);
    if (file.ok) file.value.close();
  });

  test('begins with what a person does: before, there is no file', () => {
    const path = join(folder, `${++files}.match`);
    const saved = newSavedMatch(starLanesKit, 'quick', [{ person: 'Ann' }, { bot: 'greedy' }], 7);
    const file = SavedFile.later(path, saved);
    file.add({ at: 1, by: 1, act: 'bot 1D', time: 1 });
    expect([file.isKept, existsSync(path)]).toEqual([false, false]);
    file.add({ at: 2, by: 0, act: 'do 5B', time: 2 });
    expect([file.isKept, existsSync(path)]).toEqual([true, true]);
    file.add({ at: 3, by: 1, act: 'bot 2A', time: 3 });
    file.close();
    expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toHaveLength(1 + saved.entries.length + 3);
  });

  test('that nobody played leaves nothing behind', () => {
    const path = join(folder, `${++files}.match`);
    const file = SavedFile.later(path, newSavedMatch(starLanesKit, 'quick', [{ person: 'Ann' }], 7));
    file.close();
    expect([existsSync(path), existsSync(`${path}.playing`)]).toEqual([false, false]);
  });

  test('cannot begin where nothing can be written', () => {
    const saved = newSavedMatch(starLanesKit, 'quick', [{ person: 'Ann' }], 7);
    expect(() => SavedFile.later('/no/such/folder/x.match', saved)).toThrow('/no/such/folder');
  });

  test.each([
    ['', 'not-saved-here'],
    ['star lanes record 1\n', 'not-saved-here'],
    ['{"format":"star lanes match 1"}\n', 'saved-head'],
    ['{"format":"star lanes match 1","seed":"x","head":{}}\n', 'saved-head'],
    ['{"format":"star lanes match 1","seed":1,"head":{}}\n', 'kept-head'],
  ])('%j is told apart', (text, why) => {
    expect(readSaved(text)).toEqual({ ok: false, problem: { why } });
  });

  test('says which line is damaged, or what cannot be played', () => {
    const text = readFileSync(begun(), 'utf8');
    expect(readSaved(text.replace('"act":"sit', 'act":"sit'))).toEqual({
      ok: false,
      problem: { why: 'saved-line', line: 2 },
    });
    const impossible = readSaved(text.replace(/"act":"(do|bot) \w+"/, '"act":"$1 99Z"'));
    const table = impossible.ok ? openTable(starLanes, savedLog(impossible.value)) : impossible;
    expect(table).toMatchObject({ problem: { why: 'log-action', text: '99Z' } });
  });
});
