/** A line that says how far a review is, for people only: where nobody looks nothing is written. */
import type { Writable } from 'node:stream';

const WIDTH = 30;
const BACK_AND_CLEAR = '\r\u001b[K';

export class Bar {
  readonly #stream: Writable | undefined;

  constructor(stream: Writable & { readonly isTTY?: boolean }) {
    this.#stream = stream.isTTY === true ? stream : undefined;
  }

  /** So many of so many moves, or stops, are looked at. */
  show(done: number, all: number): void {
    const filled = Math.floor((WIDTH * done) / all);
    const bar = '#'.repeat(filled).padEnd(WIDTH, '.');
    this.#stream?.write(`${BACK_AND_CLEAR}[${bar}] ${done} of ${all}`);
  }

  /** Takes the line away. */
  end(): void {
    this.#stream?.write(BACK_AND_CLEAR);
  }
}
