/** What `export` and `import` share: the store, and a line about how far they are. */
import type { Store } from '../../table/store.ts';
import { openStore } from '../stores/open-store.ts';
import { StoreProblem } from '../stores/store-problem.ts';
import { fileProblem } from './file-problem.ts';

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
): Promise<number> {
  try {
    const store = await openStore(database);
    const { sentence, status } = await work(store, progress);
    await store.close();
    return write(process.stdout, `${sentence}\n`, status);
  } catch (error) {
    if (error instanceof StoreProblem) return write(process.stderr, `${error.message}\n`, 1);
    const problem = fileProblem(error);
    if (problem === undefined) throw error;
    return write(process.stderr, `${pathIn(error)}${problem}.\n`, 1);
  }
}

/** The file or folder it is about, where the system says so. */
function pathIn(error: unknown): string {
  return error instanceof Error && 'path' in error ? `${String(error.path)}: ` : '';
}

function progress(done: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} ${what}\u001b[K`);
}

function write(stream: NodeJS.WriteStream, text: string, status: number): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  stream.write(text);
  return status;
}
