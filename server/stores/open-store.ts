/** Opens the store at an address: a path, or the URL of a PostgreSQL database. */
import type { Store } from '../../table/store.ts';
import { isPostgres } from './address.ts';
import type { Driver } from './driver.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { StoreProblem } from './driver.ts';

/** How a database in a file is opened. */
type OpenFile = (path: string) => Driver | Promise<Driver>;

/** Throws `StoreProblem` with a sentence when the database cannot be used. */
export async function openStore(
  address: string,
  openFile: OpenFile = (path) => SqliteDriver.open(path),
): Promise<Store> {
  const driver = await (isPostgres(address) ? openPostgres(address) : openFile(address));
  try {
    return await SqlStore.over(driver);
  } catch (error) {
    await driver.close();
    if (error instanceof StoreProblem || !(error instanceof Error)) throw error;
    throw new StoreProblem(`The database cannot be brought up to date: ${error.message}.`);
  }
}

/** Its package takes a third of the time in which a server starts, and most servers have a file. */
async function openPostgres(address: string): Promise<Driver> {
  const { PostgresDriver } = await import('./postgres-driver.ts');
  return PostgresDriver.open(address);
}

/** A store to look at and change nothing: a file also while a server uses it. Throws `StoreProblem`. */
export async function openStoreToRead(address: string): Promise<Store> {
  return isPostgres(address) ? openStore(address) : SqlStore.reading(SqliteDriver.openToRead(address));
}
