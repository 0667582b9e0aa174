/** Plays stretches in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { Stretch } from '../../bots/arena/plan.ts';
import type { PlayedStretch } from '../../bots/arena/stretch.ts';
import { noteProgram } from './bot-process.ts';
import type { ProgramNote } from './bot-process.ts';
import type { StretchRunner, Setup } from './stretch-runner.ts';
import type { WorkOrder } from './worker.ts';

/** A thread that is in the middle of a long search when all is called off is not waited for. */
const PATIENCE = 1000;

export class ThreadRunner implements StretchRunner {
  // Without the words for this process itself: `node -e` or a profiler's would end the thread.
  readonly #worker = new Worker(new URL('worker.js', import.meta.url), { execArgv: [] });
  readonly #ended: Promise<void>;
  #waiting: { resolve(played: PlayedStretch): void; reject(error: Error): void } | undefined;
  #error: Error | undefined;

  constructor(setup: Setup) {
    this.#worker.on('message', (message: PlayedStretch | ProgramNote) => {
      if ('pid' in message) noteProgram(message);
      else this.#waiting?.resolve(message);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail(new Error('a thread of the arena has ended'));
        resolve();
      });
    });
    this.#tell({ type: 'open', setup });
  }

  play(stretch: Stretch): Promise<PlayedStretch> {
    if (this.#error !== undefined) return Promise.reject(this.#error);
    this.#tell({ type: 'play', stretch });
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  async close(): Promise<void> {
    this.#tell({ type: 'close' });
    const alarm = setTimeout(() => void this.#worker.terminate(), PATIENCE);
    await this.#ended;
    clearTimeout(alarm);
  }

  #tell(order: WorkOrder): void {
    this.#worker.postMessage(order);
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#waiting?.reject(this.#error);
  }
}
