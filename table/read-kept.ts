/** Reads a whole match that was kept as JSON, by a server's export or on somebody's own device: every part is checked. */
import type { Result } from '../core/result.ts';
import { parseAct } from './act.ts';
import { parseJson } from './json.ts';
import type { MatchHead, SeatPlan } from './match.ts';
import { readClock } from './match.ts';
import { isMatch } from './protocol.ts';
import type { Entry, Kept } from './store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The match in a text; the sentence says which part cannot be read. */
export function readKept(text: string): Result<Kept> {
  const { head, secret, entries } = fieldsOf(parseJson(text));
  const plan = readHead(fieldsOf(head));
  if (plan === undefined) return { ok: false, problem: 'the head of the match cannot be read' };
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret))
    return { ok: false, problem: 'the secret of the match cannot be read' };
  if (!Array.isArray(entries)) return { ok: false, problem: 'the match has no entries' };
  const log = entries.map((entry: unknown, at) => readEntry(fieldsOf(entry), at));
  const wrong = log.indexOf(undefined);
  if (wrong >= 0) return { ok: false, problem: `entry ${wrong} of the match cannot be read` };
  return { ok: true, value: { head: plan, secret, entries: log.filter((entry) => entry !== undefined) } };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readHead(fields: Fields): MatchHead | undefined {
  const { id, game, engine, edition, seats, public: open, clock, minder, commitment, made, rematchOf } = fields;
  const time = readClock(clock);
  const plans = Array.isArray(seats) ? seats.map(readPlan) : [undefined];
  if (!isMatch(id) || !isText(game) || !isText(edition) || !isText(minder) || !isText(commitment)) return undefined;
  if (typeof engine !== 'number' || typeof made !== 'number' || typeof open !== 'boolean' || !time.ok) return undefined;
  if (plans.includes(undefined) || (rematchOf !== undefined && !isMatch(rematchOf))) return undefined;
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
    ...(rematchOf === undefined ? {} : { rematchOf }),
  };
}

function readPlan(plan: unknown): SeatPlan | undefined {
  const { for: whom, bot } = fieldsOf(plan);
  if (whom === 'person') return { for: 'person' };
  return whom === 'bot' && isText(bot) ? { for: 'bot', bot } : undefined;
}

function readEntry({ at, by, act, time, hash }: Fields, place: number): Entry | undefined {
  if (at !== place || !isText(act) || parseAct(act) === undefined || typeof time !== 'number') return undefined;
  if ((by !== undefined && typeof by !== 'number') || (hash !== undefined && !isText(hash))) return undefined;
  return { at: place, act, time, ...(by === undefined ? {} : { by }), ...(hash === undefined ? {} : { hash }) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4000;
}
