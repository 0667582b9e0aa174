/** A record from a file, or the sentence that says what is wrong with it. */
import { readFileSync } from 'node:fs';
import type { Reading } from '../../core/contract.ts';
import { readRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';

/** Reads a record of Star Lanes. A file that cannot be opened is the system's to complain about. */
export function readMatch(file: string): Reading<MatchRecord> {
  const record = readRecord(readFileSync(file, 'utf8'));
  if (!record.ok) return { ok: false, problem: `${file}: ${record.problem}` };
  if (record.value.game === starLanes.id) return record;
  return { ok: false, problem: `${file}: only matches of ${starLanes.id} can be judged, not of ${record.value.game}` };
}
