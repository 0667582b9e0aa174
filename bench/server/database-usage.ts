/** What a PostgreSQL on this machine has used. */
import { query } from '../../server/stores/fixtures/postgres.ts';
import { cpuOfFamily, parentOf } from './machine-usage.ts';

/** Answers with the seconds of CPU of all its processes so far, those that have ended, too. */
export async function databaseUsage(database: string): Promise<() => number> {
  const [row] = await query(database, "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'");
  const first = parentOf(Number(row?.['pid']));
  return () => cpuOfFamily(first);
}
