/**
 * The teletype as a pure machine: typed lines go in, printed text comes out, and nothing is read or
 * written here. The same session runs on pipes, in a terminal, in a browser or over a line.
 */
import type { Dialogue } from './dialogue.ts';
import { typed } from './input.ts';
import type { Paper } from './paper.ts';

/** A program that asks and prints until it ends. */
export class PaperSession {
  readonly #paper: Paper;
  readonly #sitting: Dialogue<void>;
  #over = false;

  constructor(paper: Paper, sitting: Dialogue<void>) {
    this.#paper = paper;
    this.#sitting = sitting;
  }

  /** Whether the program has ended: nobody is asked anything any more. */
  get over(): boolean {
    return this.#over;
  }

  /** What is printed up to the first question. */
  start(): string {
    return this.#goOn('');
  }

  /** What is printed from an answer up to the next question. */
  answer(line: string): string {
    return this.#over ? '' : this.#goOn(typed(line));
  }

  #goOn(line: string): string {
    const { done, value } = this.#sitting.next(line);
    if (done !== true) return value;
    this.#over = true;
    return this.#paper.tear();
  }
}
