/** A new match in the page: its secret is drawn here. */
import { newMatch } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { keepMatch } from './page-store.ts';
import type { PageKept } from './page-store.ts';

/** Makes and keeps a match; `from` is the moment of another one it goes on from. */
export function makeMatch<T extends Types>(
  kit: Pick<GameKit<T>, 'game' | 'minder'>,
  edition: string,
  sitters: readonly Sitter[],
  from?: PageKept['from'],
  { id, secret } = { id: randomHex(8), secret: randomHex(32) },
): PageKept {
  const made = Date.now();
  const { head, entries } = newMatch(kit, { id, edition, sitters, beginning: { from: 'fair-chance', secret }, made });
  const kept = { head, secret, entries, changed: made, over: false };
  const whole = from === undefined ? kept : { ...kept, from };
  keepMatch(whole);
  return whole;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
