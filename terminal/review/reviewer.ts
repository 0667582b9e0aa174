/** Who reviews the matches of one game. */
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Flags } from './flags.ts';

/** The page that is printed, or what is wrong with the record; `onProgress` is told how far it is. */
export type Reviewer = (
  record: MatchRecord,
  flags: Flags,
  onProgress: (done: number, all: number) => void,
) => Promise<Result<string>>;

/** The same review every time. */
export const SEED = 1;
