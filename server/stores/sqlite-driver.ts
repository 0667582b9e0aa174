/**
 * A database in a file, for one process. Statements run where they are called and block it, so that
 * a transaction is never interrupted by another; what is committed is on the disk. A server has it
 * run in a thread of its own (`threaded-sqlite.ts`).
 */
import { chmodSync, closeSync, existsSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../../cli/data-folder.ts';
import { fileProblemOf } from '../../cli/file-problem.ts';
import { explainProblem } from '../../text/en/problems.ts';
import { IN_MEMORY } from './address.ts';
import { FILE_COMMITS_APART, Failure, StoreProblem } from './driver.ts';
import type { Driver, Row, Statement, Value } from './driver.ts';
import { SameFiles } from './same-files.ts';

/** How long somebody else (a backup, a server that is stopping) may keep us waiting. */
const BUSY_MS = 5000;
const LOCK_MS = 500;

type Prepared = Database.Statement<[Value[]]>;

export class SqliteDriver implements Driver {
  readonly isShared = false;
  readonly mostCommits = 1;
  readonly commitsApart = FILE_COMMITS_APART;
  readonly lockSchema: readonly Statement[] = [];
  readonly #database: Database.Database;
  readonly #lock: Database.Database | undefined;
  readonly #files: SameFiles | undefined;
  readonly #prepared = new Map<string, Prepared>();

  private constructor(database: Database.Database, lock?: Database.Database, files?: SameFiles) {
    this.#database = database;
    this.#lock = lock;
    this.#files = files;
  }

  /** Opens a file, made with its folder where it is not there. Throws `StoreProblem`. */
  static open(path: string): SqliteDriver {
    if (path === IN_MEMORY) return new SqliteDriver(openFile(path));
    const file = realPath(path);
    refuseOtherFile(file);
    const lock = takeLock(file);
    try {
      makePrivate(file);
      return new SqliteDriver(openFile(file), lock, new SameFiles([file, `${file}-wal`]));
    } catch (error) {
      lock.close();
      throw error;
    }
  }

  /**
   * Opens a file that a server may be using, to look at it: the journal lets others read meanwhile. Throws `StoreProblem`.
   */
  static openToRead(path: string): SqliteDriver {
    try {
      const database = new Database(path, { timeout: BUSY_MS });
      database.pragma('query_only = ON');
      database.prepare('SELECT id FROM matches LIMIT 1');
      return new SqliteDriver(database);
    } catch (error) {
      throw new StoreProblem(`The file ${path} cannot be read as a database of matches: ${messageOf(error)}.`);
    }
  }

  async run(...statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    this.#files?.check();
    try {
      return statements.length === 1 ? this.#all(statements) : this.#transaction(statements);
    } catch (error) {
      throw explained(error);
    }
  }

  /** There is nobody to hear from, and nobody to tell. */
  listen(): void {}
  tell(): void {}

  async close(): Promise<void> {
    this.#prepared.clear();
    this.#database.close();
    this.#lock?.close();
  }

  #transaction(statements: readonly Statement[]): readonly (readonly Row[])[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const answers = this.#all(statements);
      this.#database.exec('COMMIT');
      return answers;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #all(statements: readonly Statement[]): readonly (readonly Row[])[] {
    return statements.map(({ text, values }) =>
      this.#prepare(text)
        .all([...values])
        .filter(isRow),
    );
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const prepared = this.#database.prepare<[Value[]]>(text.replaceAll('$', '?'));
    this.#prepared.set(text, prepared);
    return prepared;
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/**
 * The journal is put into the database when it has 16 MB, where SQLite would do so at 4: pages of matches in play, which change all the
 * time, are written less often, and commits wait half as long for it at the 99th percentile.
 */
const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'fullfsync = ON',
  'foreign_keys = ON',
  'wal_autocheckpoint = 4000',
];

/** Durable: a commit is in the log on the disk before it is answered. macOS says so too early unless it is asked. */
function openFile(path: string): Database.Database {
  try {
    const database = new Database(path, { timeout: BUSY_MS });
    for (const pragma of PRAGMAS) database.pragma(pragma);
    return database;
  } catch (error) {
    throw new StoreProblem(`The file ${path} cannot be used as a database: ${messageOf(error)}.`);
  }
}

/** Where a file really is: through a symbolic link it would have a second lock. Its folder is made where it is not there. */
function realPath(path: string): string {
  try {
    makeFolder(dirname(path));
    return existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));
  } catch (error) {
    throw new StoreProblem(`The folder of the database ${path} cannot be created.${becauseOf(error)}`);
  }
}

/** What a database of SQLite begins with; one that was only just made is empty. */
const MAGIC = 'SQLite format 3\0';

/** Nothing is done to a file that is something else: neither is a lock made beside it, nor are its rights changed. */
function refuseOtherFile(path: string): void {
  if (!existsSync(path)) return;
  const { isFile, begins } = glanceAt(path);
  if (!isFile) throw new StoreProblem(`The file ${path} cannot be used as a database: it is not a file.`);
  if (begins !== '' && begins !== MAGIC)
    throw new StoreProblem(`The file ${path} cannot be used as a database: it is not a SQLite database.`);
}

function glanceAt(path: string): { readonly isFile: boolean; readonly begins: string } {
  try {
    if (!statSync(path).isFile()) return { isFile: false, begins: '' };
    const file = openSync(path, 'r');
    const start = Buffer.alloc(MAGIC.length);
    const length = readSync(file, start);
    closeSync(file);
    return { isFile: true, begins: start.toString('latin1', 0, length) };
  } catch (error) {
    throw new StoreProblem(`The file ${path} cannot be used as a database.${becauseOf(error)}`);
  }
}

/**
 * The secrets of matches in play are for the server's user alone. SQLite gives its journal the rights of the database, so
 * that is made first; the files of an earlier version are closed to others, too.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600));
    for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}.lock`])
      if (existsSync(file)) chmodSync(file, 0o600);
  } catch (error) {
    throw new StoreProblem(`The file ${path} cannot be used as a database.${becauseOf(error)}`);
  }
}

/** What the system said, as a sentence behind another. */
function becauseOf(error: unknown): string {
  const problem = fileProblemOf(error);
  if (problem === undefined) return ` ${messageOf(error)}.`;
  // It was to be made, so that it is not there tells nothing; a link may lead nowhere.
  return problem.why === 'no-file' ? ' No file can be created there.' : ` ${explainProblem(problem)}`;
}

/**
 * Two servers over one file would each think they are alone. The lock is one of the operating system's, on a file
 * beside the database: it goes with its process, however that ends, and the database can be read for a backup meanwhile.
 */
function takeLock(path: string): Database.Database {
  const name = `${path}.lock`;
  try {
    // SQLite does not say why it cannot make a file; the system does.
    closeSync(openSync(name, 'a', 0o600));
  } catch (error) {
    throw new StoreProblem(`The database ${path} cannot be used.${becauseOf(error)}`);
  }
  try {
    const lock = new Database(name, { timeout: LOCK_MS });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') {
      throw new StoreProblem(
        `The database ${path} is in use by another process, perhaps a server. Stop that one first; matches in play wait until it starts again.`,
      );
    }
    throw new StoreProblem(`The database ${path} cannot be locked through ${name}: ${messageOf(error)}.`);
  }
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  switch (codeOf(error)) {
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_UNIQUE':
      return new Failure('taken', error);
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return new Failure('missing', error);
    case 'SQLITE_BUSY':
      return new Failure('unsettled', error);
    default:
      return error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Database.SqliteError ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
