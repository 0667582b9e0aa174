/**
 * The game of a match in the page. Usually as it is; a match that goes on from a moment of another
 * begins where that moment was, with the chance that was to come.
 */
import type { Game, Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { parseRecord, replay } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { PageKept } from './page-store.ts';

export function pageGame<T extends Types>(game: Game<T>, { from }: Pick<PageKept, 'from'>): Result<Game<T>> {
  if (from === undefined) return { ok: true, value: game };
  const record = parseRecord(from.record);
  if (!record.ok) return record;
  const begun = replay(game, firstActions(record.value, from.actions));
  if (!begun.ok) return begun;
  const { state, steps } = begun.value;
  return { ok: true, value: { ...game, start: () => ({ ok: true, state, events: steps.flat() }) } };
}

/** A match as a record, with what was played before it where it went on from another. */
export function pageRecord(record: MatchRecord | undefined, { from }: Pick<PageKept, 'from'>): Result<MatchRecord> {
  if (record === undefined) return { ok: false, problem: 'the match is not over' };
  if (from === undefined) return { ok: true, value: record };
  const before = parseRecord(from.record);
  if (!before.ok) return before;
  const { game, engine, edition, chance, actions } = firstActions(before.value, from.actions);
  // The chance was not drawn for this match, so there is nothing to prove about it.
  return {
    ok: true,
    value: { game, engine, edition, chance, names: record.names, actions: [...actions, ...record.actions] },
  };
}

/** A record cut off after so many actions. */
function firstActions(record: MatchRecord, count: number): MatchRecord {
  return { ...record, actions: record.actions.slice(0, count) };
}
