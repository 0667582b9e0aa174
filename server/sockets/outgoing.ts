/**
 * What goes to one connection in a turn of the event loop leaves in one write: an answer and the update that came of it, several
 * updates. A write is what a server costs most, whatever it writes.
 */
import { setImmediate } from 'node:timers';
import type { Duplex } from 'node:stream';

export class Outgoing {
  #held: Duplex[] = [];
  readonly #isHeld = new WeakSet<Duplex>();

  /** Holds back what is written to a connection until this turn is over. */
  hold(stream: Duplex): void {
    if (this.#isHeld.has(stream)) return;
    this.#isHeld.add(stream);
    stream.cork();
    if (this.#held.push(stream) === 1) setImmediate(() => this.#release());
  }

  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const stream of held) {
      this.#isHeld.delete(stream);
      stream.uncork();
    }
  }
}
