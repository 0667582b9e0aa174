/** The question somebody was asked at some point of a record, as their seat saw and heard it. */
import type { Question } from '../../bots/bot.ts';
import type { Reading } from '../../core/contract.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes } from '../../games/star-lanes/index.ts';

export interface Asked {
  /** How many actions came before. */
  readonly at: number;
  readonly question: Question<StarLanesTypes>;
}

/** The question after so many actions; without a number, the last one of the record. */
export function questionAfter(record: MatchRecord, at: number | undefined): Reading<Asked> {
  const all = record.actions.length;
  if (at !== undefined && at > all) return { ok: false, problem: `the record has only ${all} actions, not ${at}` };
  const asked = questionAt(record, at ?? all);
  if (!asked.ok) return asked;
  if (asked.value !== undefined) return { ok: true, value: asked.value };
  // A match that is over asks nothing; its last action was an answer, though.
  return at === undefined && all > 0
    ? questionAfter(record, all - 1)
    : { ok: false, problem: 'the match is over there; nothing is asked' };
}

function questionAt(record: MatchRecord, at: number): Reading<Asked | undefined> {
  const heard: Event[][] = record.names.map(() => []);
  const again = replay(starLanes, { ...record, actions: record.actions.slice(0, at) }, (state, events) => {
    for (const [seat, all] of heard.entries())
      all.push(...events.filter((event) => starLanes.hears(state, event, seat)));
  });
  if (!again.ok) return again;
  const { state } = again.value;
  const seat = starLanes.toAct(state);
  if (seat === undefined) return { ok: true, value: undefined };
  return { ok: true, value: { at, question: { view: starLanes.view(state, seat), heard: heard[seat] ?? [] } } };
}
