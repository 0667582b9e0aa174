/** A record as turns: where each began, what was done and said, and where it left the match. */
import type { Seat } from '../../../core/contract.ts';
import type { Result } from '../../../core/result.ts';
import { replay } from '../../../core/record.ts';
import type { PlayedAction, MatchRecord, ReplayProblem } from '../../../core/record.ts';
import { starLanes } from '../../../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import type { Position } from '../../../games/star-lanes/position.ts';
import type { Event } from '../../../games/star-lanes/types.ts';

/** One turn, from the offer to the next one. */
export interface RecordedTurn {
  readonly by: Seat;
  readonly before: Position;
  readonly did: readonly string[];
  readonly events: readonly Event[];
  readonly after: Position;
}

export interface Turns {
  readonly start: Position;
  readonly turns: readonly RecordedTurn[];
  readonly end: Position;
}

/** Plays a record again, turn by turn; a turn that was not finished is left out. */
export function turnsOf(record: MatchRecord): Result<Turns, ReplayProblem<StarLanesTypes>> {
  const turns: RecordedTurn[] = [];
  let before: Position | undefined;
  let did: string[] = [];
  let events: Event[] = [];
  const again = replay(starLanes, record, (after, told, done: PlayedAction | undefined) => {
    if (done?.by === 'all') {
      // What all agreed upon is no player's move: a turn that has not begun begins there, and one they ended never ends.
      if (did.length === 0) before = after;
      return;
    }
    events.push(...told);
    if (done !== undefined) did.push(done.text);
    if (!isTurnOver(before, after)) return;
    if (before !== undefined) turns.push({ by: before.mover, before, did, events, after });
    [before, did, events] = [after, [], []];
  });
  if (!again.ok) return again;
  const { state: end } = again.value;
  return { ok: true, value: { start: turns[0]?.before ?? end, turns, end } };
}

/** A turn is over when another is offered spaces, or the match ends. */
function isTurnOver(before: Position | undefined, now: Position): boolean {
  return before === undefined || now.phase === 'over' || now.moves !== before.moves;
}
