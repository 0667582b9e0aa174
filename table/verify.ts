/**
 * Checks the record of a finished match: that its chance is made from what was committed to, that its lines are those of its
 * hash chain, and that it ends as it says it ended. Who signed it, and whether a device saw the same, is asked elsewhere.
 */
import type { Game, Types } from '../core/contract.ts';
import type { Result } from '../core/result.ts';
import { replay } from '../core/record.ts';
import type { FairChance, MatchRecord, ReplayProblem } from '../core/record.ts';
import { cutOff } from '../core/whole-record.ts';
import type { WholeProblem } from '../core/whole-record.ts';
import { chainOf } from './chain.ts';
import { checkFairChance } from './fair-chance.ts';
import type { FairChanceProblem } from './fair-chance.ts';

/** What a record proves. */
export interface Verified<T extends Types> {
  readonly fair: FairChance;
  /** The last state, replayed from the key alone. */
  readonly state: T['State'];
  /** What every seat is worth in it. */
  readonly result: readonly number[];
  /** Whether the record has a hash chain; those of earlier versions have none. */
  readonly isChained: boolean;
}

/** Why a record proves nothing. */
export type VerifyProblem<T extends Types> =
  | FairChanceProblem
  | ReplayProblem<T>
  | WholeProblem
  | { readonly why: 'unfinished' }
  | { readonly why: 'other-chain' };

/** Proves a record by working everything out anew; says what is not as it should be otherwise. */
export function verify<T extends Types>(game: Game<T>, record: MatchRecord): Result<Verified<T>, VerifyProblem<T>> {
  const fair = checkFairChance(record);
  if (!fair.ok) return fair;
  const isChained = record.chain !== undefined;
  const again = replay(game, record);
  if (isChained && chainOf(record) !== record.chain) {
    const cut = again.ok ? cutOff(game, record, again.value.state) : undefined;
    return { ok: false, problem: cut ?? { why: 'other-chain' } };
  }
  if (!again.ok) return again;
  const { state } = again.value;
  const result = game.result(state);
  if (result === undefined) return { ok: false, problem: { why: 'unfinished' } };
  if (record.result !== undefined && record.result.join() !== result.join())
    return { ok: false, problem: { why: 'other-result', result, told: record.result } };
  return { ok: true, value: { fair: fair.value, state, result, isChained } };
}
