/**
 * The page's side of the computer players: it hands questions to a worker, one at a time and in
 * order. A worker that fails or keeps silent is replaced and the new one is asked again; when that
 * fails too, any allowed action is the answer. So a match goes on whatever happens to a worker.
 */
import type { Answer } from '../../bots/bot.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Chance } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { early } from '../app/preloaded.ts';
import type { BotQuestion } from './bot-question.ts';

/** What the host needs of the game: any allowed answer, for when no worker answers. */
interface Fallback<T extends Types> {
  anyAction(view: T['View'], chance: Chance): T['Action'];
}

/** How a host works; a page needs none of it. */
export interface BotHostOptions {
  /** Starts a worker. */
  readonly open?: () => Worker;
  /** Milliseconds a worker may be silent beyond its time for thinking; it has to load in them, too. */
  readonly patience?: number;
  /** Is told of every worker that was given up, and why; else the console is. */
  readonly onTrouble?: (trouble: string) => void;
}

/** A question is put to so many workers, one after the other. */
const TRIES = 2;
const PATIENCE = 10_000;

/** The computer players of a page. It starts a worker at the first question. */
export class BotHost<T extends Types> {
  readonly #fallback: Fallback<T>;
  readonly #open: () => Worker;
  readonly #patience: number;
  readonly #onTrouble: (trouble: string) => void;
  readonly #closing = new AbortController();
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    fallback: Fallback<T>,
    { open = openBotWorker, patience = PATIENCE, onTrouble = warn }: BotHostOptions = {},
  ) {
    this.#fallback = fallback;
    this.#open = open;
    this.#patience = patience;
    this.#onTrouble = onTrouble;
  }

  /** The computer player's answer. It fails only when the host is closed, with an `AbortError`. */
  ask(question: BotQuestion<T>): Promise<Answer<T>> {
    const answer = this.#last.then(() => this.#answer(question));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** Ends the worker. Questions that have no answer yet, and all that follow, fail. */
  close(): void {
    this.#closing.abort();
    this.#dismiss();
  }

  async #answer(question: BotQuestion<T>): Promise<Answer<T>> {
    for (let tries = 0; tries < TRIES; tries++) {
      this.#closing.signal.throwIfAborted();
      try {
        return await this.#askWorker(question);
      } catch (error) {
        this.#dismiss();
        this.#closing.signal.throwIfAborted();
        this.#onTrouble(error instanceof Error ? error.message : String(error));
      }
    }
    return { action: this.#fallback.anyAction(question.view, new Mulberry32(question.seed)) };
  }

  /** Waits for the answer, an error, the end of patience or the end of all, and then listens to nothing any more. */
  async #askWorker(question: BotQuestion<T>): Promise<Answer<T>> {
    const worker = (this.#worker ??= this.#open());
    const limit = (question.thinking.milliseconds ?? 0) + this.#patience;
    const heard = new AbortController();
    const { signal } = heard;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new Error(why));
        worker.addEventListener('message', ({ data }: MessageEvent<Answer<T>>) => resolve(data), { signal });
        worker.addEventListener('error', (event) => fail(troubleOf(event)), { signal });
        this.#closing.signal.addEventListener('abort', () => fail('closed'), { signal });
        alarm = setTimeout(() => fail(`no answer within ${limit} ms`), limit);
        worker.postMessage(question);
      });
    } finally {
      clearTimeout(alarm);
      heard.abort();
    }
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** The worker of this folder; the first one was started with the page, before anybody asked. */
export function openBotWorker(): Worker {
  const worker = early.players ?? newWorker();
  early.players = undefined;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL('bot-worker.ts', import.meta.url), { type: 'module' });
}

function warn(trouble: string): void {
  console.warn(`A computer player's worker was replaced: ${trouble}`);
}

function troubleOf(event: ErrorEvent): string {
  // It is told to whoever made the host; the page's own error handlers need not hear it, too.
  event.preventDefault();
  // A worker that could not be loaded fails without a word.
  return event.message || 'the worker could not be loaded';
}
