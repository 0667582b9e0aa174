/**
 * What goes to one connection in a turn of the event loop leaves in one write: an answer and the update that came of it, several
 * updates. A write is what a server costs most, whatever it writes.
 */
import { setImmediate } from 'node:timers';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

export class Outgoing {
  #waiting: Outbox[] = [];

  /** Sends what is in an outbox when this turn is over. */
  send(outbox: Outbox): void {
    if (this.#waiting.push(outbox) === 1) setImmediate(() => this.#release());
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const outbox of waiting) outbox.flush();
  }
}

/** What waits to be written to one connection. */
export class Outbox {
  readonly #outgoing: Outgoing;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  /** The first frame, which is mostly the only one, and those after it. */
  #first: Buffer | undefined;
  #others: Buffer[] | undefined;
  #bytes = 0;

  /** Of a WebSocket, and the connection under it. */
  constructor(outgoing: Outgoing, socket: WebSocket, stream: Duplex) {
    this.#outgoing = outgoing;
    this.#socket = socket;
    this.#stream = stream;
  }

  /** How many bytes wait here or in the connection for somebody to read them. */
  get unread(): number {
    return this.#bytes + this.#stream.writableLength;
  }

  put(frame: Buffer): void {
    this.#bytes += frame.length;
    if (this.#first !== undefined) {
      this.#others ??= [];
      this.#others.push(frame);
      return;
    }
    this.#first = frame;
    this.#outgoing.send(this);
  }

  /** Writes all that waits; after a closing frame nothing may follow. */
  flush(): void {
    const first = this.#first;
    if (first === undefined) return;
    const all = this.#others === undefined ? first : Buffer.concat([first, ...this.#others]);
    this.#first = undefined;
    this.#others = undefined;
    this.#bytes = 0;
    if (this.#socket.readyState === WebSocket.OPEN) this.#stream.write(all);
  }
}
