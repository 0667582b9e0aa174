/** Every "no" of a table: it says whether something may be done, and touches nothing. */
import type { Seat, Step, Types } from '../core/contract.ts';
import { distinctName } from '../core/record.ts';
import { formatAct } from './act.ts';
import type { Act } from './act.ts';
import { botToAct, lateAt, mayRedrawAt, redrawAt, timeIsUpAt } from './clock.ts';
import { hashWords } from './fair-chance.ts';
import { reject } from './rejections.ts';
import type { TableRejection } from './rejections.ts';
import type { Entry } from './store.ts';
import type { Table } from './table.ts';
import { mayUndoTo } from './undo.ts';
import { hasVoice, waitFor } from './vote.ts';

/** The most things said at a table in one match, and how long after its end. */
export const MOST_TALK = 1000;
const TALK_AFTER_MS = 60 * 60 * 1000;

/** The most entries of a log beside the actions that count. Nobody gets there who plays; without an end it would fill a disk. */
export const MOST_BESIDE = 10_000;

/** What can be done again and again without getting on; nothing of it is needed to finish a match. */
const REPEATABLE: ReadonlySet<Act['act']> = new Set([
  'sit',
  'stand',
  'offer',
  'undo',
  'back',
  'propose',
  'react',
  'say',
]);

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

/** It may: this is the next entry, which says this. An action of the game has been tried, and that came of it. */
export interface Judged<T extends Types> {
  readonly ok: true;
  readonly entry: Entry;
  readonly act: Act;
  readonly step?: Step<T>;
}

/** Judges an attempt. */
export function judge<T extends Types>(table: Table<T>, attempt: Attempt): Judged<T> | TableRejection {
  const { act } = attempt;
  // Who claims to have seen more than there is would never be stale.
  if (attempt.at > table.at) return reject({ why: 'beyond-log', entries: table.at });
  if (act.act === 'do' || act.act === 'bot') return judgePlay(table, attempt, act);
  return problemWith(table, attempt) ?? judgedAs(table, attempt, keptAs(table, act));
}

/** What a log keeps of an act beyond what was sent; an earlier log does not say so, and is read as it was played. */
function keptAs<T extends Types>({ seats }: Table<T>, act: Act): Act {
  // Nobody could tell two people of one name apart, in the match or in its record.
  if (act.act === 'sit') {
    const others = seats.flatMap(({ isPerson, name }) => (isPerson && name !== undefined ? [name] : []));
    return { ...act, name: distinctName(act.name, others) };
  }
  // The end of a match needs everybody.
  return act.act === 'propose' && act.motion === 'end' ? { ...act, needs: 'everybody' } : act;
}

function judgedAs<T extends Types>({ at }: Table<T>, { by, time, hash }: Attempt, act: Act, step?: Step<T>): Judged<T> {
  const text = formatAct(act);
  if (step !== undefined && by !== undefined && hash === undefined)
    // What is played comes all day: an object that is put together from parts costs ten times as much.
    return { ok: true, entry: { at, by, act: text, time }, act, step };
  const entry = {
    at,
    act: text,
    time,
    ...(by === undefined ? {} : { by }),
    ...(hash === undefined ? {} : { hash }),
  };
  return { ok: true, entry, act, ...(step === undefined ? {} : { step }) };
}

