/** A new match in the page: its secret is drawn here. */
import { newMatch } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { keep, recall } from '../app/storage.ts';
import { keepMatch } from './page-store.ts';
import type { PageKept } from './page-store.ts';

/** Where the number of matches is kept. */
const BEGUN = 'begun';

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
  keep(BEGUN, begunMatches() + 1);
  return whole;
}

/** How many matches were begun on this device. */
export function begunMatches(): number {
  const begun = recall(BEGUN);
  return typeof begun === 'number' ? begun : 0;
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
