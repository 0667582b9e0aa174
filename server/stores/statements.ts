/** Every statement of a store, in SQL that all its databases understand. */
import type { MatchHead } from '../../table/match.ts';
import type { Addition, Due, Entry, Listed, Stage } from '../../table/store.ts';
import type { Statement, Value } from './driver.ts';

type Standing = Pick<Listed, 'stage' | 'names'>;

/** An entry with the match it belongs to. */
interface LogLine {
  readonly match: string;
  readonly entry: Entry;
}

export function insertMatch(
  head: MatchHead,
  secret: string,
  { stage, names }: Standing,
  { due, changed = head.made }: { due: Due; changed?: number | undefined },
): Statement {
  return {
    text: `INSERT INTO matches (id, head, secret, stage, public, names, made, changed, due, claimed)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      head.id,
      JSON.stringify(head),
      secret,
      stage,
      head.public ? 1 : 0,
      JSON.stringify(names),
      head.made,
      changed,
      due.at,
      due.claimedUntil,
    ],
  };
}

export function selectMatch(match: string): Statement {
  return { text: 'SELECT head, secret FROM matches WHERE id = $1', values: [match] };
}

export function selectEntries(match: string, from: number): Statement {
  return {
    text: 'SELECT at, by, act, time, hash FROM entries WHERE match = $1 AND at >= $2 ORDER BY at',
    values: [match, from],
  };
}

/** Everything of several additions: one insert, and an update for each that changes more than the log. */
export function writeAdditions(additions: readonly Addition[]): Statement[] {
  const lines = additions.flatMap(({ match, entries }) => entries.map((entry) => ({ match, entry })));
  return [...insertEntries(lines), ...additions.flatMap(updateMatch)];
}

/** Databases limit the parameters of a statement: SQLite to 32,766, PostgreSQL to 65,535. */
const MOST_LINES = 1000;

/** Always in the same order, so that two processes that write the same lines never wait for each other in a circle. */
export function insertEntries(lines: readonly LogLine[]): Statement[] {
  const sorted = lines.toSorted((a, b) => compare(a.match, b.match) || a.entry.at - b.entry.at);
  const statements: Statement[] = [];
  for (let from = 0; from < sorted.length; from += MOST_LINES) {
    statements.push(insertLines(sorted.slice(from, from + MOST_LINES)));
  }
  return statements;
}

function insertLines(lines: readonly LogLine[]): Statement {
  const values: Value[] = [];
  const rows = lines.map(({ match, entry: { at, by, act, time, hash } }) => {
    const first = values.push(match, at, by, act, time, hash) - 5;
    return `($${first}, $${first + 1}, $${first + 2}, $${first + 3}, $${first + 4}, $${first + 5})`;
  });
  return { text: `INSERT INTO entries (match, at, by, act, time, hash) VALUES ${rows.join(', ')}`, values };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function updateMatch({ match, entries, listed, due }: Addition): Statement[] {
  const values: Value[] = [match];
  const sets: string[] = [];
  const set = (column: string, value: Value): number => sets.push(`${column} = $${values.push(value)}`);
  if (listed !== undefined) {
    set('stage', listed.stage);
    set('names', JSON.stringify(listed.names));
  }
  if (due !== undefined) {
    set('due', due.at);
    set('claimed', due.claimedUntil);
  }
  if (sets.length === 0) return [];
  set('changed', entries.at(-1)?.time);
  return [{ text: `UPDATE matches SET ${sets.join(', ')} WHERE id = $1`, values }];
}

/** The rows are chosen apart from the update: in one, PostgreSQL might choose anew for every row. */
export function claimDue(now: number, until: number, most: number, isShared: boolean): Statement {
  return {
    text: `WITH chosen AS MATERIALIZED (
        SELECT id FROM matches WHERE due <= $1 AND claimed <= $1 ORDER BY due LIMIT $3
        ${isShared ? 'FOR UPDATE SKIP LOCKED' : ''}
      )
      UPDATE matches SET claimed = $2 WHERE id IN (SELECT id FROM chosen) RETURNING id`,
    values: [now, until, most],
  };
}

/** The time of the last entry, which is later than `changed` when only plain actions came since. */
const LAST_CHANGE =
  'COALESCE((SELECT time FROM entries WHERE match = matches.id ORDER BY at DESC LIMIT 1), matches.changed)';

export function selectListed(stage: Stage, most: number): Statement {
  return {
    text: `SELECT * FROM (
        SELECT head, stage, names, id, ${LAST_CHANGE} AS changed FROM matches
        WHERE public = 1 AND stage = $1 ORDER BY matches.changed DESC, id LIMIT $2
      ) AS page ORDER BY changed DESC, id`,
    values: [stage, most],
  };
}

export function selectMade(match: string): Statement {
  return { text: 'SELECT made FROM matches WHERE id = $1', values: [match] };
}

/** Ids after the match of this id, made then. */
export function selectIds(made: number, after: string, most: number, stage: Stage | undefined): Statement {
  return {
    text: `SELECT id FROM matches WHERE (made, id) > ($1, $2) ${stage === undefined ? '' : 'AND stage = $4'}
      ORDER BY made, id LIMIT $3`,
    values: [made, after, most, ...(stage === undefined ? [] : [stage])],
  };
}

const UNCHANGED = `stage <> 'over' AND changed < $1 AND ${LAST_CHANGE} < $1`;

/** Locked first and judged again after: an entry can be on its way while we look. */
export function deleteUnchanged(since: number, isShared: boolean): Statement[] {
  const lock = { text: `SELECT id FROM matches WHERE ${UNCHANGED} FOR UPDATE`, values: [since] };
  const remove = { text: `DELETE FROM matches WHERE ${UNCHANGED} RETURNING id`, values: [since] };
  return isShared ? [lock, remove] : [remove];
}
