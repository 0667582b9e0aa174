/**
 * What goes over a socket, one JSON object a frame. Up: what a player wants. Down: what became of
 * it, and the current update of every match that is watched. docs/protocol.md explains it with examples.
 */
import type { Viewer } from '../core/contract.ts';
import type { RecordProblem } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { parseAct, formatAct } from './act.ts';
import type { Act } from './act.ts';
import { parseJson, withoutNulls } from './json.ts';
import type { FieldProblem, TableRejection } from './rejections.ts';
import type { Update, UpdateChange } from './update.ts';

/** The version of the protocol that this program speaks. It is raised when somebody who knows an earlier one must be told otherwise. */
export const PROTOCOL = 3;

/** Who speaks this version is told what has changed, who speaks an earlier one is sent whole updates, which all understand. */
export const CHANGES_FROM = 3;

/** The longest frame a player may send. */
export const LONGEST_FRAME = 4096;

/** From a player. */
export type Up =
  /**
   * Wants to see a match: is sent the current update, what happened from `from` on, and all that follows: whole ones, or what
   * has changed, by the version of the protocol.
   */
  | { readonly type: 'watch'; readonly match: string; readonly from?: number; readonly protocol?: number }
  /** Wants to see it no more. */
  | { readonly type: 'unwatch'; readonly match: string }
  /** Does something at a table; `id` comes back with the answer. */
  | {
      readonly type: 'act';
      readonly match: string;
      readonly id: number;
      readonly seat: number;
      readonly at: number;
      readonly act: Act;
    }
  | { readonly type: 'ping' };

/** To a player. */
export type Down =
  | ({ readonly type: 'update' } & (Update | UpdateChange))
  /** The act is kept for good: it is entry `at` of the log. */
  | { readonly type: 'done'; readonly match: string; readonly id: number; readonly at: number }
  /** Nothing has changed. */
  | ({
      readonly type: 'refused';
      readonly match?: string;
      readonly id?: number;
    } & Rejection)
  /** The server goes away; come back after this many milliseconds. */
  | { readonly type: 'goodbye'; readonly after: number }
  | { readonly type: 'pong' };

/** A refusal, for programs and for people. */
export interface Rejection {
  readonly why: RefusalReason;
  /** Which case exactly; it stays the same however the sentence is worded. */
  readonly reason?: string;
  /** What the case tells, for programs that word it themselves. */
  readonly facts?: object;
  readonly problem: string;
  /** What the game itself said, as its own data, where the rules are the reason. */
  readonly refusal?: unknown;
}

/** A "no" as it comes from a table or a server, perhaps one that knows other reasons than this program. */
export interface Said {
  /** Why, in the words of the protocol. */
  readonly why?: string;
  /** The sentence of who said it; a table in this program says none. */
  readonly problem?: string;
  readonly reason?: string;
  readonly facts?: unknown;
  readonly refusal?: unknown;
}

/** Why a server does not give what it was asked for. */
export type ServerProblem =
  /** Nobody answers: why, as the system calls it. */
  | { readonly why: 'unreachable'; readonly origin: string; readonly code: string }
  /** Something answers that is no server of these games. */
  | { readonly why: 'not-a-server'; readonly origin: string }
  /** It answered, but not with what it must say. */
  | { readonly why: 'odd-answer'; readonly missing: string }
  | { readonly why: 'rejected'; readonly said: Said };

/** Why there is no record to be had of a match. */
export type NoRecordProblem = { readonly why: 'match-not-over' } | ServerProblem | RecordProblem;

/** Why somebody is refused, as a word for programs: a table's, or the server's own, the last three of them over HTTP alone. */
export type RefusalReason =
  | TableRejection['why']
  | 'not-a-message'
  | 'no-such-match'
  | 'not-your-seat'
  | 'too-many'
  | 'closing'
  | 'try-again'
  | 'no-such-request'
  | 'wrong-origin'
  | 'too-large';

/** What players may do over a socket; seats are taken and moved over HTTP, where secrets travel. */
const PLAYERS_ACTS: ReadonlySet<Act['act']> = new Set([
  'do',
  'undo',
  'leave',
  'back',
  'propose',
  'yes',
  'no',
  'resume',
  'react',
  'say',
  'start',
  'stand',
  'reveal',
  'redraw',
]);

/** Writes a frame from a player. */
export function formatUp(frame: Up): string {
  return JSON.stringify(frame.type === 'act' ? { ...frame, act: formatAct(frame.act) } : frame);
}

/** What is wrong with a frame from a player. */
export type MessageProblem =
  | { readonly why: 'not-an-object' }
  | { readonly why: 'unknown-type'; readonly known: readonly Up['type'][] }
  | FieldProblem;

