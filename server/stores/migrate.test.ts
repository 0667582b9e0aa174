/** Databases of every age are brought up to date, and those from the future are left alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Driver, Row } from './driver.ts';
import { addition, create, entry, head } from './fixtures/matches.ts';
import { usePostgres } from './fixtures/use-postgres.ts';
import { migrate } from './migrate.ts';
import { openStore } from './open-store.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { MIGRATIONS } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { StoreProblem } from './driver.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-migrate-'));
let postgres: ReturnType<typeof usePostgres>;
let files = 0;

afterAll(() => rmSync(folder, { recursive: true }));

/** Where a new database can be had, and how it is opened without bringing it up to date. */
const DATABASES = [
  {
    name: 'SQLite',
    place: async () => join(folder, `${files++}.db`),
    open: async (path: string): Promise<Driver> => SqliteDriver.open(path),
  },
  {
    name: 'PostgreSQL',
    place: () => postgres.database(),
    open: async (url: string): Promise<Driver> => PostgresDriver.open(url),
  },
];

describe.each(DATABASES)('a database in $name', ({ name, place, open }) => {
  if (name === 'PostgreSQL') postgres = usePostgres();
  let address: string;
  beforeEach(async () => {
    address = await place();
  });

  /** Does something with the driver alone. */
  async function using<T>(work: (driver: Driver) => Promise<T>): Promise<T> {
    const driver = await open(address);
    try {
      return await work(driver);
    } finally {
      await driver.close();
    }
  }

  async function versions(): Promise<readonly Row[] | undefined> {
    const answers = await using((driver) => driver.run({ text: 'SELECT version FROM migrations', values: [] }));
    return answers[0];
  }

  test('an empty one gets every table, once', async () => {
    for (let times = 0; times < 2; times++) await (await openStore(address)).close();
    expect(await versions()).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })));
  });

  test('one of each earlier version is brought up to date', async () => {
    for (const version of MIGRATIONS.keys()) {
      address = await place();
      await using((driver) => migrate(driver, MIGRATIONS.slice(0, version)));
      await (await openStore(address)).close();
      expect(await versions()).toHaveLength(MIGRATIONS.length);
    }
  });

  test('the matches in it are there after a migration', async () => {
    await using(async (driver) => {
      const store = await SqlStore.over(driver);
      await create(store, 'm');
      await store.append(addition('m', entry(0)));
      await migrate(driver, [...MIGRATIONS, ['ALTER TABLE matches ADD COLUMN colour TEXT']]);
      expect(await store.read('m')).toEqual({ head: head('m'), secret: 'secret of m', entries: [entry(0)] });
      await create(store, 'n');
    });
  });

  test('a migration that fails changes nothing', async () => {
    const broken = [...MIGRATIONS, ['CREATE TABLE half (done INTEGER)', 'CREATE NONSENSE']];
    await expect(using((driver) => migrate(driver, broken))).rejects.toThrow(/NONSENSE/);
    expect(await versions()).toHaveLength(MIGRATIONS.length);
    const half = { text: 'SELECT * FROM half', values: [] };
    await expect(using((driver) => driver.run(half))).rejects.toThrow(/half/);
  });

  test('one from a newer program is refused', async () => {
    const newer = [...MIGRATIONS, ['CREATE TABLE wonders (id TEXT)']];
    await using((driver) => migrate(driver, newer));
    const refused: unknown = await openStore(address).catch((problem: unknown) => problem);
    expect(refused).toBeInstanceOf(StoreProblem);
    expect(String(refused)).toContain(
      `The database has version ${newer.length}, from a newer release; this release supports versions up to ${MIGRATIONS.length}.`,
    );
  });
});
