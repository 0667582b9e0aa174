/** A PostgreSQL database, which any number of processes may share. It may restart: connections are made anew. */
import { DatabaseError, Pool } from 'pg';
import type { ClientBase, PoolClient, PoolConfig } from 'pg';
import type { Listener } from '../../table/store.ts';
import { Failure, StoreProblem } from './driver.ts';
import type { Driver, Row, Statement } from './driver.ts';
import type { News } from './news.ts';
import { PostgresNews } from './postgres-news.ts';

/** A connection that has gone silent is given up after this. */
const SILENCE_MS = 10_000;
const CONNECTIONS = 10;

/** Any number will do; it is the same in all processes. */
const SCHEMA_LOCK = 1977;

/** A server may be set not to wait for its disk; for us it does. Stricter settings are left alone. */
const MAKE_DURABLE =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/** Commits that one process has under way at most. */
export const MOST_COMMITS = 4;

/** A commit costs this database several times what it costs a file, and all processes share it. */
export const APART_MS = 4;

export class PostgresDriver implements Driver {
  readonly isShared = true;
  readonly mostCommits = MOST_COMMITS;
  readonly commitsApart = APART_MS;
  readonly lockSchema = [{ text: `SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`, values: [] }];
  readonly #pool: Pool;
  readonly #news: PostgresNews;

  private constructor(pool: Pool, news: PostgresNews) {
    this.#pool = pool;
    this.#news = news;
  }

  /** Connects to the database of a URL. Throws `StoreProblem`. */
  static async open(address: string): Promise<PostgresDriver> {
    const name = withoutPassword(address);
    try {
      const config = configOf(address);
      const news = await PostgresNews.open(config);
      return new PostgresDriver(openPool(config), news);
    } catch (error) {
      throw new StoreProblem(`The database ${name} cannot be used: ${messageOf(error)}.`);
    }
  }

  async run(...statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const client = await this.#connection();
    try {
      const answers = await (statements.length === 1 ? inOrder(client, statements) : transaction(client, statements));
      client.release();
      return answers;
    } catch (error) {
      const failure = explained(error);
      const isUsable = !isUnsettled(failure) && (await isRolledBack(client));
      client.release(!isUsable);
      throw failure;
    }
  }

  listen(listener: Listener, secret: string | undefined): void {
    this.#news.listen(listener, secret);
  }

  tell(news: News): void {
    this.#news.tell(news);
  }

  async close(): Promise<void> {
    await this.#news.close();
    await this.#pool.end();
  }

  async #connection(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw explained(error);
    }
  }
}

function configOf(address: string): PoolConfig {
  return {
    connectionString: address,
    application_name: 'starlanes',
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE_MS,
  };
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool({ ...config, max: CONNECTIONS, verify: (client, done) => client.query(MAKE_DURABLE, done) });
  // What breaks a connection is told to its user; an idle one is just replaced.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

async function transaction(client: ClientBase, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
  await client.query('BEGIN');
  const answers = await inOrder(client, statements);
  await client.query('COMMIT');
  return answers;
}

async function inOrder(client: ClientBase, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
  const answers: Row[][] = [];
  for (const { name, text, values } of statements)
    answers.push(
      (await client.query<Row>({ text, values: [...values], ...(name === undefined ? {} : { name }) })).rows,
    );
  return answers;
}

async function isRolledBack(client: ClientBase): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

function isUnsettled(error: unknown): boolean {
  return error instanceof Failure && error.kind === 'unsettled';
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (codeOf(error) === '23505') return new Failure('taken', error);
  if (codeOf(error) === '23503') return new Failure('missing', error);
  return isOutage(error) ? new Failure('unsettled', error) : error;
}

/**
 * PostgreSQL's own words for "not now": connection lost, try again, read-only after a failover, out of resources, shut
 * down; and what Node and `pg` say when there is nobody to say it.
 */
function isOutage(error: Error): boolean {
  if (error instanceof DatabaseError) return /^(08|40|25006|53|57P)/.test(codeOf(error) ?? '');
  return (
    /^E(?!RR_)/.test(codeOf(error) ?? '') ||
    /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed)/.test(
      error.message,
    )
  );
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Where several addresses of a host were tried, the error has no message of its own. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? (codeOf(error) ?? error.name) : error.message;
}

/** What of an address may be shown. */
function withoutPassword(address: string): string {
  if (!URL.canParse(address)) {
    throw new StoreProblem('The address of the database is not a URL such as postgres://user:password@host:5432/name.');
  }
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname}`;
}
