/**
 * Computer players in threads of their own, so that nobody at a table waits while one of them thinks. Questions that people
 * wait for have threads that no others use, since a thought cannot be interrupted, and with few cores it can take seconds; the
 * others are begun while there is none of those. Of each kind, those that came first are answered first. A thread keeps what it was sent of a match, so that it is sent only what is
 * new. One that dies is replaced; the question it was given is given to another, once.
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

  constructor(thread: URL, nicer: number) {
    this.worker = new Worker(thread, { workerData: nicer });
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

/** How much nicer than the rest of the server threads are: thinking may take what the answers to people leave. */
const NICER = { urgent: 5, patient: 15 };

export class BotPool {
  readonly #urgent: Lane;
  readonly #patient: Lane;

  /** With this many threads for what people wait for, and half as many for the rest. */
  constructor(threads: number, thread = new URL('./bot-thread.js', import.meta.url)) {
    const patient: Lane = new Lane(Math.max(1, Math.floor(threads / 2)), thread, {
      nicer: NICER.patient,
      mayBegin: () => urgent.waiting === 0,
      answered: () => {},
    });
    const urgent: Lane = new Lane(Math.max(1, threads), thread, {
      nicer: NICER.urgent,
      mayBegin: () => true,
      answered: () => patient.assign(),
    });
    this.#urgent = urgent;
    this.#patient = patient;
  }

  /** How many questions wait or are being thought about. */
  get waiting(): number {
    return this.#urgent.waiting + this.#patient.waiting;
  }

  /** What a computer player answers; undefined when no answer could be had. */
  answer(request: BotRequest): Promise<BotReply | undefined> {
    return (request.isUrgent ? this.#urgent : this.#patient).answer(request);
  }

  async close(): Promise<void> {
    await Promise.all([this.#urgent.close(), this.#patient.close()]);
  }
}

interface LaneWays {
  readonly nicer: number;
  /** Whether a question that waits may be given to a thread. */
  readonly mayBegin: () => boolean;
  /** Called when one has been answered. */
  readonly answered: () => void;
}

/** Threads for one kind of question, and those that wait for them. */
class Lane {
  readonly #most: number;
  readonly #thread: URL;
  readonly #ways: LaneWays;
  readonly #idle: BotThread[] = [];
  readonly #busy = new Map<BotThread, WaitingRequest>();
  readonly #queue: WaitingRequest[] = [];
  #closed = false;

  constructor(most: number, thread: URL, ways: LaneWays) {
    this.#most = most;
    this.#thread = thread;
    this.#ways = ways;
  }

  get waiting(): number {
    return this.#queue.length + this.#busy.size;
  }

  answer(request: BotRequest): Promise<BotReply | undefined> {
    return new Promise((resolve) => {
      this.#queue.push({ request, resolve, tries: 2, patience: undefined });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#queue.splice(0)) resolve(undefined);
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(({ worker }) => worker.terminate()));
  }

  /** Gives what waits to threads that are idle. */
  assign(): void {
    while (!this.#closed && this.#ways.mayBegin() && (this.#idle.length > 0 || this.#busy.size < this.#most)) {
      const waiting = this.#queue.shift();
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
    const thread = new BotThread(this.#thread, this.#ways.nicer);
    thread.worker.on('message', (reply: ThreadReply) => {
      this.#take(thread)?.resolve(reply);
      this.#idle.push(thread);
      this.assign();
      this.#ways.answered();
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
    if (--waiting.tries > 0 && !this.#closed) this.#queue.unshift(waiting);
    else waiting.resolve(undefined);
    this.assign();
    this.#ways.answered();
  }
}
