/** Records: a match as text that people can read, played again, and checked. */
export { formatRecord, parseRecord, replay } from '../core/record.ts';
export type {
  FairChance,
  MatchRecord,
  PlayedAction,
  RecordProblem,
  RecordSignature,
  Replayed,
  ReplayProblem,
} from '../core/record.ts';
export { wholeProblem } from '../core/whole-record.ts';
export type { CutOff, OtherResult, WholeProblem } from '../core/whole-record.ts';
export { verify } from '../table/verify.ts';
export type { Verified, VerifyProblem } from '../table/verify.ts';
export type { FairChanceProblem } from '../table/fair-chance.ts';
