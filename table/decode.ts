/**
 * A match that was written down as JSON, checked part by part as it is read: from a database, a server's export, a file
 * of the terminal or the storage of a browser. What a program did not write itself is never believed.
 */
import { tidyName } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import { parseAct } from './act.ts';
import type { MatchHead, SeatPlan } from './match.ts';
import { readClock } from './match.ts';
import { isMatch } from './protocol.ts';
import type { DailyEntry, Entry, Kept } from './store.ts';

/** Longer than any text of a match. */
const LONGEST_TEXT = 4000;

/** The fields of an object of JSON; none of anything else. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Which part of a match cannot be read. */
export type KeptProblem =
  | { readonly why: 'kept-head' }
  | { readonly why: 'kept-secret' }
  | { readonly why: 'kept-entries' }
  | { readonly why: 'kept-entry'; readonly entry: number }
  | { readonly why: 'kept-daily'; readonly entry: number };

/** A whole match. */
export function decodeKept(value: unknown): Result<Kept, KeptProblem> {
  const { head, secret, entries } = fieldsOf(value);
  const match = decodeMatch(head, entries);
  if (!match.ok) return match;
  if (!isSecret(secret)) return { ok: false, problem: { why: 'kept-secret' } };
  return { ok: true, value: { ...match.value, secret } };
}

/** A match without what its chance is made from. */
export function decodeMatch(head: unknown, entries: unknown): Result<Pick<Kept, 'head' | 'entries'>, KeptProblem> {
  const plan = decodeHead(head);
  // The id is part of links and names of files.
  if (plan === undefined || !isMatch(plan.id)) return { ok: false, problem: { why: 'kept-head' } };
  if (!Array.isArray(entries)) return { ok: false, problem: { why: 'kept-entries' } };
  const log = entries.map((entry: unknown, at) => decodeEntry(entry, at));
  const wrong = log.indexOf(undefined);
  if (wrong >= 0) return { ok: false, problem: { why: 'kept-entry', entry: wrong } };
  return { ok: true, value: { head: plan, entries: log.filter((entry) => entry !== undefined) } };
}

/** What was agreed before a match; undefined where that cannot be read. */
export function decodeHead(value: unknown): MatchHead | undefined {
  const {
    id,
    game,
    engine,
    edition,
    seats,
    public: open,
    clock,
    advice,
    minder,
    commitment,
    made,
    rematchOf,
  } = fieldsOf(value);
  const time = readClock(clock);
  const plans = Array.isArray(seats) ? seats.map(decodePlan) : [undefined];
  if (!isText(id) || !isText(game) || !isText(edition) || !isText(minder) || !isText(commitment)) return undefined;
  if (!isWhole(engine) || !isWhole(made) || typeof open !== 'boolean' || !time.ok) return undefined;
  if (advice !== undefined && typeof advice !== 'boolean') return undefined;
  if (plans.includes(undefined) || (rematchOf !== undefined && !isText(rematchOf))) return undefined;
  return {
    id,
    game,
    engine,
    edition,
    seats: plans.filter((plan) => plan !== undefined),
    public: open,
    minder,
    commitment,
    made,
    ...(time.value === undefined ? {} : { clock: time.value }),
    ...(advice === true ? { advice } : {}),
    ...(rematchOf === undefined ? {} : { rematchOf }),
  };
}

/** The entry at a place of a log; undefined where it cannot be read, or belongs elsewhere. */
export function decodeEntry(value: unknown, place: number): Entry | undefined {
  const { at, by, act, time, hash } = fieldsOf(value);
  if (at !== place || !isText(act) || parseAct(act) === undefined || !isWhole(time)) return undefined;
  if ((by !== undefined && !isWhole(by)) || (hash !== undefined && !isText(hash))) return undefined;
  return { at: place, act, time, ...(by === undefined ? {} : { by }), ...(hash === undefined ? {} : { hash }) };
}

/** The results of daily matches; undefined where something else is written. */
export function decodeDailies(value: unknown): Result<readonly DailyEntry[], KeptProblem> | undefined {
  const { dailies } = fieldsOf(value);
  if (!Array.isArray(dailies)) return undefined;
  const all = dailies.map(decodeDaily);
  const wrong = all.indexOf(undefined);
  if (wrong >= 0) return { ok: false, problem: { why: 'kept-daily', entry: wrong } };
  return { ok: true, value: all.filter((entry) => entry !== undefined) };
}

function decodeDaily(value: unknown): DailyEntry | undefined {
  const { date, device, name, net, place, time, play } = fieldsOf(value);
  if (!isText(date) || !/^\d{4}-\d\d-\d\d$/.test(date) || !isText(device) || !isText(name)) return undefined;
  if (typeof net !== 'number' || !Number.isFinite(net) || !isWhole(place) || !isWhole(time)) return undefined;
  if (play !== undefined && !isText(play)) return undefined;
  return { date, device, name: tidyName(name), net, place, time, ...(play === undefined ? {} : { play }) };
}

function decodePlan(plan: unknown): SeatPlan | undefined {
  const { for: whom, bot } = fieldsOf(plan);
  if (whom === 'person') return { for: 'person' };
  return whom === 'bot' && isText(bot) ? { for: 'bot', bot } : undefined;
}

export function isSecret(value: unknown): value is string {
  return isText(value) && /^[0-9a-f]{64}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
