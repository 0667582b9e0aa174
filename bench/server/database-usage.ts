/** What a PostgreSQL on this machine has used. */
import { readFileSync } from 'node:fs';
import { query } from '../../server/stores/fixtures/postgres.ts';

/** Ticks of the clock that Linux counts processes by. */
const TICKS = 100;

/** Seconds of CPU of all its processes that are there now. */
export async function cpuOfDatabase(database: string): Promise<number> {
  const rows = await query(database, 'SELECT pid FROM pg_stat_activity');
  return rows.reduce((sum, { pid }) => sum + secondsOf(Number(pid)), 0);
}

function secondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    // The backend that answered the question is gone.
    return 0;
  }
}
