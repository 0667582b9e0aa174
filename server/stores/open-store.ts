/** Opens the store at an address: a path, or the URL of a PostgreSQL database. */
import type { Store } from '../../table/store.ts';
import { SqlStore } from './sql-store.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/** Throws `StoreProblem` with a sentence when the database cannot be used. */
export async function openStore(address: string): Promise<Store> {
  const driver = SqliteDriver.open(address);
  try {
    return await SqlStore.over(driver);
  } catch (error) {
    await driver.close();
    throw error;
  }
}
