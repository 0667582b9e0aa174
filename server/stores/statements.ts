/** Every statement of a store, in SQL that all its databases understand. */
import type { MatchHead } from '../../table/match.ts';
import type { Addition, DailyEntry, Due, Entry, Listed, Stage } from '../../table/store.ts';
import type { Statement, Value } from './driver.ts';

type ListedState = Pick<Listed, 'stage' | 'names'>;

/** An entry with the match it belongs to. */
interface LogLine {
  readonly match: string;
  readonly entry: Entry;
}

export function insertMatch(
  head: MatchHead,
  secret: string,
  { stage, names }: ListedState,
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
  return { name: 'select match', text: 'SELECT head, secret FROM matches WHERE id = $1', values: [match] };
}

export function selectEntries(match: string, from: number): Statement {
  return {
    name: 'select entries',
    text: 'SELECT at, by, act, time, hash FROM entries WHERE match = $1 AND at >= $2 ORDER BY at',
    values: [match, from],
  };
}

/** Everything of several additions: its lines, and only where more than the log changes, an update. */
export function writeAdditions(additions: readonly Addition[], isShared: boolean): Statement[] {
  const lines = additions.flatMap(({ match, entries }) => entries.map((entry) => ({ match, entry })));
  return [...insertEntries(lines, isShared), ...updateListed(additions, isShared), ...updateDue(additions, isShared)];
}

/** Databases limit the parameters of a statement: SQLite to 32,766, PostgreSQL to 65,535. */
const MOST_ROWS = 1000;

/**
 * Where every statement is a way to the database and back, as few as can be; in a file of our own, powers of two: a statement for
 * every number of rows up to 200, kept prepared, took 26 MB.
 */
function inPortions<Row>(rows: readonly Row[], isShared: boolean): Row[][] {
  const portions: Row[][] = [];
  for (let from = 0; from < rows.length;) {
    const left = Math.min(rows.length - from, MOST_ROWS);
    const to = from + (isShared ? left : 2 ** Math.floor(Math.log2(left)));
    portions.push(rows.slice(from, to));
    from = to;
  }
  return portions;
}

/** Where there are other processes always in the same order, so that two that write the same lines never wait for each other in a circle. */
export function insertEntries(lines: readonly LogLine[], isShared: boolean): Statement[] {
  const ordered = isShared ? lines.toSorted((a, b) => compare(a.match, b.match) || a.entry.at - b.entry.at) : lines;
  return inPortions(ordered, isShared).map(insertLines);
}

function insertLines(lines: readonly LogLine[]): Statement {
  const values: Value[] = [];
  for (const { match, entry } of lines) values.push(match, entry.at, entry.by, entry.act, entry.time, entry.hash);
  const text = insertText(lines.length);
  return lines.length <= MOST_PREPARED ? { name: `insert ${lines.length}`, text, values } : { text, values };
}

/** Preparing an insert of one line costs a database of several processes nearly as much as running it; of many lines, little. */
const MOST_PREPARED = 16;

/** The same text again for as many lines, which is what costs most of a statement. */
const INSERT_TEXTS = new Map<number, string>();

function insertText(lines: number): string {
  const known = INSERT_TEXTS.get(lines);
  if (known !== undefined) return known;
  const rows = Array.from({ length: lines });
  const text = `INSERT INTO entries (match, at, by, act, time, hash) VALUES ${places(rows, ['', '', '', '', '', ''])}`;
  INSERT_TEXTS.set(lines, text);
  return text;
}

function updateListed(additions: readonly Addition[], isShared: boolean): Statement[] {
  const rows = additions.flatMap(({ match, entries, listed }) =>
    listed === undefined ? [] : [[match, entries.at(-1)?.time, listed.stage, JSON.stringify(listed.names)]],
  );
  const sets = 'stage = new.column3, names = new.column4';
  return inPortions(latest(rows), isShared).map((some) =>
    updateMatches(some, sets, ['TEXT', 'BIGINT', 'TEXT', 'TEXT']),
  );
}

function updateDue(additions: readonly Addition[], isShared: boolean): Statement[] {
  const rows = additions.flatMap(({ match, entries, due }) =>
    due === undefined ? [] : [[match, entries.at(-1)?.time, due.at, due.claimedUntil]],
  );
  const sets = 'due = new.column3, claimed = new.column4';
  const types = ['TEXT', 'BIGINT', 'BIGINT', 'BIGINT'];
  return inPortions(latest(rows), isShared).map((some) => updateMatches(some, sets, types));
}

/** Of two rows for a match the later counts. */
function latest(rows: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return [...new Map(rows.map((row) => [row[0], row])).values()];
}

