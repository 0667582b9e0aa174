/**
 * The paper in the teletype: 72 columns, and the place where the next character goes. Numbers and
 * TAB come out as PRINT does them. The Altair counts TAB from 0; the specification's screens show
 * it counted from 1, one column further left.
 */
import { numberText } from './number-out.ts';

const WIDTH = 72;
const FORM_FEED = '\f';
const BELL = '\u0007';

/** The ways to count columns for TAB. */
export const LAYOUTS = ['spec', 'altair'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A column to go to, as in PRINT TAB(22). */
export interface Tab {
  readonly tab: number;
}

/** TAB(column): blanks up to a column, or nothing when that is already passed. */
export function tab(column: number): Tab {
  return { tab: column };
}

/** Something in a PRINT statement. */
export type Item = string | number | Tab;

export class Paper {
  readonly #firstColumn: number;
  readonly #bell: string;
  #printed = '';
  #column = 0;

  /** The listing leaves the bell to the person who types it in (L7900), so it rings only on request. */
  constructor(layout: Layout, bell = false) {
    this.#firstColumn = layout === 'spec' ? 1 : 0;
    this.#bell = bell ? BELL : '';
  }

  /** PRINT items; with the semicolon at the end: the line stays open. */
  print(...items: readonly Item[]): void {
    for (const item of items) this.#printItem(item);
  }

  /** PRINT items, and the line ends. */
  line(...items: readonly Item[]): void {
    this.print(...items);
    this.#newLine();
  }

  /** Empty lines: PRINT:PRINT:PRINT. */
  blankLines(count: number): void {
    for (let line = 0; line < count; line++) this.#newLine();
  }

  /** PRINTCHR$(12): a new page. */
  formFeed(): void {
    this.#printed += FORM_FEED;
    this.#newLine();
  }

  /** Rings the bell, where one was asked for. */
  ring(): void {
    this.#printed += this.#bell;
  }

  /** The player has typed a line and its return: the carriage is at the left again. */
  carriageReturn(): void {
    this.#column = 0;
  }

  /** Everything printed since the last time. */
  tear(): string {
    const printed = this.#printed;
    this.#printed = '';
    return printed;
  }

  /** What was torn off, and what was typed behind it, back on the paper. */
  glue(text: string): void {
    this.#printed = text + this.#printed;
  }

  #printItem(item: Item): void {
    if (typeof item === 'string') this.#printText(item);
    else if (typeof item === 'number') this.#printNumber(item);
    else this.#printText(' '.repeat(Math.max(0, item.tab - this.#firstColumn - this.#column)));
  }

  /** A number that would reach the edge goes on the next line; the blank behind it does not count. */
  #printNumber(value: number): void {
    const text = numberText(value);
    if (this.#column + text.length >= WIDTH) this.#newLine();
    this.#printText(`${text} `);
  }

  #printText(text: string): void {
    for (const character of text) {
      if (this.#column === WIDTH) this.#newLine();
      this.#printed += character;
      this.#column++;
    }
  }

  #newLine(): void {
    this.#printed += '\n';
    this.#column = 0;
  }
}
