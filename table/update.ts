/**
 * What a viewer is told of a table: everything they may know, every time. The part that is the same
 * for all viewers is made once.
 */
import type { Types, Viewer } from '../core/contract.ts';
import type { Act } from './act.ts';
import { lateAt, mayRedrawAt, redrawAt } from './clock.ts';
import { hashWords } from './fair-chance.ts';
import type { MatchHead, SeatPlan } from './match.ts';
import type { Absence, TableSeat } from './seat.ts';
import type { Table, TablePhase, Taken } from './table.ts';
import { mayUndoTo } from './undo.ts';

/** A seat as everybody may see it. */
export interface SeenSeat {
  readonly for: SeatPlan['for'];
  readonly name?: string;
  /** The computer player that sits here for good. */
  readonly bot?: string;
  /** Why a computer player minds the seat. */
  readonly minded?: Absence;
  /** Whether a device of the player is connected. */
  readonly here: boolean;
}

/** Something that happened, as far as the viewer may know. */
export interface Happened<Event = Types['Event']> {
  readonly at: number;
  readonly by?: number;
  readonly act: Act['act'];
  /** What is said, voted on or named by the act, where everybody may know it. */
  readonly text?: string;
  readonly events?: readonly Event[];
}

/** All seats are fixed, and the match begins as soon as the devices have told their words. */
export interface Revealing {
  /** The hash of each seat's words; undefined where a seat has none. */
  readonly hashes: readonly (string | undefined)[];
  /** The seats whose words are still to be told. */
  readonly awaited: readonly number[];
  /** When they lose their seats, and when the others may ask for that. */
  readonly ends: number;
  readonly mayRedraw: number;
}

/** What all viewers are told alike. */
export interface CommonUpdate {
  readonly match: string;
  /** How long the log is: what an answer says it has seen. */
  readonly at: number;
  readonly head: MatchHead;
  readonly phase: TablePhase;
  readonly seats: readonly SeenSeat[];
  /** Set between gathering and playing; `phase` is still `gathering`. */
  readonly revealing?: Revealing;
  readonly toAct?: number;
  /** When the player to move is late, in the server's milliseconds; `now` says what time it is there. */
  readonly lateAt?: number;
  readonly now: number;
  readonly vote?: {
    readonly motion: string;
    readonly by: number;
    readonly yes: readonly number[];
    readonly ends: number;
  };
  /** How many lines of the record were played, and the last link of the hash chain over them. */
  readonly chain?: string;
  readonly rematch?: string;
  /** What the chance was made from, when the match is over. */
  readonly secret?: string;
}

/** What one viewer is told besides. */
export interface OwnUpdate<View = unknown, Event = Types['Event']> {
  readonly as: Viewer;
  /** How many actions stay if the last of one's own is taken back; undefined when it cannot be. */
  readonly undo?: number;
  readonly happened: readonly Happened<Event>[];
  /** Undefined until the match begins. */
  readonly view?: View;
}

export type Update<View = unknown, Event = Types['Event']> = CommonUpdate & OwnUpdate<View, Event>;

/**
 * What has changed since the viewer's last update of the match: what is not in it is as it was, and null (undefined, once it is
 * read) says that there is none any more. The view's parts likewise.
 */
export type UpdateChange = Partial<Omit<Update, 'match' | 'at' | 'happened' | 'view'>> &
  Pick<Update, 'match' | 'at' | 'happened'> & {
    /** The `at` of the update that it changes. */
    readonly since: number;
    readonly view?: object;
    /** Of lists in the view that are as long as they were, the elements that have changed, by their places. */
    readonly elements?: object;
  };

/**
 * What everybody may know of a table; with the end of its hash chain where somebody keeps one. Seats that are as they were `before`
 * are the same list.
 */