function judgePlay<T extends Types>(
  table: Table<T>,
  attempt: Attempt,
  { act, did }: Act & { act: 'do' | 'bot' },
): Judged<T> | TableRejection {
  const { by = -1, at } = attempt;
  if (table.phase === 'over') return reject({ why: 'over' });
  if (table.phase === 'gathering') return reject({ why: 'not-begun' });
  if (table.phase === 'paused') return reject({ why: 'paused' });
  if (at < table.playedAt) return reject({ why: 'stale' });
  const seat = table.seats[by];
  if (act === 'do' && seat?.isPlayedByBot === true) return reject({ why: 'minded' });
  if (act === 'bot' && seat?.isPlayedByBot !== true) return reject({ why: 'person-plays' });
  const action = table.game.parseAction(did);
  if (action === undefined) return reject({ why: 'no-action', text: did.slice(0, 60), game: table.game.id });
  if (table.state === undefined) return reject({ why: 'not-begun' });
  const step = table.game.apply(table.state, by, action);
  if (!step.ok) return reject({ why: 'rules', refusal: step.refusal });
  // Kept as the game itself writes it, however it was typed: that is what records and replays are made of.
  return judgedAs(table, attempt, { act, did: table.game.formatAction(action) }, step);
}

function problemWith<T extends Types>(table: Table<T>, attempt: Attempt): TableRejection | undefined {
  const { act, by } = attempt;
  const seat = by === undefined ? undefined : table.seats[by];
  if (by !== undefined && seat === undefined) return reject({ why: 'no-such-seat', seat: by });
  if (REPEATABLE.has(act.act) && table.at - table.deeds.length >= MOST_BESIDE)
    return reject({ why: 'log-full', most: MOST_BESIDE });
  const playing = table.phase === 'playing' || table.phase === 'paused';
  switch (act.act) {
    case 'do':
    case 'bot':
      return undefined;
    case 'sit':
      if (seat === undefined) return reject({ why: 'which-seat' });
      if (table.phase !== 'gathering') return reject({ why: 'begun-watch' });
      if (seat.plan.for !== 'person') return reject({ why: 'bot-seat' });
      return seat.isFree ? undefined : reject({ why: 'seat-taken' });
    case 'stand':
      if (!isOpen(table)) return reject({ why: 'begun-leave' });
      return seat?.isPerson === true ? undefined : reject({ why: 'nobody-there' });
    case 'start':
      if (!isOpen(table)) return reject({ why: 'begun' });
      if (seat === undefined && table.seats.some(({ isFree }) => isFree)) return reject({ why: 'seats-free' });
      return seat === undefined || seat.isPerson ? undefined : reject({ why: 'sitters-begin' });
    case 'offer':
      return seat?.isPerson === true ? undefined : reject({ why: 'nobody-there' });
    case 'move':
      if (seat?.offered === undefined || attempt.offered !== seat.offered) return reject({ why: 'link-used' });
      // Only the device that drew the words can tell them.
      return table.revealSince !== undefined && seat.isAwaited ? reject({ why: 'words-first' }) : undefined;
    case 'reveal':
      if (table.revealSince === undefined || seat?.isAwaited !== true) return reject({ why: 'no-words-awaited' });
      return hashWords(act.words) === seat.wordsHash ? undefined : reject({ why: 'other-words' });
    case 'redraw':
      return redrawProblem(table, attempt);
    case 'undo':
      return undoProblem(table, attempt, act.keep);
    case 'late':
      return (lateAt(table) ?? Infinity) <= attempt.time && table.toAct === by
        ? undefined
        : reject({ why: 'time-left' });
    case 'leave':
      if (!playing) return reject({ why: 'not-playing' });
      if (seat?.isPerson !== true) return reject({ why: 'not-a-player' });
      return seat.minded === 'left' ? reject({ why: 'left-already' }) : undefined;
    case 'back':
      if (!playing) return reject({ why: 'not-playing' });
      if (seat?.minded === undefined) return reject({ why: 'have-seat' });
      // Otherwise nobody could be late: they would come back before the computer player has moved.
      return botToAct(table) === by && (timeIsUpAt(table) ?? Infinity) <= attempt.time
        ? reject({ why: 'time-up' })
        : undefined;
    case 'propose':
      return motionProblem(table, attempt, act.motion);
    case 'yes':
    case 'no':
      return answerProblem(table, attempt, act.act);
    case 'lapse':
      return (table.vote?.ends ?? Infinity) <= attempt.time ? undefined : reject({ why: 'vote-not-over' });
    case 'resume':
      if (table.phase !== 'paused') return reject({ why: 'not-paused' });
      return hasVoice(seat) ? undefined : reject({ why: 'players-resume' });
    case 'react':
      return talkProblem(table, attempt);
    case 'say':
      return table.head.public ? reject({ why: 'reactions-only' }) : talkProblem(table, attempt);
    case 'rematch':
      if (table.phase !== 'over') return reject({ why: 'not-over' });
      return table.rematch === undefined ? undefined : reject({ why: 'rematch-made' });
  }
}

