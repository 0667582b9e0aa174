/**
 * A screen as a grid of marks with their looks. Screens are drawn into one from scratch each time;
 * the screen finds out what has changed.
 */
import type { Key } from './key.ts';
import { fit, markWidth, textWidth } from './marks.ts';
import type { Style } from './style.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a screen. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** A part of a screen that can be clicked, and the key that does the same. */
interface Hit {
  readonly area: Area;
  readonly key: Key;
}

export class Cells implements Size {
  readonly width: number;
  readonly height: number;
  /** Row by row; the second column of a wide mark holds nothing. */
  readonly marks: string[];
  readonly styles: Style[];
  /** Where the terminal's own cursor stands, where somebody types. */
  cursor: { readonly x: number; readonly y: number } | undefined;
  readonly #hits: Hit[] = [];

  constructor({ width, height }: Size) {
    this.width = width;
    this.height = height;
    this.marks = Array.from({ length: width * height }, () => ' ');
    this.styles = Array.from({ length: width * height }, (): Style => 'plain');
  }

  /** Writes a text on one line; what would reach over `until` is cut, and an ellipsis says so. Returns the column behind it. */
  put(x: number, y: number, text: string, style: Style = 'plain', until: number = this.width): number {
    let column = x;
    const end = Math.min(until, this.width);
    if (y < 0 || y >= this.height) return x;
    const shown = textWidth(text.trimEnd()) > end - x ? fit(text, end - x) : text;
    for (const mark of shown) {
      const width = markWidth(mark);
      if (width === 0) this.#join(column - 1, y, mark);
      if (width === 0) continue;
      if (column + width > end) return column;
      this.#set(column, y, safe(mark), width, style);
      column += width;
    }
    return column;
  }

  /** Fills a part with one mark. */
  cover({ x, y, width, height }: Area, mark: string, style: Style): void {
    for (let row = y; row < y + height; row++) this.put(x, row, mark.repeat(Math.max(0, width)), style);
  }

  /** Makes a part answer to clicks; what is drawn later lies above what was drawn before. */
  hit(area: Area, key: Key): void {
    this.#hits.push({ area, key });
  }

  /** The key that a click stands for; undefined where nothing can be clicked. */
  keyAt(x: number, y: number): Key | undefined {
    return this.#hits.findLast(({ area }) => isIn(area, x, y))?.key;
  }

  /** The rows as text, without blanks at their ends. */
  get lines(): string[] {
    return Array.from({ length: this.height }, (_, row) =>
      this.marks
        .slice(row * this.width, (row + 1) * this.width)
        .join('')
        .trimEnd(),
    );
  }

  #set(x: number, y: number, mark: string, width: 1 | 2, style: Style): void {
    for (let column = x; column < x + width; column++) this.#clear(column, y, style);
    // Half a wide mark is none: what reaches over the left edge is blank.
    if (x < 0) return;
    const place = y * this.width + x;
    this.marks[place] = mark;
    if (width === 2) this.marks[place + 1] = '';
  }

  /** Makes room for another mark; the other half of a wide one goes, too. */
  #clear(x: number, y: number, style: Style): void {
    if (x < 0 || x >= this.width) return;
    const place = y * this.width + x;
    if (this.marks[place] === '') this.marks[place - 1] = ' ';
    if (x + 1 < this.width && this.marks[place + 1] === '') this.marks[place + 1] = ' ';
    this.marks[place] = ' ';
    this.styles[place] = style;
  }

  /** An accent belongs to the mark before it. */
  #join(x: number, y: number, accent: string): void {
    const place = y * this.width + x;
    if (x >= 0 && x < this.width) this.marks[this.marks[place] === '' ? place - 1 : place] += accent;
  }
}

function isIn(area: Area, x: number, y: number): boolean {
  return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
}

/** What others wrote must never become a command to the terminal. */
function safe(mark: string): string {
  return /^[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/u.test(mark) ? '?' : mark;
}
