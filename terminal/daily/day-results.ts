/** What was reached in the daily galaxies at this terminal, kept beside the matches: deleting a match gives nobody a second attempt. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayResultOf, dayResultsIn, withResult, withSent } from '../../bots/daily/day-result.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import { ownFolder } from '../../cli/data-folder.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import type { MatchRecord } from '../../core/record.ts';
import { parseJson } from '../../table/json.ts';
import { writeWhole } from '../saved/whole-file.ts';
import { systemProblem } from '../system-problem.ts';

function file(): string {
  return join(ownFolder('.'), 'daily.json');
}

/** All results, the latest day first. */
export function dayResults(): readonly DayResult[] {
  return existsSync(file()) ? dayResultsIn(parseJson(readFileSync(file(), 'utf8'))) : [];
}

/** Keeps the result of a finished match, unless its day has one. */
export function noteDay(kit: GameKit<Types>, date: string, record: MatchRecord): void {
  const result = dayResultOf(kit, date, record);
  if (result !== undefined) change((known) => withResult(known, result));
}

/** Notes that a server has the result of a day. */
export function noteSent(date: string): void {
  change((known) => withSent(known, date));
}

/** Where nothing can be written the match is played in memory, and its result goes with it. */
function change(next: (known: readonly DayResult[]) => readonly DayResult[]): void {
  try {
    const known = dayResults();
    const changed = next(known);
    if (changed !== known) writeWhole(file(), changed);
  } catch (error) {
    if (systemProblem(error) === undefined) throw error;
  }
}
