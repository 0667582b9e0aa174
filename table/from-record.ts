/** A finished match as a store keeps it, made again from its record. */
import type { Result } from '../core/result.ts';
import { undoneTo } from '../core/record.ts';
import type { PlayedAction, MatchRecord } from '../core/record.ts';
import { MOTIONS, sit, formatAct } from './act.ts';
import type { Act } from './act.ts';
import { checkFairChance } from './fair-chance.ts';
import type { FairChanceProblem } from './fair-chance.ts';
import type { Entry, Kept } from './store.ts';

/**
 * What would have led to the record: everybody sits down, plays, and agrees where all agreed. Only a
 * record whose chance can be proved will do, for that is how a match in a store draws it. Nobody
 * holds the seats.
 */
export function keptFromRecord(record: MatchRecord, time: number, minder: string): Result<Kept, FairChanceProblem> {
  const fair = checkFairChance(record);
  if (!fair.ok) return fair;
  const { match: id, commitment, secret, words } = fair.value;
  const { game, engine, edition, names } = record;
  const seats = names.map(() => ({ for: 'person' }) as const);
  const acts = [
    ...names.map((name, by) => ({ by, act: sit(name, words[by]) })),
    ...(record.played ?? record.actions).flatMap((done) => actsOf(done, names.length)),
  ];
  const entries: Entry[] = acts.map(({ by, act }, at) => ({ at, by, act: formatAct(act), time }));
  const head = { id, game, engine, edition, seats, public: false, minder, commitment, made: time };
  return { ok: true, value: { head, secret, entries } };
}

function actsOf({ by, text: did }: PlayedAction, players: number): { readonly by: number; readonly act: Act }[] {
  const keep = undoneTo({ by, text: did });
  if (by !== 'all') return [{ by, act: keep === undefined ? { act: 'do', did } : { act: 'undo', keep } }];
  const motion = MOTIONS.find((known) => known === did) ?? 'end';
  const others = Array.from({ length: players - 1 }, (_, i) => ({ by: i + 1, act: { act: 'yes' } as const }));
  return [{ by: 0, act: { act: 'propose', motion } }, ...others];
}