function talkProblem<T extends Types>(
  { phase, seats, since, talk }: Table<T>,
  { by = -1, time }: Attempt,
): TableRejection | undefined {
  if (seats[by]?.isPerson !== true) return reject({ why: 'players-speak' });
  if (phase === 'over' && time > since + TALK_AFTER_MS) return reject({ why: 'talk-over' });
  return talk < MOST_TALK ? undefined : reject({ why: 'talk-full', most: MOST_TALK });
}

/** Whether people still come and go. */
function isOpen<T extends Types>({ phase, revealSince }: Table<T>): boolean {
  return phase === 'gathering' && revealSince === undefined;
}

/** The server asks for it when the time is up; who has told their own words may when they have waited long enough. */
function redrawProblem<T extends Types>(table: Table<T>, { by, time }: Attempt): TableRejection | undefined {
  const seat = by === undefined ? undefined : table.seats[by];
  if (by !== undefined && (seat?.isPerson !== true || seat.isAwaited)) return reject({ why: 'sitters-begin' });
  const due = by === undefined ? redrawAt(table) : mayRedrawAt(table);
  return (due ?? Infinity) <= time ? undefined : reject({ why: 'words-have-time' });
}

function undoProblem<T extends Types>(
  table: Table<T>,
  { by = -1, at }: Attempt,
  keep: number,
): TableRejection | undefined {
  if (table.phase !== 'playing' || table.state === undefined) return reject({ why: 'nothing-to-undo' });
  if (at < table.playedAt) return reject({ why: 'stale' });
  const seat = table.seats[by];
  if (seat?.isPerson !== true) return reject({ why: 'players-undo' });
  if (seat.isPlayedByBot) return reject({ why: 'seat-back-first' });
  const { deeds, seats, state } = table;
  return mayUndoTo(keep, by, { deeds, seats, draws: state.chance.draws })
    ? undefined
    : reject({ why: 'undo-too-late' });
}

function motionProblem<T extends Types>(
  table: Table<T>,
  { by = -1, time }: Attempt,
  motion: 'pause' | 'end' | 'longer',
): TableRejection | undefined {
  const { phase, vote, seats, state, game, declined } = table;
  if (phase !== 'playing' && !(phase === 'paused' && motion !== 'pause')) return reject({ why: 'no-motion' });
  if (vote !== undefined) return reject({ why: 'other-vote' });
  if (!hasVoice(seats[by])) return reject({ why: 'players-propose' });
  const last = declined.find((one) => one.motion === motion && one.by === by);
  const wait = last && waitFor(last, { head: table.head, moves: table.moves, time });
  if (wait !== undefined) return reject({ why: 'declined-lately', ...wait });
  if (motion === 'pause' || (state !== undefined && game.agree(state, motion) !== undefined)) return undefined;
  return reject({ why: 'not-longer' });
}

function answerProblem<T extends Types>(
  { vote, seats }: Table<T>,
  { by = -1, at }: Attempt,
  answer: 'yes' | 'no',
): TableRejection | undefined {
  if (vote === undefined) return reject({ why: 'no-vote' });
  if (at < vote.at) return reject({ why: 'stale' });
  if (!hasVoice(seats[by], vote.needs)) return reject({ why: 'players-vote' });
  return answer === 'yes' && vote.yes.has(by) ? reject({ why: 'said-yes' }) : undefined;
}