export function commonUpdate<T extends Types>(
  table: Table<T>,
  here: ReadonlySet<number>,
  now: number,
  chain?: string,
  before: readonly SeenSeat[] = [],
): CommonUpdate {
  const { head, at, phase, toAct, vote, rematch, secret } = table;
  const late = lateAt(table);
  const revealing = revealingOf(table);
  const seats = areSeenAs(before, table.seats, here) ? before : seenSeats(table.seats, here);
  // Field by field: every action makes one of these, and spreading parts into an object is slow.
  const update: Mutable<CommonUpdate> = { match: head.id, at, head, phase, seats, now };
  if (revealing !== undefined) update.revealing = revealing;
  if (toAct !== undefined) update.toAct = toAct;
  if (late !== undefined) update.lateAt = late;
  if (vote !== undefined) update.vote = { motion: vote.motion, by: vote.by, yes: [...vote.yes], ends: vote.ends };
  if (chain !== undefined) update.chain = chain;
  if (rematch !== undefined) update.rematch = rematch;
  if (secret !== undefined) update.secret = secret;
  return update;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

function seenSeats(seats: readonly TableSeat[], here: ReadonlySet<number>): readonly SeenSeat[] {
  return seats.map(({ plan, name, bot, minded }, seat) => ({
    for: plan.for,
    ...(name === undefined ? {} : { name }),
    ...(bot === undefined ? {} : { bot }),
    ...(minded === undefined ? {} : { minded }),
    here: here.has(seat),
  }));
}

/** Whether seats are still seen like this; they seldom change, and updates are many. */
function areSeenAs(seen: readonly SeenSeat[], seats: readonly TableSeat[], here: ReadonlySet<number>): boolean {
  return (
    seen.length === seats.length &&
    seats.every(({ name, bot, minded }, number) => {
      const seat = seen[number];
      return seat?.here === here.has(number) && seat.name === name && seat.bot === bot && seat.minded === minded;
    })
  );
}

function revealingOf<T extends Types>(table: Table<T>): Revealing | undefined {
  const [ends, mayRedraw] = [redrawAt(table), mayRedrawAt(table)];
  if (ends === undefined || mayRedraw === undefined) return undefined;
  const { seats } = table;
  return {
    hashes: seats.map(({ words, wordsHash }) => wordsHash ?? (words === '' ? undefined : hashWords(words))),
    awaited: [...seats.keys()].filter((seat) => seats[seat]?.isAwaited === true),
    ends,
    mayRedraw,
  };
}

/** What one viewer may know besides. */
export function ownUpdate<T extends Types>(
  table: Table<T>,
  as: Viewer,
  taken: readonly Taken<T>[],
): OwnUpdate<T['View'], T['Event']> {
  const { game, state } = table;
  const undo = lastUndo(table, as);
  return {
    as,
    ...(undo === undefined ? {} : { undo }),
    happened: taken.map((one) => happenedFor(table, one, as)),
    ...(state === undefined ? {} : { view: game.view(state, as) }),
  };
}

/** How many actions stay when a seat takes back its last one; undefined when it may not. */
export function lastUndo<T extends Types>({ phase, deeds, seats, state }: Table<T>, as: Viewer): number | undefined {
  if (as === 'watcher' || phase !== 'playing' || state === undefined || seats[as]?.isPlayedByBot !== false)
    return undefined;
  let keep = deeds.length - 1;
  while (keep >= 0 && deeds[keep]?.by !== as) keep--;
  return keep >= 0 && mayUndoTo(keep, as, { deeds, seats, draws: state.chance.draws }) ? keep : undefined;
}

/** One entry as a viewer may know it: never the notation of an action, which may hold what is private. */
export function happenedFor<T extends Types>(
  { game, state }: Pick<Table<T>, 'game' | 'state'>,
  { at, by, act, events }: Taken<T>,
  as: Viewer,
): Happened<T['Event']> {
  const heard = state === undefined ? [] : events.filter((event) => game.isVisible(state, event, as));
  const text = textOf(act);
  const happened: Mutable<Happened<T['Event']>> = { at, act: act.act };
  if (by !== undefined) happened.by = by;
  if (text !== undefined) happened.text = text;
  if (heard.length > 0) happened.events = heard;
  return happened;
}

/** What is said, voted on or named by an act, where everybody may know it. */
export function textOf(act: Act): string | undefined {
  switch (act.act) {
    case 'sit':
      return act.name;
    case 'start':
      return act.bot;
    case 'undo':
      return String(act.keep);
    case 'propose':
      return act.motion;
    case 'react':
      return act.reaction;
    case 'say':
      return act.text;
    case 'rematch':
      return act.match;
    case 'do':
    case 'bot':
    case 'stand':
    case 'offer':
    case 'move':
    case 'reveal':
    case 'redraw':
    case 'late':
    case 'leave':
    case 'back':
    case 'yes':
    case 'no':
    case 'lapse':
    case 'resume':
      return undefined;
  }
}
