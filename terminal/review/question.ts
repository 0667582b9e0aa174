/** The question somebody was asked at some point of a record, as their seat saw and heard it. */
import type { Question } from '../../bots/bot.ts';
import type { Game, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord, ReplayProblem } from '../../core/record.ts';
import type { QuestionProblem } from '../../text/problems.ts';

export interface AskedQuestion<T extends Types> {
  /** How many actions came before. */
  readonly at: number;
  readonly question: Question<T>;
}

/** The question after that many actions; without a number, the last one of the record. */
export function questionAfter<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  at: number | undefined,
): Result<AskedQuestion<T>, ReplayProblem<T> | QuestionProblem> {
  const all = record.actions.length;
  if (at !== undefined && at > all) return { ok: false, problem: { why: 'beyond-record', at, actions: all } };
  const asked = questionAt(game, record, at ?? all);
  if (!asked.ok) return asked;
  if (asked.value !== undefined) return { ok: true, value: asked.value };
  // A match that is over asks nothing; its last action was an answer, though.
  return at === undefined && all > 0
    ? questionAfter(game, record, all - 1)
    : { ok: false, problem: { why: 'nothing-asked' } };
}

function questionAt<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  at: number,
): Result<AskedQuestion<T> | undefined, ReplayProblem<T>> {
  const heard: T['Event'][][] = record.names.map(() => []);
  const again = replay(game, { ...record, actions: record.actions.slice(0, at) }, (state, events) => {
    for (const [seat, all] of heard.entries())
      all.push(...events.filter((event) => game.isVisible(state, event, seat)));
  });
  if (!again.ok) return again;
  const { state } = again.value;
  const seat = game.toAct(state);
  if (seat === undefined) return { ok: true, value: undefined };
  return {
    ok: true,
    value: { at, question: { view: game.view(state, seat), heard: must(heard[seat], 'what a seat has heard') } },
  };
}
