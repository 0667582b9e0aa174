/**
 * Searching bots on several threads: each searches the same question with futures of its own, and
 * the findings are put together. The same seed and number of threads give the same answer.
 */
import { Worker } from 'node:worker_threads';
import type { Bot, Question, Weighed } from '../../bots/bot.ts';
import { decideTogether } from '../../bots/together.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import type { Thought } from './thinking-thread.ts';

export class ThinkingThreads {
  readonly #game: string;
  readonly #workers = new Set<Worker>();

  /** Threads for the computer players of a game. */
  constructor(game: string, threads: number) {
    this.#game = game;
    for (let i = 0; i < threads; i++) this.#open();
  }

  /** What a bot answers; one that does not search answers here and now, and so does one whose threads have all died. */
  async answer<T extends Types>(bot: Bot<T>, question: Question<T>, seed: number): Promise<T['Action']> {
    const { name, playouts } = bot;
    const alone = (): T['Action'] => bot.answer(question, { playouts }, new Mulberry32(seed));
    if (bot.weigh === undefined) return alone();
    const found = await Promise.all(
      Array.from(this.#workers, (worker, i) =>
        ask(worker, { game: this.#game, bot: name, question, playouts, seed: seed + i * 0x9e3779b1 }),
      ),
    );
    return decideTogether(found)?.action ?? alone();
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#workers, (worker) => worker.terminate()));
  }

  #open(): void {
    const worker = new Worker(new URL('./thinking-thread.js', import.meta.url));
    // Nobody has to remember to close it before the program can end.
    worker.unref();
    this.#workers.add(worker);
    for (const end of ['error', 'exit']) worker.on(end, () => this.#workers.delete(worker));
  }
}

/** A thread that dies has found nothing; the others decide without it. */
function ask(worker: Worker, thought: Thought): Promise<readonly Weighed<Types>[]> {
  return new Promise((resolve) => {
    const finish = (found: readonly Weighed<Types>[]): void => {
      worker.off('message', finish).off('error', none).off('exit', none).unref();
      resolve(found);
    };
    const none = (): void => finish([]);
    worker.ref();
    worker.on('message', finish).on('error', none).on('exit', none);
    worker.postMessage(thought);
  });
}
