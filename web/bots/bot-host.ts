/**
 * The page's side of the computer players: it hands questions to a worker, one at a time. A worker that failed or kept
 * silent is replaced; the caller decides when, and what is played where no worker answers.
 */
import type { Answer } from '../../bots/bot.ts';
import type { BotRunner, BotTask } from '../../client/bot-runner.ts';
import type { Types } from '../../core/contract.ts';
import { early } from '../app/preloaded.ts';
import type { BotQuestion } from './bot-question.ts';

/** A computer player's time for thinking, in milliseconds. */
export const THINKING_MS = 700;

/** How a host works; a page needs none of it. */
interface BotHostOptions {
  /** Starts a worker. */
  readonly open?: () => Worker;
  /** Is told of every worker that was given up, and why; else the console is. */
  readonly onTrouble?: (trouble: string) => void;
}

/** The computer players of a page. It starts a worker at the first question. */
export class BotHost<T extends Types> implements BotRunner<T> {
  readonly #game: string;
  readonly #open: () => Worker;
  readonly #onTrouble: (trouble: string) => void;
  readonly #closing = new AbortController();
  #worker: Worker | undefined;

  constructor(game: string, { open = openBotWorker, onTrouble = warn }: BotHostOptions = {}) {
    this.#game = game;
    this.#open = open;
    this.#onTrouble = onTrouble;
  }

  answer(task: BotTask<T>): Promise<Answer<T>> {
    return this.ask({ ...task, game: this.#game, thinking: { playouts: undefined, milliseconds: THINKING_MS } });
  }

  /** Waits for the answer, an error or the end of all, and then listens to nothing any more. */
  async ask(question: BotQuestion<T>): Promise<Answer<T>> {
    this.#closing.signal.throwIfAborted();
    const worker = (this.#worker ??= this.#open());
    const heard = new AbortController();
    const { signal } = heard;
    try {
      return await new Promise((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Answer<T>>) => resolve(data), { signal });
        worker.addEventListener('error', (event) => reject(new Error(troubleOf(event))), { signal });
        this.#closing.signal.addEventListener('abort', () => reject(new Error('closed')), { signal });
        worker.postMessage(question);
      });
    } finally {
      heard.abort();
    }
  }

  restart(trouble: string): void {
    this.#dismiss();
    if (!this.#closing.signal.aborted) this.#onTrouble(trouble);
  }

  /** Ends the worker. Questions that have no answer yet, and all that follow, fail. */
  close(): Promise<void> {
    this.#closing.abort();
    this.#dismiss();
    return Promise.resolve();
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
  // It is told to the maker of the host; the page's own error handlers need not hear it, too.
  event.preventDefault();
  // A worker that could not be loaded fails without a word.
  return event.message || 'the worker could not be loaded';
}
