/**
 * Computer players in threads of their own, so that nobody at a table waits while one of them
 * thinks. A thread that dies is replaced; the question it was given is given to another, once.
 */
import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest, ThreadReply } from './bot-request.ts';

interface Waiting {
  readonly thought: BotRequest;
  readonly resolve: (reply: BotReply | undefined) => void;
  tries: number;
  patience: NodeJS.Timeout | undefined;
}

/** A thread that does not answer within this is ended. */
const PATIENCE_MS = 30_000;

export class BotPool {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  readonly #queue: Waiting[] = [];
  #ids = 0;
  #closed = false;

  constructor(threads: number) {
    this.#most = Math.max(1, threads);
  }

  /** How many questions wait or are being thought about. */
  get waiting(): number {
    return this.#queue.length + this.#busy.size;
  }

  /** What a computer player answers; undefined when no answer could be had. */
  answer(thought: Omit<BotRequest, 'id'>): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      this.#queue.push({ thought: { ...thought, id: this.#ids++ }, resolve, tries: 2, patience: undefined });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve(undefined);
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #assign(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#open() : undefined);
      const waiting = worker === undefined ? undefined : this.#queue.shift();
      if (worker === undefined || waiting === undefined) return;
      this.#give(worker, waiting);
    }
  }

  #give(worker: Worker, waiting: Waiting): void {
    this.#busy.set(worker, waiting);
    waiting.patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.postMessage(waiting.thought);
  }

  #open(): Worker {
    const worker = new Worker(new URL('./bot-thread.js', import.meta.url));
    worker.unref();
    worker.on('message', ({ reply }: ThreadReply) => {
      this.#take(worker)?.resolve(reply);
      this.#idle.push(worker);
      this.#assign();
    });
    // What went wrong is told by the exit that follows.
    worker.on('error', () => {});
    worker.on('exit', () => this.#replace(worker));
    return worker;
  }

  /** What a thread was thinking about; it is no longer. */
  #take(worker: Worker): Waiting | undefined {
    const waiting = this.#busy.get(worker);
    clearTimeout(waiting?.patience);
    this.#busy.delete(worker);
    return waiting;
  }

  #replace(worker: Worker): void {
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    const waiting = this.#take(worker);
    if (waiting === undefined) return;
    if (--waiting.tries > 0 && !this.#closed) this.#queue.unshift(waiting);
    else waiting.resolve(undefined);
    this.#assign();
  }
}
