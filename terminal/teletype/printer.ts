/**
 * Prints on a stream: byte for byte into a pipe or a file; in a terminal a form feed clears the
 * screen. On request no faster than a line of a given baud rate.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import { put } from '../streams.ts';

const CLEAR_SCREEN = '\u001b[2J\u001b[H';

export class Printer {
  readonly #output: Writable & { readonly isTTY?: boolean };
  readonly #baud: number | undefined;

  constructor(output: Writable & { readonly isTTY?: boolean }, baud?: number) {
    this.#output = output;
    this.#baud = baud;
  }

  /** Prints text; false when nobody reads it any more. */
  print(text: string): Promise<boolean> {
    if (text === '') return Promise.resolve(true);
    return this.#baud === undefined ? this.#put(text) : this.#pace(text, charactersPerSecond(this.#baud));
  }

  /** Sends as many characters as the line would have carried by now, then waits for the next one. */
  async #pace(text: string, rate: number): Promise<boolean> {
    const characters = [...text];
    const begun = performance.now();
    let sent = 0;
    while (sent < characters.length) {
      await wait(begun + ((sent + 1) * 1000) / rate - performance.now());
      const due = Math.max(sent + 1, Math.floor(((performance.now() - begun) * rate) / 1000));
      if (!(await this.#put(characters.slice(sent, due).join('')))) return false;
      sent = due;
    }
    return true;
  }

  #put(text: string): Promise<boolean> {
    return put(this.#output, this.#output.isTTY === true ? text.replaceAll('\f', CLEAR_SCREEN) : text);
  }
}

/** Ten bits a character, but eleven at 110 baud, where a teletype needs two stop bits: ten characters a second. */
function charactersPerSecond(baud: number): number {
  return baud <= 110 ? baud / 11 : baud / 10;
}
