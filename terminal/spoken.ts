/**
 * Words in the language that is spoken. One person sits at a terminal, so a program speaks one language at a time: screens
 * read it whenever they draw, and another one shows with the next drawing.
 */
import type { LanguageTag } from '../text/index.ts';

export class Spoken<Words> {
  readonly #load: (language: LanguageTag) => Promise<Words>;
  #now: Words;

  /** English is there at once; only those that are asked for are loaded. */
  constructor(english: Words, load: (language: LanguageTag) => Promise<Words>) {
    this.#now = english;
    this.#load = load;
  }

  get now(): Words {
    return this.#now;
  }

  async speak(language: LanguageTag): Promise<void> {
    this.#now = await this.#load(language);
  }
}
