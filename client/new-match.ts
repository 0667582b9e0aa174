/** A new match at a table of this device: everybody sits down at once. */
import type { Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { formatAct, parseAct, sit } from '../table/act.ts';
import type { Beginning, MatchLog } from '../table/beginning.ts';
import { commitmentOf } from '../table/fair-chance.ts';
import type { MatchHead, SeatPlan } from '../table/match.ts';
import type { Entry } from '../table/store.ts';

/** Who takes a seat: a person by name, or a computer player. */
export type Sitter = { readonly person: string } | { readonly bot: string };

export interface MatchPlan {
  readonly id: string;
  /** The edition with what differs from it. */
  readonly edition: string;
  readonly sitters: readonly Sitter[];
  readonly beginning: Beginning;
  /** When it is made, in milliseconds since 1970. */
  readonly made: number;
}

export function newMatch<T extends Types>(
  { game, minder }: Pick<GameKit<T>, 'game' | 'minder'>,
  { id, edition, sitters, beginning, made }: MatchPlan,
): MatchLog {
  const head: MatchHead = {
    id,
    game: game.id,
    engine: game.engine,
    edition,
    seats: sitters.map(planOf),
    public: false,
    minder,
    commitment: beginning.from === 'fair-chance' ? commitmentOf(beginning.secret, id) : '',
    made,
  };
  return { head, beginning, entries: seated(sitters, minder, made) };
}

/** The seat for a sitter. */
export function planOf(sitter: Sitter): SeatPlan {
  return 'bot' in sitter ? { for: 'bot', bot: sitter.bot } : { for: 'person' };
}

/** The last person to sit down begins the match; among computer players alone somebody has to say so. */
function seated(sitters: readonly Sitter[], minder: string, time: number): Entry[] {
  const sits = sitters.flatMap((sitter, by) =>
    'person' in sitter ? [{ by, act: formatAct(sit(sitter.person)) }] : [],
  );
  const acts = sits.length > 0 ? sits : [{ act: formatAct({ act: 'start', bot: minder }) }];
  return acts.map((act, at) => ({ at, time, ...act }));
}

/** Who sat down in a match, for another one with the same players. */
export function sittersOf({ head, entries }: Pick<MatchLog, 'head' | 'entries'>): readonly Sitter[] {
  return head.seats.map((plan, seat) => {
    if (plan.for === 'bot') return { bot: plan.bot };
    const acts = entries.filter(({ by }) => by === seat).map(({ act }) => parseAct(act));
    const sat = acts.findLast((act) => act?.act === 'sit');
    if (sat === undefined) throw new Error(`nobody sits in seat ${seat} of ${head.id}`);
    return { person: sat.name };
  });
}
