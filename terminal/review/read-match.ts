/** A record from a file, or the sentence that says what is wrong with it. */
import type { Reading } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { recordIn } from '../saved/read-record.ts';

/** Reads a record of Star Lanes, or a match that is kept here by its name. A file that cannot be opened is the system's to complain about. */
export function readMatch(file: string): Reading<MatchRecord> {
  const record = recordIn(file);
  if (!record.ok) return { ok: false, problem: `${file}: ${record.problem}` };
  if (record.value.game === starLanes.id) return record;
  return { ok: false, problem: `${file}: only matches of ${starLanes.id} can be judged, not of ${record.value.game}` };
}
