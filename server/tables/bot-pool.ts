/**
 * Computer players in threads of their own, so that nobody at a table waits while one of them thinks. Questions that people
 * wait for come first, the others in the order they came. A thread keeps what it was sent of a match, so that it is sent only
 * what is new. One that dies is replaced; the question it was given is given to another, once.
 */
import { Worker } from 'node:worker_threads';
import type { Types } from '../../core/contract.ts';
import type { BotReply, BotRequest, ThreadReply, ThreadRequest } from './bot-request.ts';

interface WaitingRequest {
  readonly request: BotRequest;
  readonly resolve: (reply: BotReply | undefined) => void;
  tries: number;
  patience: NodeJS.Timeout | undefined;
}

/** What a thread has heard of a seat: the list it is from, and how much of it. */
interface Heard {
  readonly events: readonly Types['Event'][];
  readonly count: number;
}

/** A thread that does not answer within this is ended. */
const PATIENCE_MS = 30_000;

/** A thread keeps the events of this many seats; those that were asked longest ago are forgotten. */
const MOST_SEATS = 256;

class BotThread {
  readonly worker: Worker;
  readonly #heard = new Map<string, Heard>();

  constructor(thread: URL) {
    this.worker = new Worker(thread);
    this.worker.unref();
  }

  knows({ match, seat, question }: BotRequest): boolean {
    return this.#heard.get(`${match} ${seat}`)?.events === question.heard;
  }

  ask({ match, seat, question, game, bot, seed }: BotRequest): void {
    const key = `${match} ${seat}`;
    const { heard } = question;
    const before = this.#heard.get(key);
    const known = before?.events === heard ? before.count : 0;
    this.#heard.delete(key);
    this.#heard.set(key, { events: heard, count: heard.length });
    const message: ThreadRequest = {
      game,
      bot,
      seed,
      key,
      known,
      forget: this.#forgotten(),
      question: { ...question, heard: heard.slice(known) },
    };
    this.worker.postMessage(message);
  }

  #forgotten(): string[] {
    const old = [...this.#heard.keys()].slice(0, Math.max(0, this.#heard.size - MOST_SEATS));
    for (const key of old) this.#heard.delete(key);
    return old;
  }
}

export class BotPool {
  readonly #most: number;
  readonly #thread: URL;
  readonly #idle: BotThread[] = [];
  readonly #busy = new Map<BotThread, WaitingRequest>();
  readonly #queues = { urgent: [] as WaitingRequest[], patient: [] as WaitingRequest[] };
  #closed = false;

  constructor(threads: number, thread = new URL('./bot-thread.js', import.meta.url)) {
    this.#most = Math.max(1, threads);
    this.#thread = thread;
  }

  /** How many questions wait or are being thought about. */
  get waiting(): number {
    return this.#queues.urgent.length + this.#queues.patient.length + this.#busy.size;
  }

  /** What a computer player answers; undefined when no answer could be had. */
  answer(request: BotRequest): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      this.#queueOf(request).push({ request, resolve, tries: 2, patience: undefined });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of Object.values(this.#queues)) for (const { resolve } of queue.splice(0)) resolve(undefined);
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(({ worker }) => worker.terminate()));
  }

  #queueOf({ isUrgent }: BotRequest): WaitingRequest[] {
    return isUrgent ? this.#queues.urgent : this.#queues.patient;
  }

  #assign(): void {
    while (!this.#closed && (this.#idle.length > 0 || this.#busy.size < this.#most)) {
      const waiting = this.#queues.urgent.shift() ?? this.#queues.patient.shift();
      if (waiting === undefined) return;
      this.#give(this.#threadFor(waiting.request), waiting);
    }
  }

  /** One that knows the match, or any that is idle, or another. */
  #threadFor(request: BotRequest): BotThread {
    const found = this.#idle.findIndex((thread) => thread.knows(request));
    return this.#idle.splice(found, 1)[0] ?? this.#open();
  }

  #give(thread: BotThread, waiting: WaitingRequest): void {
    this.#busy.set(thread, waiting);
    waiting.patience = setTimeout(() => void thread.worker.terminate(), PATIENCE_MS);
    thread.ask(waiting.request);
  }

  #open(): BotThread {
    const thread = new BotThread(this.#thread);
    thread.worker.on('message', (reply: ThreadReply) => {
      this.#take(thread)?.resolve(reply);
      this.#idle.push(thread);
      this.#assign();
    });
    // What went wrong is told by the exit that follows.
    thread.worker.on('error', () => {});
    thread.worker.on('exit', () => this.#replace(thread));
    return thread;
  }

  /** What a thread was thinking about; it is no longer. */
  #take(thread: BotThread): WaitingRequest | undefined {
    const waiting = this.#busy.get(thread);
    clearTimeout(waiting?.patience);
    this.#busy.delete(thread);
    return waiting;
  }

  #replace(thread: BotThread): void {
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    const waiting = this.#take(thread);
    if (waiting === undefined) return;
    if (--waiting.tries > 0 && !this.#closed) this.#queueOf(waiting.request).unshift(waiting);
    else waiting.resolve(undefined);
    this.#assign();
  }
}
