/** Who advises on the matches of one game. */
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Flags } from '../review/flags.ts';

/** The page that is printed, or what is wrong with the record. */
export type Adviser = (record: MatchRecord, flags: Flags) => Promise<Result<string>>;

/** The same advice every time. */
export const SEED = 1;
