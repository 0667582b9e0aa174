/** What the commands about a database share: the store, and a line about how far they are. */
import { existsSync } from 'node:fs';
import type { Store } from '../../table/store.ts';
import { isPostgres } from '../stores/address.ts';
import { openStore } from '../stores/open-store.ts';
import { StoreProblem } from '../stores/driver.ts';
import { fileProblemOf } from '../../cli/file-problem.ts';
import { explainProblem } from '../../text/en/problems.ts';

/** The line that is written over. */
type TellProgress = (done: number, what: string) => void;

/** What came of it: a sentence, and 1 where something was wrong with a file. */
export interface Told {
  readonly sentence: string;
  readonly status: 0 | 1;
}

/** Runs a transfer on a database; answers with the exit status. */
export async function transfer(
  database: string,
  work: (store: Store, progress: TellProgress) => Promise<Told>,
  open: (database: string) => Promise<Store> = openStore,
): Promise<number> {
  try {
    const store = await open(database);
    const { sentence, status } = await work(store, progress);
    await store.close();
    return write(process.stdout, `${sentence}\n`, status);
  } catch (error) {
    if (error instanceof StoreProblem) return write(process.stderr, `${error.message}\n`, 1);
    const problem = fileProblemOf(error);
    if (problem === undefined) throw error;
    return write(process.stderr, `${explainProblem(problem)}\n`, 1);
  }
}

/** A misspelt file must not become an empty database, and that a success. */
export function isThere(database: string): boolean {
  return isPostgres(database) || existsSync(database);
}

function progress(done: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} ${what}\u001b[K`);
}

function write(stream: NodeJS.WriteStream, text: string, status: number): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  stream.write(text);
  return status;
}
