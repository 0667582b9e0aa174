/** What a server signs of a record, and what can be said of a signature. Ed25519 itself is the programs' business. */
import { formatRecordHead } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';

/** The head without the signature itself: with the end of the chain in it, that is all of the record. */
export function signedText({ signature: signed, ...record }: MatchRecord): string {
  return formatRecordHead({ ...record, ...(signed === undefined ? {} : { signature: { ...signed, signature: '' } }) });
}

/** Checks a signature: the public key and the signature in base64url. Undefined where this program cannot. */
export type CheckSignature = (key: string, text: string, signature: string) => Promise<boolean | undefined>;

/** What a signature proves. `none`: there is none, as in records of earlier versions. */
export type SignatureCheck = 'none' | 'valid' | 'wrong' | 'unchecked';

/** A signature without a chain would leave the actions open. */
export async function checkSignature(record: MatchRecord, check: CheckSignature): Promise<SignatureCheck> {
  const { signature: signed, chain } = record;
  if (signed === undefined || chain === undefined) return 'none';
  const isValid = await check(signed.key, signedText(record), signed.signature);
  if (isValid === undefined) return 'unchecked';
  return isValid ? 'valid' : 'wrong';
}
