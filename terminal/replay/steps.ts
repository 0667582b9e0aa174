/** A record as the states it goes through, for whoever steps through it. */
import type { Reading } from '../../core/contract.ts';
import { replay } from '../../core/record.ts';
import type { Done, MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';

interface Step {
  readonly state: Position;
  readonly events: readonly Event[];
  /** What led here; undefined at the start. */
  readonly done: Done | undefined;
}

export interface Steps {
  readonly record: MatchRecord;
  readonly steps: readonly Step[];
  /** Why the record cannot be played further than this. */
  readonly problem: string | undefined;
}

/** Plays the record as far as it can be played. */
export function stepsOf(record: MatchRecord): Reading<Steps> {
  const steps: Step[] = [];
  const played = replay(starLanes, record, (state, events, done) => steps.push({ state, events, done }));
  if (steps.length === 0) return played.ok ? { ok: false, problem: 'there is nothing in it' } : played;
  return { ok: true, value: { record, steps, problem: played.ok ? undefined : played.problem } };
}
