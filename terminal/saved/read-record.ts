/** A match to look at again: a record from a file, a match that is kept here, by its file or by its name. */
import { existsSync, readFileSync } from 'node:fs';
import type { Reading } from '../../core/contract.ts';
import { readRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import { isSaved, readSaved, savedRecord, savedTable } from './saved-match.ts';
import { pathOf } from './saved-matches.ts';

/** Reads it; a file that cannot be opened is the system's to complain about. */
export function recordIn(file: string): Reading<MatchRecord> {
  const text = readFileSync(isName(file) && existsSync(pathOf(file)) ? pathOf(file) : file, 'utf8');
  if (!isSaved(text)) return readRecord(text);
  const saved = readSaved(text);
  if (!saved.ok) return saved;
  const table = savedTable(gameOf(saved.value.head.game), saved.value);
  return table.ok ? { ok: true, value: savedRecord(saved.value, table.value) } : table;
}

/** Names of matches are never paths. */
function isName(file: string): boolean {
  return /^[\w-]{8,40}$/.test(file) && !existsSync(file);
}
