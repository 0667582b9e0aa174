/** A record as the states it goes through, for whoever steps through it. */
import type { Game, Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord, PlayedAction, ReplayProblem } from '../../core/record.ts';

interface Step<T extends Types> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** What led here; undefined at the start. */
  readonly done: PlayedAction | undefined;
}

export interface Steps<T extends Types = Types> {
  readonly record: MatchRecord;
  readonly steps: readonly Step<T>[];
  /** Why the record cannot be played further than this. */
  readonly problem: ReplayProblem<T> | undefined;
}

/** Plays the record as far as it can be played. */
export function stepsOf<T extends Types>(game: Game<T>, record: MatchRecord): Result<Steps<T>, ReplayProblem<T>> {
  const steps: Step<T>[] = [];
  const played = replay(game, record, (state, events, done) => steps.push({ state, events, done }));
  if (steps.length === 0 && !played.ok) return played;
  return { ok: true, value: { record, steps, problem: played.ok ? undefined : played.problem } };
}
