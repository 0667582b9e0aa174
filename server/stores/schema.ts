/**
 * The tables, the same text for every database, and how they came to be: a list to which migrations
 * are only ever added, because databases are out there that have the earlier ones.
 */

/** Statements that bring a database from the version before to this one; the first is version 1. */
export type Migration = readonly string[];

export const MIGRATIONS: readonly Migration[] = [
  [
    `CREATE TABLE matches (
      id TEXT NOT NULL PRIMARY KEY,
      head TEXT NOT NULL,
      secret TEXT NOT NULL,
      stage TEXT NOT NULL,
      public INTEGER NOT NULL,
      names TEXT NOT NULL,
      made BIGINT NOT NULL,
      -- Not later than the last entry: plain actions leave it alone, so that they cost one insert.
      changed BIGINT NOT NULL,
      due BIGINT,
      claimed BIGINT NOT NULL
    )`,
    `CREATE TABLE entries (
      match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
      at INTEGER NOT NULL,
      by INTEGER,
      act TEXT NOT NULL,
      time BIGINT NOT NULL,
      hash TEXT,
      PRIMARY KEY (match, at)
    )`,
    'CREATE INDEX matches_listed ON matches (stage, changed) WHERE public = 1',
    'CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL',
    'CREATE INDEX matches_made ON matches (made, id)',
    "CREATE INDEX matches_unfinished ON matches (changed) WHERE stage <> 'over'",
  ],
  [
    `CREATE TABLE dailies (
      date TEXT NOT NULL,
      device TEXT NOT NULL,
      name TEXT NOT NULL,
      net DOUBLE PRECISION NOT NULL,
      place INTEGER NOT NULL,
      time BIGINT NOT NULL,
      PRIMARY KEY (date, device)
    )`,
  ],
  // One line: what the server signs records with.
  ['CREATE TABLE server_keys (id INTEGER NOT NULL PRIMARY KEY, secret TEXT NOT NULL)'],
  [
    // The same play has one place; where nothing is known of it, as in results of earlier versions, it may stand any number of times.
    'ALTER TABLE dailies ADD COLUMN play TEXT',
    'CREATE UNIQUE INDEX dailies_play ON dailies (date, play)',
  ],
  // One line, changed to find out whether anything can be written: SQLite does not write what stays the same.
  ['CREATE TABLE write_checks (times BIGINT NOT NULL)', 'INSERT INTO write_checks (times) VALUES (0)'],
];
