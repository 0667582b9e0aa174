/** A screenful that is shown until something comes of it. */
import type { Cells, Size } from './cells.ts';
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
