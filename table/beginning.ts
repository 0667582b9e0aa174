/**
 * How a match begins: where its first position, and with it all chance, comes from. The program that opens a table says so; the
 * game itself is never changed for it.
 */
import { Mulberry32 } from '../core/chance.ts';
import type { Game, Step, Types } from '../core/contract.ts';
import { replay } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { fairChance } from './fair-chance.ts';
import type { MatchHead } from './match.ts';
import type { Entry, Kept } from './store.ts';

export type Beginning =
  /** With chance that nobody chose: it is made from a secret, which the head commits to, and the players' words. */
  | { readonly from: 'fair-chance'; readonly secret: string }
  /** With chance that anyone can repeat. */
  | { readonly from: 'seed'; readonly seed: number }
  /** After the first actions of another match, with the chance that was to come in it. */
  | { readonly from: 'moment'; readonly record: MatchRecord; readonly actions: number };

/** A match that can be opened: what was agreed, how it begins, and everything that happened. */
export interface MatchLog {
  readonly head: MatchHead;
  readonly beginning: Beginning;
  readonly entries: readonly Entry[];
}

/** A match of a store: there all chance is fair. */
export function logOf({ head, secret, entries }: Kept): MatchLog {
  return { head, beginning: { from: 'fair-chance', secret }, entries };
}

/** Why what was kept of a match cannot be played. */
export type LogProblem =
  | { readonly why: 'log-engine'; readonly game: string; readonly engine: number }
  | { readonly why: 'log-edition'; readonly edition: string }
  /** The moment of another match, after some of its actions, that it goes on from. */
  | { readonly why: 'log-moment'; readonly actions: number }
  | { readonly why: 'log-misplaced'; readonly entry: number; readonly expected: number }
  | { readonly why: 'log-no-act'; readonly entry: number; readonly text: string }
  | { readonly why: 'log-action'; readonly text: string };

/** Thrown where a log is damaged, or was written by other rules: no player can do anything about it. */
export class UnplayableLog extends Error {
  override readonly name = 'UnplayableLog';
  readonly problem: LogProblem;

  constructor(match: string, problem: LogProblem) {
    super(`what was kept of ${match} cannot be played: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

/** What opening a log comes to; a fault of ours is still thrown. */
export function playable<Value>(open: () => Value): Result<Value, LogProblem> {
  try {
    return { ok: true, value: open() };
  } catch (error) {
    if (error instanceof UnplayableLog) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** The first step of a match; `words` are what the players added to its chance. */
export function beginMatch<T extends Types>(
  game: Game<T>,
  head: MatchHead,
  beginning: Beginning,
  words: readonly string[],
): Step<T> {
  if (beginning.from === 'moment') return stepTo(game, head.id, firstActions(beginning));
  const config = game.parseConfig(head.edition, head.engine);
  if (!config.ok) throw new UnplayableLog(head.id, { why: 'log-edition', edition: head.edition });
  const chance =
    beginning.from === 'seed'
      ? new Mulberry32(beginning.seed)
      : fairChance({ match: head.id, secret: beginning.secret, words });
  return game.start(config.value, head.seats.length, chance);
}

/** What came before the first action at the table: the part of its record that the beginning decides. */
export function recordBefore(
  { id: match, commitment }: MatchHead,
  beginning: Beginning,
  words: readonly string[],
): Pick<MatchRecord, 'chance' | 'actions' | 'fair'> {
  switch (beginning.from) {
    case 'fair-chance': {
      const fair = { match, commitment, secret: beginning.secret, words };
      return { chance: fairChance(fair).format(), actions: [], fair };
    }
    case 'seed':
      return { chance: new Mulberry32(beginning.seed).format(), actions: [] };
    case 'moment': {
      // The chance was not drawn for this match, so there is nothing to prove about it.
      const { chance, actions } = firstActions(beginning);
      return { chance, actions };
    }
  }
}

/** A record cut off at the moment. */
function firstActions({ record, actions }: Beginning & { readonly from: 'moment' }): MatchRecord {
  return { ...record, actions: record.actions.slice(0, actions) };
}

function stepTo<T extends Types>(game: Game<T>, match: string, record: MatchRecord): Step<T> {
  const replayed = replay(game, record);
  if (!replayed.ok) throw new UnplayableLog(match, { why: 'log-moment', actions: record.actions.length });
  const { state, steps } = replayed.value;
  return { ok: true, state, events: steps.flat() };
}
