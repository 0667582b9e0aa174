/** One connection: what it watches, and what it may do. Every frame is checked here, at the edge. */
import type { WebSocket } from 'ws';
import { readUp } from '../../table/protocol.ts';
import type { Down, RefusalReason, Up } from '../../table/protocol.ts';
import { UnplayableMatch } from '../hall/hall.ts';
import type { Hall } from '../hall/hall.ts';
import type { LiveTable } from '../hall/live-table.ts';
import type { TableListener } from '../hall/viewers.ts';
import { Allowance } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { hashOf } from '../secrets.ts';

export interface SessionParts {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Whether the server has stopped taking acts. */
  readonly closing: () => boolean;
  readonly trouble: (error: unknown) => void;
}

/** Seconds' worth of messages that may come at once. */
const BURST_SECONDS = 3;

/** Who goes on after so many frames in a row that were too many is no player. */
const MOST_TOO_MANY = 200;

interface Watched {
  readonly live: LiveTable;
  readonly listener: TableListener;
}

export class Session {
  readonly #socket: WebSocket;
  readonly #secret: string | undefined;
  readonly #parts: SessionParts;
  readonly #allowance: Allowance;
  readonly #watched = new Map<string, Watched>();
  #tooMany = 0;
  #closed = false;

  constructor(socket: WebSocket, secret: string | undefined, parts: SessionParts) {
    this.#socket = socket;
    this.#secret = secret;
    this.#parts = parts;
    const { messagesPerSecond } = parts.limits;
    this.#allowance = new Allowance(messagesPerSecond, BURST_SECONDS * messagesPerSecond, parts.hall.now());
  }

  /** A frame came. */
  hear(text: string): void {
    if (!this.#allowance.take(this.#parts.hall.now())) return this.#refuseTooMany();
    this.#tooMany = 0;
    const frame = readUp(text);
    if (!frame.ok) return this.#refuse('not-a-message', `${frame.problem}.`, {});
    this.#answer(frame.value).catch((error: unknown) => this.#fail(frame.value, error));
  }

  send(frame: Down): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Sends a frame; who does not read is dropped rather than waited for. */
  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#parts.limits.unreadBytes) return this.#drop('slow');
    this.#socket.send(text);
  }

  close(): void {
    this.#closed = true;
    for (const { live, listener } of this.#watched.values()) this.#parts.hall.leave(live, listener);
    this.#watched.clear();
  }

  #drop(why: string): void {
    this.#parts.metrics.dropped.inc({ why });
    this.#socket.terminate();
  }

  async #answer(frame: Up): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return this.send({ type: 'pong' });
      case 'watch':
        return this.#watch(frame.match, frame.from);
      case 'unwatch':
        return this.#unwatch(frame.match);
      case 'act':
        return this.#act(frame);
    }
  }

  async #watch(match: string, from: number | undefined): Promise<void> {
    const { hall, limits } = this.#parts;
    const live = await hall.open(match);
    if (live === undefined) return this.#refuse('no-such-match', 'There is no such match.', { match });
    const known = this.#watched.get(match);
    if (known === undefined && this.#watched.size >= limits.watchedPerConnection)
      return this.#refuse('too-many', `One connection watches at most ${limits.watchedPerConnection} matches.`, {
        match,
      });
    if (this.#closed) return;
    const listener = known?.listener ?? { hash: this.#hash(match), send: (text: string) => this.sendText(text) };
    this.#watched.set(match, { live, listener });
    await hall.join(live, listener, from);
    // Who hung up while that was prepared is not left behind at the table.
    if (this.#closed) hall.leave(live, listener);
  }

  #unwatch(match: string): void {
    const watched = this.#watched.get(match);
    if (watched === undefined) return;
    this.#watched.delete(match);
    this.#parts.hall.leave(watched.live, watched.listener);
  }

  async #act({ match, id, seat, at, act }: Up & { type: 'act' }): Promise<void> {
    const { hall, metrics, closing } = this.#parts;
    const began = performance.now();
    if (closing()) return this.#refuse('closing', 'The server is closing; come back in a moment.', { match, id });
    const watched = this.#watched.get(match);
    const live = watched?.live ?? (await hall.open(match));
    if (live === undefined) return this.#refuse('no-such-match', 'There is no such match.', { match, id });
    const hash = watched === undefined ? this.#hash(match) : watched.listener.hash;
    const outcome = await live.submitFor(hash, { by: seat, act, at, time: hall.now() });
    if (outcome === undefined)
      return this.#refuse('not-your-seat', 'Your device does not hold that seat.', { match, id });
    if (!outcome.ok) return this.#refuse(outcome.why, outcome.problem, { match, id });
    this.send({ type: 'done', match, id, at: outcome.at });
    metrics.latency.observe((performance.now() - began) / 1000);
  }

  #hash(match: string): string | undefined {
    return this.#secret === undefined ? undefined : hashOf(this.#secret, match);
  }

  #refuseTooMany(): void {
    if (++this.#tooMany > MOST_TOO_MANY) return this.#drop('flood');
    this.#refuse('too-many', 'That was too many messages; wait a moment.', {});
  }

  #refuse(why: RefusalReason, problem: string, of: { readonly match?: string; readonly id?: number }): void {
    this.#parts.metrics.refusals.inc({ why });
    this.send({ type: 'refused', ...of, why, problem });
  }

  /** Our own trouble, or the database's: nothing has been acknowledged, and it may be tried again. */
  #fail(frame: Up, error: unknown): void {
    const of = { ...('match' in frame ? { match: frame.match } : {}), ...('id' in frame ? { id: frame.id } : {}) };
    if (error instanceof UnplayableMatch) return this.#refuse('no-such-match', error.message, of);
    this.#parts.trouble(error);
    this.#refuse('try-again', 'Something went wrong here; try again in a moment.', of);
  }
}
