/** What the check of a match on a server came to, as data. */
import type { MatchRecord } from '../core/record.ts';
import type { SignatureCheck } from './signature.ts';

/** What a device says to the record of a match that it saw. */
export interface WitnessReport {
  readonly isCommitmentSame: boolean;
  /** Undefined where it told no words. */
  readonly areOwnWordsSame: boolean | undefined;
  /** Whether everybody's words are those whose hash it was shown. */
  readonly areHashesSame: boolean | undefined;
  /** Whether the lines it was told are those of the record; undefined where it was told none. */
  readonly actions: { readonly lines: number; readonly isSame: boolean } | undefined;
}

/** What is known of a record whose chance and result were worked out anew. */
export interface MatchVerdict {
  readonly record: MatchRecord;
  readonly signature: SignatureCheck;
  /** What this device says to it; undefined where it saw nothing of the match. */
  readonly saw: WitnessReport | undefined;
}

/** Whether something is not as it should be. */
export function isRefuted({ signature, saw }: MatchVerdict): boolean {
  return signature === 'wrong' || (saw !== undefined && !agrees(saw));
}

function agrees({ isCommitmentSame, areOwnWordsSame, areHashesSame, actions }: WitnessReport): boolean {
  return isCommitmentSame && areOwnWordsSame !== false && areHashesSame !== false && actions?.isSame !== false;
}
