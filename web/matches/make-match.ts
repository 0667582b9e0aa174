/** A new match in the page: its secret is drawn here. */
import { newMatch } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { keep, recall } from '../app/storage.ts';
import { forgetMatch, keepMatch, keptMatches } from './page-store.ts';
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
  forgetTwins(whole);
  keepMatch(whole);
  keep(BEGUN, begunMatches() + 1);
  return whole;
}

/** How many matches were begun on this device. */
export function begunMatches(): number {
  const begun = recall(BEGUN);
  return typeof begun === 'number' ? begun : 0;
}

/** Who begins the same again without having touched it wants one match, and not a list of them. */
function forgetTwins(match: PageKept): void {
  const planOf = ({ head: { game, edition, seats }, from }: PageKept): string =>
    JSON.stringify([game, edition, seats, from ?? '']);
  const twins = keptMatches().filter((other) => isUntouched(other) && planOf(other) === planOf(match));
  for (const { head } of twins) if (head.id !== match.head.id) forgetMatch(head.id);
}

/** Whether it waits for a person who has done nothing in it yet. */
function isUntouched({ head, entries, over }: PageKept): boolean {
  if (over || head.seats.every((seat) => seat.for === 'bot')) return false;
  return entries.every(({ act }) => act.startsWith('sit ') || act.startsWith('bot '));
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