/** Reads a frame from a player; says what is wrong with it otherwise. */
export function parseUp(text: string): Result<Up, MessageProblem> {
  const frame = parseJson(text);
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return wrong({ why: 'not-an-object' });
  switch (frame.type) {
    case 'ping':
      return { ok: true, value: { type: 'ping' } };
    case 'watch':
      return readWatch(frame);
    case 'unwatch':
      return 'match' in frame && isMatch(frame.match)
        ? { ok: true, value: { type: 'unwatch', match: frame.match } }
        : badField('match', 'match-id');
    case 'act':
      return readDoing(frame);
    default:
      return wrong({ why: 'unknown-type', known: ['watch', 'unwatch', 'act', 'ping'] });
  }
}

function readWatch(frame: object): Result<Up, MessageProblem> {
  const match = 'match' in frame ? frame.match : undefined;
  if (!isMatch(match)) return badField('match', 'match-id');
  const { from, protocol }: Partial<Record<string, unknown>> = { ...frame };
  if (from !== undefined && !isCount(from)) return badField('from', 'count');
  if (protocol !== undefined && !isCount(protocol)) return badField('protocol', 'count');
  const how = { ...(from === undefined ? {} : { from }), ...(protocol === undefined ? {} : { protocol }) };
  return { ok: true, value: { type: 'watch', match, ...how } };
}

function readDoing(frame: object): Result<Up, MessageProblem> {
  const match = 'match' in frame ? frame.match : undefined;
  const id = 'id' in frame ? frame.id : undefined;
  const seat = 'seat' in frame ? frame.seat : undefined;
  const at = 'at' in frame ? frame.at : undefined;
  const text = 'act' in frame ? frame.act : undefined;
  if (!isMatch(match)) return badField('match', 'match-id');
  if (!isCount(id)) return badField('id', 'count');
  if (!isCount(seat) || seat > 99) return badField('seat', 'count');
  if (!isCount(at)) return badField('at', 'count');
  const act = typeof text === 'string' ? parseAct(text) : undefined;
  if (act === undefined || !PLAYERS_ACTS.has(act.act)) return badField('act', 'act');
  return { ok: true, value: { type: 'act', match, id, seat, at, act } };
}

function wrong<P extends MessageProblem>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}

function badField(field: string, needs: FieldProblem['needs']): Result<never, MessageProblem> {
  return wrong({ why: 'bad-field', field, needs });
}

/** Whether something may be the id of a match. */
export function isMatch(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{8,40}$/.test(id);
}

function isCount(number: unknown): number is number {
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0;
}

/** Reads a frame from the server; undefined when it is none. Views and events are taken as the server gives them. */
export function parseDown(text: string): Down | undefined {
  const frame = withoutNulls(parseJson(text));
  return typeof frame === 'object' && isDown(frame) ? frame : undefined;
}

function isDown(frame: object | null): frame is Down {
  const {
    type,
    match,
    id,
    at,
    as,
    after,
    why,
    problem: sentence,
    reason,
    ...rest
  }: Partial<Record<string, unknown>> = { ...frame };
  switch (type) {
    case 'update':
      return isMatch(match) && isCount(at) && (isCount(rest['since']) ? isChange(as, rest) : isWhole(as, rest));
    case 'done':
      return isMatch(match) && isCount(id) && isCount(at);
    case 'refused':
      return typeof why === 'string' && typeof sentence === 'string' && ['string', 'undefined'].includes(typeof reason);
    case 'goodbye':
      return isCount(after);
    case 'pong':
      return true;
    default:
      return false;
  }
}

type FrameFields = Partial<Record<string, unknown>>;

function isWhole(as: unknown, { head, seats, happened }: FrameFields): boolean {
  return isViewer(as) && typeof head === 'object' && Array.isArray(seats) && areHappened(happened);
}

function isChange(as: unknown, { seats, view, elements, happened }: FrameFields): boolean {
  const isView = [view, elements].every((part) => part === undefined || typeof part === 'object');
  return (
    (as === undefined || isViewer(as)) &&
    isView &&
    (seats === undefined || Array.isArray(seats)) &&
    areHappened(happened)
  );
}

function isViewer(as: unknown): as is Viewer {
  return as === 'watcher' || isCount(as);
}

function areHappened(happened: unknown): boolean {
  return Array.isArray(happened) && happened.every(isHappened);
}

function isHappened(one: unknown): boolean {
  if (typeof one !== 'object' || one === null || !('at' in one) || !isCount(one.at)) return false;
  const events = 'events' in one ? one.events : [];
  return Array.isArray(events) && events.every(isEvent);
}

function isEvent(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
}