/** Both databases name the columns of a list of values like this. */
function updateMatches(rows: readonly (readonly Value[])[], sets: string, types: readonly string[]): Statement {
  return {
    text: `UPDATE matches SET changed = new.column2, ${sets}
      FROM (VALUES ${places(rows, types)}) AS new WHERE id = new.column1`,
    values: rows.flat(),
  };
}

/** Places for the values of rows, numbered on and on; with types where the database cannot know them. */
function places(rows: readonly unknown[], types: readonly string[]): string {
  const place = (number: number, type: string): string => (type === '' ? `$${number}` : `CAST($${number} AS ${type})`);
  const row = (first: number): string => types.map((type, index) => place(first + index, type)).join(', ');
  return rows.map((_, index) => `(${row(1 + index * types.length)})`).join(', ');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function insertDaily({ date, device, name, net, place, time, play }: DailyEntry): Statement {
  return {
    text: 'INSERT INTO dailies (date, device, name, net, place, time, play) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    values: [date, device, name, net, place, time, play],
  };
}

export function selectDaily(date: string, device: string): Statement {
  return { text: 'SELECT name, net, place, time FROM dailies WHERE date = $1 AND device = $2', values: [date, device] };
}

export function selectDailies(date: string, most: number): Statement {
  return {
    text: 'SELECT name, net, place, time FROM dailies WHERE date = $1 ORDER BY net DESC, time, device LIMIT $2',
    values: [date, most],
  };
}

export function insertServerKey(secret: string): Statement {
  return { text: 'INSERT INTO server_keys (id, secret) VALUES (1, $1)', values: [secret] };
}

export function selectServerKey(): Statement {
  return { text: 'SELECT secret FROM server_keys WHERE id = 1', values: [] };
}

export function selectDailyEntries(date: string, device: string, most: number): Statement {
  return {
    text: `SELECT date, device, name, net, place, time, play FROM dailies WHERE (date, device) > ($1, $2)
      ORDER BY date, device LIMIT $3`,
    values: [date, device, most],
  };
}

/** For a database of one process at a time: what is claimed when it starts was claimed by one that is gone. */
export function releaseClaims(): Statement {
  return { text: 'UPDATE matches SET claimed = 0 WHERE claimed > 0', values: [] };
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

/** Every match after the one of this id, made then. */
export function selectAll(made: number, after: string, most: number): Statement {
  return {
    text: `SELECT head, stage, names, ${LAST_CHANGE} AS changed,
        1 + COALESCE((SELECT at FROM entries WHERE match = matches.id ORDER BY at DESC LIMIT 1), -1) AS entries
      FROM matches WHERE (made, id) > ($1, $2) ORDER BY made, id LIMIT $3`,
    values: [made, after, most],
  };
}

export function deleteMatches(ids: readonly string[]): Statement {
  return {
    text: `DELETE FROM matches WHERE id IN (${ids.map((_, index) => `$${index + 1}`).join(', ')}) RETURNING id`,
    values: ids,
  };
}

/** Every turn of a computer player sets `changed`. Heads are written by `JSON.stringify`, so no name or edition looks like a seat. */
export function countBotMatches(since: number): Statement {
  return {
    text: `SELECT COUNT(*) AS count FROM matches
      WHERE stage <> 'over' AND changed >= $1 AND head NOT LIKE '%{"for":"person"}%'`,
    values: [since],
  };
}

export function releaseDue(match: string): Statement {
  return { text: 'UPDATE matches SET due = NULL, claimed = 0 WHERE id = $1', values: [match] };
}

/** Plain actions leave `changed` alone, but every match that is played on was begun, joined or listed shortly before. */
export function selectNewest(): Statement {
  return { text: 'SELECT MAX(changed) AS newest FROM matches', values: [] };
}

/** Writes a page that nobody reads: on a full disk it fails like everything that is to be kept. */
export function checkWriting(): Statement {
  return { text: 'UPDATE write_checks SET times = times + 1', values: [] };
}

const UNCHANGED = `stage <> 'over' AND changed < $1 AND ${LAST_CHANGE} < $1`;

export function selectUnchanged(since: number, most: number): Statement {
  return { text: `SELECT id FROM matches WHERE ${UNCHANGED} LIMIT $2`, values: [since, most] };
}

/** Locked first and judged again after: an entry can be on its way while we look. */
export function deleteUnchanged(since: number, ids: readonly string[], isShared: boolean): Statement[] {
  const chosen = `id IN (${ids.map((_, index) => `$${index + 2}`).join(', ')}) AND ${UNCHANGED}`;
  const values = [since, ...ids];
  const lock = { text: `SELECT id FROM matches WHERE ${chosen} ORDER BY id FOR UPDATE`, values };
  const remove = { text: `DELETE FROM matches WHERE ${chosen} RETURNING id`, values };
  return isShared ? [lock, remove] : [remove];
}
