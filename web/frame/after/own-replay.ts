/** Which seat of a record the reader had: the device knows it that played the match, as long as no other is watched there. */
import type { Seat } from '../../../core/contract.ts';
import { forget, isObject, keep, recall } from '../../app/storage.ts';

const KEY = 'watched';

export function keepOwnSeat(packed: string, you: Seat | undefined): void {
  if (you === undefined) forget(KEY);
  else keep(KEY, { packed, you });
}

export function ownSeatIn(packed: string): Seat | undefined {
  const kept = recall(KEY);
  if (!isObject(kept) || kept['packed'] !== packed) return undefined;
  const { you } = kept;
  return typeof you === 'number' ? you : undefined;
}
