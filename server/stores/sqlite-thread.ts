/** The thread in which a database in a file is read and written, one question after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { Failure, StoreProblem } from './driver.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import type { ThreadAnswer, ThreadQuestion, ThreadTrouble } from './threaded-sqlite.ts';

const path: unknown = workerData;
const answer = (words: ThreadAnswer): void => parentPort?.postMessage(words);

try {
  const driver = SqliteDriver.open(String(path));
  // oxlint-disable-next-line typescript/no-misused-promises -- nothing in it is left uncaught
  parentPort?.on('message', async (question: ThreadQuestion) => {
    if (question !== 'close') return answer(await outcomeOf(driver, question));
    await driver.close();
    parentPort?.close();
  });
  answer({ is: 'open' });
} catch (error) {
  answer({ is: 'closed', trouble: troubleOf(error) });
}

async function outcomeOf(
  driver: SqliteDriver,
  { id, statements }: Exclude<ThreadQuestion, 'close'>,
): Promise<ThreadAnswer> {
  try {
    return { is: 'done', id, rows: await driver.run(...statements) };
  } catch (error) {
    return { is: 'failed', id, trouble: troubleOf(error) };
  }
}

/** An error as it can be told from thread to thread. */
function troubleOf(error: unknown): ThreadTrouble {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Failure) return { kind: error.kind, message };
  return { kind: error instanceof StoreProblem ? 'problem' : 'fault', message };
}
