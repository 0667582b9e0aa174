/**
 * Addresses of databases: the path of a SQLite file, or the URL of a PostgreSQL database. What is meant as something else is no path:
 * it would become an empty file of that name, perhaps with a password in it.
 */
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';

/** A database that is kept in memory and gone at the end. */
export const IN_MEMORY = ':memory:';

/** Whether an address is that of a PostgreSQL database, and not a path. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address);
}

/** The address, if a database can be there. What is wrong is told without what may be a password. */
export function parseDatabase(address: string): Result<string, CommandProblem> {
  if (isPostgres(address))
    return isWholeUrl(address) ? { ok: true, value: address } : { ok: false, problem: { why: 'bad-database-url' } };
  // A drive of Windows is one letter; a file of such a name can be given as ./NAME.
  const [, begins] = /^\s*([a-z][a-z\d+.-]+:|\w+\s*=)/i.exec(address) ?? [];
  if (begins === undefined) return { ok: true, value: address };
  return { ok: false, problem: { why: 'not-a-database', begins } };
}

/** An address as it may be shown: without its password, however that is written. */
export function withoutPassword(address: string): string {
  const parsed = parseDatabase(address);
  if (!parsed.ok) return '…';
  if (!isPostgres(address)) return address;
  const url = new URL(address);
  url.password = '';
  for (const name of new Set(url.searchParams.keys())) if (/password/i.test(name)) url.searchParams.set(name, '***');
  return url.href;
}

/** A password with one of / ? # in it ends the host too soon: the rest of it is then taken for a path, and would be shown. */
function isWholeUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hash, pathname, searchParams } = new URL(address);
  return hash === '' && ![pathname, ...searchParams.keys()].some((part) => part.includes('@'));
}
