/**
 * A database in a file, in a thread of its own: while it waits for the disk the server goes on, and
 * what comes meanwhile shares the next commit.
 */
import { Worker } from 'node:worker_threads';
import { FILE_COMMITS_APART, Failure, StoreProblem } from './driver.ts';
import type { Driver, Row, Statement } from './driver.ts';

interface WaitingQuery {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: Error) => void;
}

const THREAD = new URL('./sqlite-thread.js', import.meta.url);

export class ThreadedSqlite implements Driver {
  readonly isShared = false;
  readonly mostCommits = 1;
  readonly commitsApart = FILE_COMMITS_APART;
  readonly lockSchema: readonly Statement[] = [];
  readonly #worker: Worker;
  readonly #waiting = new Map<number, WaitingQuery>();
  readonly #ended: Promise<void>;
  #lastId = 0;
  #hasEnded = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: ThreadAnswer) => this.#hear(answer));
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        this.#end();
        resolve();
      });
    });
  }

  /** Opens a file, made with its folder where it is not there. Throws `StoreProblem`. */
  static async open(path: string, thread = THREAD): Promise<ThreadedSqlite> {
    const worker = new Worker(thread, { workerData: path });
    // What went wrong in it is told by the exit that follows.
    worker.on('error', () => {});
    const driver = new ThreadedSqlite(worker);
    const first = await new Promise<ThreadAnswer | undefined>((resolve) => {
      worker.once('message', resolve);
      worker.once('exit', () => resolve(undefined));
    });
    if (first?.is === 'open') return driver;
    throw first?.is === 'closed' ? errorOf(first.trouble) : new Error(GONE);
  }

  run(...statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return new Promise((resolve, reject) => {
      if (this.#hasEnded) return reject(new Error(GONE));
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#ask({ id, statements });
    });
  }

  /** There is nobody to hear from, and nobody to tell. */
  listen(): void {}
  tell(): void {}

  async close(): Promise<void> {
    if (!this.#hasEnded) this.#ask('close');
    await this.#ended;
  }

  #ask(question: ThreadQuestion): void {
    this.#worker.postMessage(question);
  }

  #hear(answer: ThreadAnswer): void {
    if (answer.is === 'open' || answer.is === 'closed') return;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.is === 'done') waiting?.resolve(answer.rows);
    else waiting?.reject(errorOf(answer.trouble));
  }

  #end(): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(new Error(GONE));
    this.#waiting.clear();
  }
}

const GONE = "the database's thread has ended";

function errorOf({ kind, message }: ThreadTrouble): Error {
  switch (kind) {
    case 'problem':
      return new StoreProblem(message);
    case 'fault':
      return new Error(message);
    default:
      return new Failure(kind, new Error(message));
  }
}

/** Statements for one transaction; or that nothing more will come. */
export type ThreadQuestion = { readonly id: number; readonly statements: readonly Statement[] } | 'close';

export interface ThreadTrouble {
  /** `problem` is for people, `fault` is ours. */
  readonly kind: Failure['kind'] | 'problem' | 'fault';
  readonly message: string;
}

export type ThreadAnswer =
  | { readonly is: 'open' }
  | { readonly is: 'closed'; readonly trouble: ThreadTrouble }
  | { readonly is: 'done'; readonly id: number; readonly rows: readonly (readonly Row[])[] }
  | { readonly is: 'failed'; readonly id: number; readonly trouble: ThreadTrouble };
