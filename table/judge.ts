/** Every "no" of a table: it says whether something may be done, and touches nothing. */
import type { Seat, Step, Types } from '../core/contract.ts';
import { writeAct } from './act.ts';
import type { Act } from './act.ts';
import { botToAct, lateAt, timeIsUpAt } from './clock.ts';
import type { Entry } from './store.ts';
import type { Table } from './table.ts';
import { mayKeep } from './undo.ts';
import { hasVoice } from './vote.ts';

/** What somebody wants to do at a table. */
export interface Attempt {
  readonly by?: Seat;
  readonly act: Act;
  /** How long the log was when they decided. */
  readonly at: number;
  readonly time: number;
  /** For acts that hand over a seat: the hash of the secret. */
  readonly hash?: string;
  /** For moving a seat: the hash of the secret in the link that was opened. */
  readonly offered?: string;
}

/** Why not, in one word for programs and in a sentence for people. */
export interface TableRefusal {
  readonly ok: false;
  readonly why: 'stale' | 'not-now' | 'not-yours' | 'not-an-action' | 'rules';
  readonly problem: string;
}

/** It may: this is the next entry. An action of the game has been tried, and this came of it. */
export interface Judged<T extends Types> {
  readonly ok: true;
  readonly entry: Entry;
  readonly step?: Step<T>;
}

/** Judges an attempt. */
export function judge<T extends Types>(table: Table<T>, attempt: Attempt): Judged<T> | TableRefusal {
  const { act } = attempt;
  if (act.act === 'do' || act.act === 'bot') return judgePlay(table, attempt, act);
  return problemWith(table, attempt) ?? { ok: true, entry: entryOf(table, attempt, act) };
}

function entryOf<T extends Types>({ at }: Table<T>, { by, time, hash }: Attempt, act: Act): Entry {
  return {
    at,
    act: writeAct(act),
    time,
    ...(by === undefined ? {} : { by }),
    ...(hash === undefined ? {} : { hash }),
  };
}

function no(why: TableRefusal['why'], problem: string): TableRefusal {
  return { ok: false, why, problem };
}

const STALE = no('stale', 'The match has gone on since; look again.');

function judgePlay<T extends Types>(
  table: Table<T>,
  attempt: Attempt,
  { act, did }: Act & { act: 'do' | 'bot' },
): Judged<T> | TableRefusal {
  const { by = -1, at } = attempt;
  if (table.phase === 'over') return no('not-now', 'The match is over.');
  if (table.phase === 'gathering') return no('not-now', 'The match has not begun.');
  if (table.phase === 'paused') return no('not-now', 'The match is paused; somebody must resume it first.');
  if (at < table.playedAt) return STALE;
  const seat = table.seats[by];
  if (act === 'do' && seat?.isPlayedByBot === true)
    return no('not-now', 'A computer player minds this seat; take it back first.');
  if (act === 'bot' && seat?.isPlayedByBot !== true) return no('not-now', 'A person plays this seat.');
  const action = table.game.read(did);
  if (action === undefined) return no('not-an-action', `"${did.slice(0, 60)}" is no action of ${table.game.id}.`);
  if (table.state === undefined) return no('not-now', 'The match has not begun.');
  const step = table.game.apply(table.state, by, action);
  if (!step.ok) return no('rules', table.game.explain(step.refusal));
  // Kept as the game itself writes it, however it was typed: that is what records and replays are made of.
  return { ok: true, entry: entryOf(table, attempt, { act, did: table.game.write(action) }), step };
}

