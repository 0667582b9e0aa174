/** A screenful that is shown until something comes of it, and what is shown while there is too little room. */
import { PROGRAM_NAME } from '../own-name.ts';
import { frameWords } from '../words.ts';
import { Cells } from './cells.ts';
import type { Size } from './cells.ts';
import type { Key } from './key.ts';

export interface Page<Result> {
  /** Draws it from scratch. */
  draw(size: Size): Cells;
  /** Takes a key; what it returns ends the page. */
  handleKey(key: Key, size: Size): Result | undefined;
  /** Is told, while the page is shown, how to have it drawn again or ended; what it returns stops that. */
  listen?(turn: PageTurn<Result>): () => void;
}

export interface PageTurn<Result> {
  readonly redraw: () => void;
  readonly end: (result: Result) => void;
}

/** The room that the map and the question need. */
const LEAST: Size = { width: 60, height: 20 };

/** The room in which a screen has all its parts beside each other; in less, some of them are pages of their own. */
const WHOLE: Size = { width: 80, height: 24 };

/** Whether there is room for the map and the question only. */
export function isCompact({ width, height }: Size): boolean {
  return width < WHOLE.width || height < WHOLE.height;
}

export function isTooSmall({ width, height }: Size): boolean {
  return width < LEAST.width || height < LEAST.height;
}

export function tooSmall(size: Size): Cells {
  const cells = new Cells(size);
  const of = ({ width, height }: Size): string => `${width}x${height}`;
  const lines = frameWords().tooSmall(of(LEAST), of(size), PROGRAM_NAME);
  lines.forEach((line, row) => cells.put(0, row, line, row === 0 ? 'strong' : 'plain'));
  return cells;
}
