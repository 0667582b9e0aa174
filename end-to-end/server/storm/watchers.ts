/** People who only watch: a socket each, which calls again after pauses that grow, and no other request. */
import { WebSocket } from 'ws';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

export class Watchers {
  readonly #address: string;
  readonly #sockets = new Set<WebSocket>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  #isOver = false;
  /** Tries that did not open a socket. */
  failures = 0;

  /** A number of watchers of the server at an address. */
  constructor(base: string, count: number) {
    this.#address = `${base.replace('http', 'ws')}/socket`;
    for (let i = 0; i < count; i++) this.#call(FIRST_PAUSE_MS);
  }

  /** How many of them are connected. */
  get connected(): number {
    return [...this.#sockets].filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  }

  stop(): void {
    this.#isOver = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    for (const socket of this.#sockets) socket.terminate();
  }

  #call(pause: number): void {
    const socket = new WebSocket(this.#address);
    let wait = pause;
    this.#sockets.add(socket);
    socket.on('open', () => (wait = FIRST_PAUSE_MS));
    socket.on('error', () => this.failures++);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (!this.#isOver) this.#callAfter(wait);
    });
  }

  #callAfter(pause: number): void {
    const waiting = setTimeout(
      () => {
        this.#pauses.delete(waiting);
        this.#call(Math.min(2 * pause, LONGEST_PAUSE_MS));
      },
      pause * (0.5 + Math.random()),
    );
    this.#pauses.add(waiting);
  }
}
