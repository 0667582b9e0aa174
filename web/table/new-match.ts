/** A new match in the page: its secret is drawn here, and everybody sits down at once. */
import type { Types } from '../../core/contract.ts';
import { oneLine } from '../../core/record.ts';
import { sit, formatAct } from '../../table/act.ts';
import { commitmentOf } from '../../table/fair-chance.ts';
import type { MatchHead, SeatPlan } from '../../table/match.ts';
import type { Entry } from '../../table/store.ts';
import type { GameBook } from './game-book.ts';
import { keepMatch } from './page-store.ts';
import type { PageKept } from './page-store.ts';

/** Who takes a seat: a person by name, or a computer player. */
export type Sitter = { readonly person: string } | { readonly bot: string };

/** Makes and keeps a match; `from` is the moment of another one it goes on from. */
export function makeMatch<T extends Types>(
  { game, minder }: GameBook<T>,
  edition: string,
  sitters: readonly Sitter[],
  from?: PageKept['from'],
  { id, secret } = { id: randomHex(8), secret: randomHex(32) },
): PageKept {
  const made = Date.now();
  const head: MatchHead = {
    id,
    game: game.id,
    engine: game.engine,
    edition,
    seats: sitters.map(planOf),
    public: false,
    minder,
    commitment: commitmentOf(secret, id),
    made,
  };
  const kept = { head, secret, entries: entriesOf(sitters, minder, made), changed: made, over: false };
  const whole = from === undefined ? kept : { ...kept, from };
  keepMatch(whole);
  return whole;
}

function planOf(sitter: Sitter): SeatPlan {
  return 'bot' in sitter ? { for: 'bot', bot: sitter.bot } : { for: 'person' };
}

/** The last person to sit down begins the match; among computer players alone somebody has to say so. */
function entriesOf(sitters: readonly Sitter[], minder: string, time: number): Entry[] {
  const sits = sitters.flatMap((sitter, by) =>
    'person' in sitter ? [{ by, act: formatAct(sit(oneLine(sitter.person, 40))) }] : [],
  );
  const acts = sits.length > 0 ? sits : [{ act: `start ${minder}` }];
  return acts.map((act, at) => ({ at, time, ...act }));
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
