/**
 * A match on this device as it is kept: the first line says what was agreed, each further line is an
 * entry of its log. Lines are only ever added, each before anybody is shown what it says.
 */
import type { Result } from '../../core/result.ts';
import type { Beginning, MatchLog } from '../../table/beginning.ts';
import { decodeMatch, fieldsOf, isSecret } from '../../table/decode.ts';
import type { Fields } from '../../table/decode.ts';
import { parseJson } from '../../table/json.ts';
import type { SavedProblem } from '../../text/problems.ts';
import type { Entry, Kept } from '../../table/store.ts';

/** From a seed, so that the same match can be played again; that of a day from the day's secret. */
export type SavedBeginning = Exclude<Beginning, { readonly from: 'moment' }>;

export interface SavedMatch extends Pick<Kept, 'head' | 'entries'> {
  readonly beginning: SavedBeginning;
  /** The last line was cut off while it was written; it is left out. */
  readonly isTorn?: true;
}

const FORMAT = 'star lanes match 1';

/** The first line of the file. */
export function writeSavedHead({ head, beginning }: Omit<SavedMatch, 'entries'>): string {
  const { from: _, ...drawnFrom } = beginning;
  return `${JSON.stringify({ format: FORMAT, ...drawnFrom, head })}\n`;
}

/** One more line. */
export function writeSavedEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Whether a text begins like a match that was kept here. */
export function isSaved(text: string): boolean {
  return text.startsWith(`{"format":"${FORMAT}"`);
}

/** What follows the last whole line: a program that was killed while it wrote leaves it, and nothing of it was shown. */
export function tornRest(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Reads a file, without a last line that was cut off. */
export function readSaved(text: string): Result<SavedMatch, SavedProblem> {
  if (!isSaved(text)) return { ok: false, problem: { why: 'not-saved-here' } };
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const fields = fieldsOf(parseJson(first));
  const [beginning, head] = [beginningIn(fields), fields['head']];
  if (beginning === undefined || head === undefined) return { ok: false, problem: { why: 'saved-head' } };
  const broken = lines.findIndex((line) => parseJson(line) === undefined);
  if (broken >= 0) return { ok: false, problem: { why: 'saved-line', line: broken + 2 } };
  const match = decodeMatch(head, lines.map(parseJson));
  const torn = tornRest(text) === '' ? {} : { isTorn: true as const };
  return match.ok ? { ok: true, value: { ...match.value, beginning, ...torn } } : match;
}

/** The match as a table opens it. */
export function savedLog({ head, beginning, entries }: SavedMatch): MatchLog {
  return { head, beginning, entries };
}

function beginningIn({ seed, secret }: Fields): SavedBeginning | undefined {
  if (typeof seed === 'number') return { from: 'seed', seed };
  return isSecret(secret) ? { from: 'fair-chance', secret } : undefined;
}
