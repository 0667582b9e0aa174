/**
 * The computer players of a match. Those that search do so on several threads: each searches the same question with
 * futures of its own, and the findings are put together. The same seed and number of threads give the same answer.
 */
import { Worker } from 'node:worker_threads';
import type { Answer, Bot } from '../../bots/bot.ts';
import { mergeSearches } from '../../bots/merge-searches.ts';
import type { BotRunner, BotTask } from '../../client/bot-runner.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { FoundBot, SearchRequest } from './bot-thread.ts';

export class BotThreads<T extends Types> implements BotRunner<T> {
  readonly #game: string;
  readonly #bots: readonly Bot<T>[];
  readonly #threads: number;
  readonly #workers = new Set<Worker>();
  readonly #cache = new EventCache();

  /** The computer players of a game that are needed, and how many threads search; without any, they search here. */
  constructor(game: string, bots: readonly Bot<T>[], threads: number) {
    this.#game = game;
    this.#bots = bots;
    this.#threads = threads;
    this.#open();
  }

  /** A bot that does not search answers here and now, and so does one whose threads have all died. */
  async answer({ bot: name, question, seed }: BotTask<T>): Promise<Answer<T>> {
    const bot = this.#bots.find((known) => known.name === name);
    if (bot === undefined) throw new Error(`there is no computer player "${name}" of ${this.#game}`);
    const { playouts } = bot;
    const alone = (): Answer<T> => bot.answer(question, { playouts, cache: this.#cache }, new Mulberry32(seed));
    if (bot.weigh === undefined && playouts === 0) return alone();
    const request = { game: this.#game, bot: name, question, playouts };
    // Those who do not say what they weighed cannot decide together: one thread is enough for them.
    const workers = [...this.#workers].slice(0, bot.weigh === undefined ? 1 : Infinity);
    const found = await Promise.all(workers.map((worker, i) => ask(worker, { ...request, seed: seed + i })));
    const [first] = found;
    if (first !== undefined && 'action' in first) return { action: first.action, memo: first.memo };
    const best = mergeSearches(found.map((one) => ('weighed' in one ? one.weighed : [])));
    return best === undefined ? alone() : { action: best.action, memo: best.memo };
  }

  restart(): void {
    void this.close();
    this.#open();
  }

  async close(): Promise<void> {
    const workers = [...this.#workers];
    this.#workers.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #open(): void {
    for (let i = 0; i < this.#threads; i++) {
      const worker = new Worker(new URL('./bot-thread.js', import.meta.url));
      // Nobody has to remember to close it before the program can end.
      worker.unref();
      this.#workers.add(worker);
      for (const end of ['error', 'exit']) worker.on(end, () => this.#workers.delete(worker));
    }
  }
}

/** A thread that dies has found nothing; the others decide without it. */
function ask(worker: Worker, request: SearchRequest): Promise<FoundBot> {
  return new Promise((resolve) => {
    const finish = (found: FoundBot): void => {
      worker.off('message', finish).off('error', none).off('exit', none).unref();
      resolve(found);
    };
    const none = (): void => finish({ weighed: [] });
    worker.ref();
    worker.on('message', finish).on('error', none).on('exit', none);
    worker.postMessage(request);
  });
}
