/** A match to look at again: a record from a file, a match that is kept here, by its file or by its name. */
import { existsSync, readFileSync } from 'node:fs';
import type { Result } from '../../core/result.ts';
import { parseRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { PlainProblem } from '../../text/problems.ts';
import { openTable } from '../../table/open-table.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { Games } from '../frame/game-screens.ts';
import { isSaved, readSaved, savedLog } from './saved-match.ts';
import { pathOf } from './saved-matches.ts';

interface FoundMatch {
  readonly record: MatchRecord;
  /** Its last line was cut off, and is left out. */
  readonly isTorn: boolean;
}

/** Reads its record alone. */
export function recordIn(games: Games, file: string): Result<MatchRecord, PlainProblem> {
  const found = matchIn(games, file);
  return found.ok ? { ok: true, value: found.value.record } : found;
}

/** Reads it; a file that cannot be opened is the system's to complain about. */
export function matchIn(games: Games, file: string): Result<FoundMatch, PlainProblem> {
  const text = readFileSync(isName(file) && existsSync(pathOf(file)) ? pathOf(file) : file, 'utf8');
  if (!isSaved(text)) {
    const record = parseRecord(text);
    return record.ok ? { ok: true, value: { record: record.value, isTorn: false } } : record;
  }
  const saved = readSaved(text);
  if (!saved.ok) return saved;
  const table = openTable(screensOf(games, saved.value.head.game)?.kit.game, savedLog(saved.value));
  if (!table.ok) return table;
  return {
    ok: true,
    value: { record: table.value.recordSoFar, isTorn: saved.value.isTorn === true },
  };
}

/** Names of matches are never paths; a file of that name comes first. */
function isName(file: string): boolean {
  return /^[\w-]+$/.test(file) && !existsSync(file);
}
