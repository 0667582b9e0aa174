/**
 * The teletype as a pure machine: typed lines go in, printed text comes out, and nothing is read or
 * written here. The same session runs on pipes, in a terminal, in a browser or over a line.
 */
import type { Chance } from '../../core/chance.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import { typed } from '../basic/input.ts';
import { Paper } from '../basic/paper.ts';
import type { Witness } from './match.ts';
import { sit } from './sitting.ts';

/** What a session is made of; only chance is needed. */
export interface VoyageSessionOptions {
  readonly chance: Chance;
  readonly bell?: boolean;
  readonly witnesses?: readonly Witness[];
}

export class Session {
  readonly #paper: Paper;
  readonly #sitting: Dialogue<void>;
  #over = false;

  constructor({ chance, bell = false, witnesses = [] }: VoyageSessionOptions) {
    this.#paper = new Paper('spec', bell);
    this.#sitting = sit(this.#paper, chance, witnesses);
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
