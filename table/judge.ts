/** Every "no" of a table: it says whether something may be done, and touches nothing. */
import type { Seat, Step, Types } from '../core/contract.ts';
import { writeAct } from './act.ts';
import type { Act } from './act.ts';
import { botToAct, lateAt, timeIsUpAt } from './clock.ts';
import { no } from './refusals.ts';
import type { TableRefusal } from './refusals.ts';
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

function judgePlay<T extends Types>(
  table: Table<T>,
  attempt: Attempt,
  { act, did }: Act & { act: 'do' | 'bot' },
): Judged<T> | TableRefusal {
  const { by = -1, at } = attempt;
  if (table.phase === 'over') return no('over');
  if (table.phase === 'gathering') return no('not-begun');
  if (table.phase === 'paused') return no('paused');
  if (at < table.playedAt) return no('stale');
  const seat = table.seats[by];
  if (act === 'do' && seat?.isPlayedByBot === true) return no('minded');
  if (act === 'bot' && seat?.isPlayedByBot !== true) return no('person-plays');
  const action = table.game.read(did);
  if (action === undefined)
    return { ...no('no-action'), problem: `"${did.slice(0, 60)}" is no action of ${table.game.id}.` };
  if (table.state === undefined) return no('not-begun');
  const step = table.game.apply(table.state, by, action);
  if (!step.ok) return { ...no('rules'), problem: table.game.explain(step.refusal), refusal: step.refusal };
  // Kept as the game itself writes it, however it was typed: that is what records and replays are made of.
  return { ok: true, entry: entryOf(table, attempt, { act, did: table.game.write(action) }), step };
}

function problemWith<T extends Types>(table: Table<T>, attempt: Attempt): TableRefusal | undefined {
  const { act, by } = attempt;
  const seat = table.seats[by ?? -1];
  if (by !== undefined && seat === undefined)
    return { ...no('no-such-seat'), problem: `There is no seat ${by} here; they are counted from 0.` };
  const playing = table.phase === 'playing' || table.phase === 'paused';
  switch (act.act) {
    case 'do':
    case 'bot':
      return undefined;
    case 'sit':
      if (seat === undefined) return no('which-seat');
      if (table.phase !== 'gathering') return no('begun-watch');
      if (seat.plan.for !== 'person') return no('bot-seat');
      return seat.isFree ? undefined : no('seat-taken');
    case 'stand':
      if (table.phase !== 'gathering') return no('begun-leave');
      return seat?.isPerson === true ? undefined : no('nobody-there');
    case 'start':
      if (table.phase !== 'gathering') return no('begun');
      if (seat === undefined && table.seats.some(({ isFree }) => isFree)) return no('seats-free');
      return seat === undefined || seat.isPerson ? undefined : no('sitters-begin');
    case 'offer':
      return seat?.isPerson === true ? undefined : no('nobody-there');
    case 'move':
      return seat?.offered === undefined || attempt.offered !== seat.offered ? no('link-used') : undefined;
    case 'undo':
      return undoProblem(table, attempt, act.keep);
    case 'late':
      return (lateAt(table) ?? Infinity) <= attempt.time && table.toAct === by ? undefined : no('time-left');
    case 'leave':
      if (!playing) return no('not-playing');
      if (seat?.isPerson !== true) return no('not-a-player');
      return seat.minded === 'left' ? no('left-already') : undefined;
    case 'back':
      if (!playing) return no('not-playing');
      if (seat?.minded === undefined) return no('have-seat');
      // Otherwise nobody could be late: they would come back before the computer player has moved.
      return botToAct(table) === by && (timeIsUpAt(table) ?? Infinity) <= attempt.time ? no('time-up') : undefined;
    case 'propose':
      return motionProblem(table, attempt, act.motion);
    case 'yes':
    case 'no':
      return answerProblem(table, attempt, act.act);
    case 'lapse':
      return (table.vote?.ends ?? Infinity) <= attempt.time ? undefined : no('vote-not-over');
    case 'resume':
      if (table.phase !== 'paused') return no('not-paused');
      return hasVoice(seat) ? undefined : no('players-resume');
    case 'react':
      return seat?.isPerson === true ? undefined : no('players-speak');
    case 'say':
      if (table.head.public) return no('reactions-only');
      return seat?.isPerson === true ? undefined : no('players-speak');
    case 'rematch':
      if (table.phase !== 'over') return no('not-over');
      return table.rematch === undefined ? undefined : no('rematch-made');
  }
}

function undoProblem<T extends Types>(
  table: Table<T>,
  { by = -1, at }: Attempt,
  keep: number,
): TableRefusal | undefined {
  if (table.phase !== 'playing' || table.state === undefined) return no('nothing-to-undo');
  if (at < table.playedAt) return no('stale');
  const seat = table.seats[by];
  if (seat?.isPerson !== true) return no('players-undo');
  if (seat.isPlayedByBot) return no('seat-back-first');
  const { deeds, seats, state } = table;
  return mayKeep(keep, by, { deeds, seats, draws: state.chance.draws }) ? undefined : no('undo-too-late');
}

function motionProblem<T extends Types>(
  { phase, vote, seats, state, game }: Table<T>,
  { by = -1 }: Attempt,
  motion: 'pause' | 'end' | 'longer',
): TableRefusal | undefined {
  if (phase !== 'playing' && !(phase === 'paused' && motion !== 'pause')) return no('no-motion');
  if (vote !== undefined) return no('other-vote');
  if (!hasVoice(seats[by])) return no('players-propose');
  if (motion === 'pause' || (state !== undefined && game.agree(state, motion) !== undefined)) return undefined;
  return no('not-longer');
}

function answerProblem<T extends Types>(
  { vote, seats }: Table<T>,
  { by = -1, at }: Attempt,
  answer: 'yes' | 'no',
): TableRefusal | undefined {
  if (vote === undefined) return no('no-vote');
  if (at < vote.at) return no('stale');
  if (!hasVoice(seats[by])) return no('players-vote');
  return answer === 'yes' && vote.yes.has(by) ? no('said-yes') : undefined;
}
