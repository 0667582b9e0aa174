/** Checks the record of a finished match: that nobody chose its chance, and that it ends as it says it ended. */
import type { Game, Types } from '../core/contract.ts';
import type { Result } from '../core/result.ts';
import { replay } from '../core/record.ts';
import type { FairChance, MatchRecord } from '../core/record.ts';
import { checkFairChance } from './fair-chance.ts';

/** What a record proves. */
export interface Verified<T extends Types> {
  readonly fair: FairChance;
  /** The last state, replayed from the key alone. */
  readonly state: T['State'];
  /** What every seat is worth in it. */
  readonly result: readonly number[];
}

/** Proves a record by working everything out anew; says what is not as it should be otherwise. */
export function verify<T extends Types>(game: Game<T>, record: MatchRecord): Result<Verified<T>> {
  const fair = checkFairChance(record);
  if (!fair.ok) return fair;
  const again = replay(game, record);
  if (!again.ok) return again;
  const { state } = again.value;
  const result = game.result(state);
  if (result === undefined) return { ok: false, problem: 'the match is not over: some of its actions are missing' };
  if (record.result !== undefined && record.result.join() !== result.join())
    return { ok: false, problem: `the match ends with ${result.join(', ')}, not with ${record.result.join(', ')}` };
  return { ok: true, value: { fair: fair.value, state, result } };
}
