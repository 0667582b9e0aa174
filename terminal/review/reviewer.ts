/** What a game brings for `starlanes review` and `starlanes advise`: pages of text, or JSON, about its matches. */
import type { ValuesOf } from '../../cli/command.ts';
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { ADVISE, REVIEW } from '../cli/commands.ts';

/** The page that is printed, or what is wrong with the record; `onProgress` is told how far it is. */
export type Reviewer = (
  record: MatchRecord,
  flags: ValuesOf<typeof REVIEW>,
  onProgress: (done: number, all: number) => void,
) => Promise<Result<string>>;

/** The page that is printed, or what is wrong with the record. */
export type Adviser = (record: MatchRecord, flags: ValuesOf<typeof ADVISE>) => Promise<Result<string>>;

/** The same review and the same advice every time. */
export const SEED = 1;

/** Data as JSON for other programs: the same text for the same data, without digits that mean nothing. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`;
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
