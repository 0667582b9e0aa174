/**
 * Whether a record is whole. Those of matches on a server say how many lines they have and how the match ended: what was cut
 * off on its way can still be played as far as it goes, but not without a word.
 */
import type { Game, Types } from './contract.ts';
import type { MatchRecord } from './record.ts';

/** The end of a record is missing; how many lines there were is known where the record says it. */
export interface CutOff {
  readonly why: 'cut-off';
  readonly lines: number;
  readonly of: number | undefined;
}

/** The match does not end as its record says. */
export interface OtherResult {
  readonly why: 'other-result';
  readonly result: readonly number[];
  readonly told: readonly number[];
}

export type WholeProblem = CutOff | OtherResult;

/** How many lines a record says it has behind its head. */
export function toldLines({ chain }: Pick<MatchRecord, 'chain'>): number | undefined {
  const [, lines] = /^(\d{1,9}) /.exec(chain ?? '') ?? [];
  return lines === undefined ? undefined : Number(lines);
}

/** The end that is missing in a record, where all of it was played and the match is not over; a gap in its middle is none. */
export function cutOff<T extends Types>(game: Game<T>, record: MatchRecord, state: T['State']): CutOff | undefined {
  const { length: lines } = record.played ?? record.actions;
  const of = toldLines(record);
  const isShort = of === undefined ? record.result !== undefined : lines < of;
  return isShort && game.result(state) === undefined ? { why: 'cut-off', lines, of } : undefined;
}

/** What is missing in a record, or not as it says, when all of it was played and led to a state. */
export function wholeProblem<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  state: T['State'],
): WholeProblem | undefined {
  const { result: told } = record;
  const result = game.result(state);
  const isOther = told !== undefined && result !== undefined && result.join() !== told.join();
  return isOther ? { why: 'other-result', result, told } : cutOff(game, record, state);
}