function problemWith<T extends Types>(table: Table<T>, attempt: Attempt): TableRefusal | undefined {
  const { act, by } = attempt;
  const seat = table.seats[by ?? -1];
  if (by !== undefined && seat === undefined)
    return no('not-yours', `There is no seat ${by} here; they are counted from 0.`);
  const playing = table.phase === 'playing' || table.phase === 'paused';
  switch (act.act) {
    case 'do':
    case 'bot':
      return undefined;
    case 'sit':
      if (seat === undefined) return no('not-now', 'Say which seat.');
      if (table.phase !== 'gathering') return no('not-now', 'The match has begun; you may watch it.');
      if (seat.plan.for !== 'person') return no('not-now', 'That seat is for a computer player.');
      return seat.isFree ? undefined : no('not-now', 'That seat is taken.');
    case 'stand':
      if (table.phase !== 'gathering') return no('not-now', 'The match has begun; you may leave it.');
      return seat?.isPerson === true ? undefined : no('not-now', 'Nobody sits there.');
    case 'start':
      if (table.phase !== 'gathering') return no('not-now', 'The match has begun.');
      if (seat === undefined && table.seats.some(({ isFree }) => isFree)) return no('not-now', 'Seats are free.');
      return seat === undefined || seat.isPerson
        ? undefined
        : no('not-yours', 'Only somebody who sits here can begin.');
    case 'offer':
      return seat?.isPerson === true ? undefined : no('not-now', 'Nobody sits there.');
    case 'move':
      return seat?.offered === undefined || attempt.offered !== seat.offered
        ? no('not-now', 'That link has been used or replaced.')
        : undefined;
    case 'undo':
      return undoProblem(table, attempt, act.keep);
    case 'late':
      return (lateAt(table) ?? Infinity) <= attempt.time && table.toAct === by
        ? undefined
        : no('not-now', 'There is time left.');
    case 'leave':
      if (!playing) return no('not-now', 'The match is not being played.');
      if (seat?.isPerson !== true) return no('not-yours', 'Nobody sits there.');
      return seat.minded === 'left' ? no('not-now', 'You have left already.') : undefined;
    case 'back':
      if (!playing) return no('not-now', 'The match is not being played.');
      if (seat?.minded === undefined) return no('not-now', 'You have your seat.');
      // Otherwise nobody could be late: they would come back before the computer player has moved.
      return botToAct(table) === by && (timeIsUpAt(table) ?? Infinity) <= attempt.time
        ? no('not-now', 'The time for this move is up; a computer player makes it. Take your seat back after it.')
        : undefined;
    case 'propose':
      return motionProblem(table, attempt, act.motion);
    case 'yes':
    case 'no':
      return answerProblem(table, attempt, act.act);
    case 'lapse':
      return (table.vote?.ends ?? Infinity) <= attempt.time ? undefined : no('not-now', 'The vote is not over.');
    case 'resume':
      if (table.phase !== 'paused') return no('not-now', 'The match is not paused.');
      return hasVoice(seat) ? undefined : no('not-yours', 'Only somebody who plays can resume it.');
    case 'react':
      return seat?.isPerson === true ? undefined : no('not-yours', 'Only players can say something.');
    case 'say':
      if (table.head.public) return no('not-now', 'In public matches one speaks with reactions only.');
      return seat?.isPerson === true ? undefined : no('not-yours', 'Only players can say something.');
    case 'rematch':
      if (table.phase !== 'over') return no('not-now', 'The match is not over.');
      return table.rematch === undefined ? undefined : no('not-now', 'There is a rematch already.');
  }
}

function undoProblem<T extends Types>(
  table: Table<T>,
  { by = -1, at }: Attempt,
  keep: number,
): TableRefusal | undefined {
  if (table.phase !== 'playing' || table.state === undefined)
    return no('not-now', 'Nothing can be taken back while the match is not being played.');
  if (at < table.playedAt) return STALE;
  const seat = table.seats[by];
  if (seat?.isPerson !== true) return no('not-yours', 'Only players can take something back.');
  if (seat.isPlayedByBot) return no('not-now', 'Take your seat back first.');
  const { deeds, seats, state } = table;
  return mayKeep(keep, by, { deeds, seats, draws: state.chance.draws })
    ? undefined
    : no('not-now', 'That can no longer be taken back: something new has been seen since.');
}

function motionProblem<T extends Types>(
  { phase, vote, seats, state, game }: Table<T>,
  { by = -1 }: Attempt,
  motion: 'pause' | 'end' | 'longer',
): TableRefusal | undefined {
  if (phase !== 'playing' && !(phase === 'paused' && motion !== 'pause'))
    return no('not-now', 'There is nothing to vote on now.');
  if (vote !== undefined) return no('not-now', 'Another vote is not over yet.');
  if (!hasVoice(seats[by])) return no('not-yours', 'Only somebody who plays can propose that.');
  if (motion === 'pause' || (state !== undefined && game.agree(state, motion) !== undefined)) return undefined;
  return no('not-now', 'The match cannot be made longer.');
}

function answerProblem<T extends Types>(
  { vote, seats }: Table<T>,
  { by = -1, at }: Attempt,
  answer: 'yes' | 'no',
): TableRefusal | undefined {
  if (vote === undefined) return no('not-now', 'There is nothing to vote on.');
  if (at < vote.at) return STALE;
  if (!hasVoice(seats[by])) return no('not-yours', 'Only somebody who plays can vote.');
  return answer === 'yes' && vote.yes.has(by) ? no('not-now', 'You have said yes already.') : undefined;
}
