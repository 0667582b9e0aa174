/** Brings a database up to date, also where several processes start at once. */
import type { Driver, Statement } from './driver.ts';
import { Failure, StoreProblem } from './driver.ts';
import { wholeNumber } from './rows.ts';
import { MIGRATIONS } from './schema.ts';
import type { Migration } from './schema.ts';

/** Runs the migrations that the database has not had. Throws `StoreProblem` when it is newer than the program. */
export async function migrate(driver: Driver, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await locked(driver, plain('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, applied BIGINT)'));
  const version = await versionOf(driver);
  if (version > migrations.length) {
    throw new StoreProblem(
      `The database has version ${version}, from a newer release; this release supports versions up to ${migrations.length}.`,
    );
  }
  for (const [index, migration] of migrations.entries()) {
    if (index >= version) await apply(driver, index + 1, migration);
  }
}

async function versionOf(driver: Driver): Promise<number> {
  const [rows] = await driver.run(plain('SELECT COALESCE(MAX(version), 0) AS version FROM migrations'));
  return wholeNumber(rows?.[0]?.['version']);
}

/** The primary key of its line says whether another process has been first. */
async function apply(driver: Driver, version: number, migration: Migration): Promise<void> {
  const line = { text: 'INSERT INTO migrations (version, applied) VALUES ($1, $2)', values: [version, Date.now()] };
  try {
    await locked(driver, line, ...migration.map(plain));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'taken') throw error;
  }
}

async function locked(driver: Driver, ...statements: readonly Statement[]): Promise<void> {
  await driver.run(...driver.lockSchema, ...statements);
}

function plain(text: string): Statement {
  return { text, values: [] };
}
