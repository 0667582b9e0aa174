/**
 * What a database must be able to do for `SqlStore`. It knows nothing of matches: it runs statements,
 * and says of a failure only what matters for going on.
 */
import type { Listener } from '../../table/store.ts';
import type { News } from './news.ts';

/** What a column can hold; undefined is kept as NULL. */
export type Value = string | number | undefined;

/** SQL with parameters $1, $2, ... */
export interface Statement {
  /** What is run all the time has a name of its own, under which a database may keep it prepared. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly Value[];
}

/** A row as the database gives it, read by `rows.ts`. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * How a statement can fail in a way that is no fault of ours.
 * - taken: a row with this primary key, or another key of its own, is there already; nothing was changed
 * - missing: the match it is about is not there; nothing was changed
 * - unsettled: the database went away or asks to try again; perhaps it was done, perhaps not
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: 'taken' | 'missing' | 'unsettled';

  constructor(kind: Failure['kind'], cause: Error) {
    super(cause.message, { cause });
    this.kind = kind;
  }
}

/** Not tried, because the database has not answered for some time. What that was found out with has been reported. */
export class DatabaseAway extends Failure {
  constructor(cause: Failure) {
    super('unsettled', cause);
  }
}

/** Of a file: half as far as 4 milliseconds brings an answer nearly 2 earlier, for a twentieth more CPU where little is to be done. */
export const FILE_COMMITS_APART = 2;

export interface Driver {
  /** Whether several processes can be at work, so that rows must be locked before they are changed by what was read. */
  readonly isShared: boolean;
  /** How many commits may be under way; with one, what comes meanwhile shares the next. */
  readonly mostCommits: number;
  /** Commits begin at least so far apart, in milliseconds: who comes alone waits for nobody, many who come share one. */
  readonly commitsApart: number;
  /** Begins a transaction that changes the tables: only one process at a time may. */
  readonly lockSchema: readonly Statement[];
  /** Runs statements in one transaction, durable when it answers; the rows of each. Throws `Failure`, or our faults. */
  run(...statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Hears from other processes; with a secret that they share, what nobody else may read, too. */
  listen(listener: Listener, secret: string | undefined): void;
  /** Tells other processes, soon. */
  tell(news: News): void;
  /** Finishes what was begun. */
  close(): Promise<void>;
}

/** The database cannot be used, and a sentence for people says why. It never holds a password. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}
