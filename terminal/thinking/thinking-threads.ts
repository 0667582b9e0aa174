/**
 * Searching bots on several threads: each searches the same question with futures of its own, and
 * the findings are put together. The same seed and number of threads give the same answer.
 */
import { Worker } from 'node:worker_threads';
import type { Answer, Bot, Question } from '../../bots/bot.ts';
import { mergeSearches } from '../../bots/merge-searches.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { Found, Thought } from './thinking-thread.ts';

export class ThinkingThreads {
  readonly #game: string;
  readonly #workers = new Set<Worker>();
  readonly #cache = new EventCache();

  /** Threads for the computer players of a game. */
  constructor(game: string, threads: number) {
    this.#game = game;
    for (let i = 0; i < threads; i++) this.#open();
  }

  /** What a bot answers; one that does not search answers here and now, and so does one whose threads have all died. */
  async answer<T extends Types>(bot: Bot<T>, question: Question<T>, seed: number): Promise<Answer<T>> {
    const { name, playouts } = bot;
    const budget = { playouts, cache: this.#cache };
    const alone = (): Answer<T> => bot.answer(question, budget, new Mulberry32(seed));
    if (bot.weigh === undefined && playouts === 0) return alone();
    const thought = { game: this.#game, bot: name, question, playouts };
    // Those who do not say what they weighed cannot decide together: one thread is enough for them.
    const workers = [...this.#workers].slice(0, bot.weigh === undefined ? 1 : Infinity);
    const found = await Promise.all(workers.map((worker, i) => ask(worker, { ...thought, seed: seed + i })));
    const [first] = found;
    if (first !== undefined && 'action' in first) return { action: first.action, memo: first.memo };
    const best = mergeSearches(found.map((one) => ('weighed' in one ? one.weighed : [])));
    return best === undefined ? alone() : { action: best.action, memo: best.memo };
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
function ask(worker: Worker, thought: Thought): Promise<Found> {
  return new Promise((resolve) => {
    const finish = (found: Found): void => {
      worker.off('message', finish).off('error', none).off('exit', none).unref();
      resolve(found);
    };
    const none = (): void => finish({ weighed: [] });
    worker.ref();
    worker.on('message', finish).on('error', none).on('exit', none);
    worker.postMessage(thought);
  });
}
