/** The lines of a form: all of them where there is room, without what can be spared where there is less, else a part that scrolls. */
import type { Cells } from '../screen/cells.ts';
import { fit, textWidth } from '../screen/marks.ts';
import type { Style } from '../screen/style.ts';
import { moreWords, windowAround } from './scrolling.ts';

export interface FormLine {
  readonly text: string;
  readonly style?: Style;
  /** The row of the form that it is; left out: it is only read. */
  readonly row?: number;
  /** Where the text begins. */
  readonly x: number;
  /** What is said of it, and where that begins. */
  readonly about?: { readonly x: number; readonly text: string; readonly style?: Style };
  /** Whether somebody types at its end while it is picked. */
  readonly isTyped?: boolean;
  /** What is spared first has the lowest number. */
  readonly spare?: 1 | 2;
}

/** Nothing, where there is room for it. */
export const BLANK: FormLine = { text: '', x: 0, spare: 1 };

/** Draws them between the bars; `picked` is the row a key would act on. */
export function drawFormLines(cells: Cells, lines: readonly FormLine[], picked: number): void {
  const room = cells.height - 2;
  const shown = [1, 2].reduce<readonly FormLine[]>(
    (left, level) => (left.length <= room ? left : left.filter(({ spare }) => spare !== level)),
    lines,
  );
  const at = shown.findIndex(({ row }) => row === picked);
  const isWhole = shown.length <= room;
  const part = windowAround(shown.length, isWhole ? room : room - 1, at);
  // Where a row is left over, it stands below the bar.
  const top = shown.length < room ? 2 : 1;
  shown.slice(part.first, part.end).forEach((line, i) => drawLine(cells, line, { y: top + i, picked }));
  if (!isWhole) cells.put(4, cells.height - 2, moreWords(part), 'faint');
}

function drawLine(
  cells: Cells,
  { text, style = 'plain', row, x, about, isTyped }: FormLine,
  { y, picked }: { readonly y: number; readonly picked: number },
): void {
  const isPicked = row !== undefined && row === picked;
  if (isPicked) cells.put(x - 2, y, '▸', 'strong');
  cells.put(x, y, text, isPicked ? 'picked' : style, about?.x ?? cells.width - 1);
  if (about !== undefined) cells.put(about.x, y, fit(about.text, cells.width - about.x - 1), about.style ?? 'faint');
  if (row !== undefined)
    cells.hit({ x: 0, y, width: cells.width, height: 1 }, { key: 'select', what: 'row', place: row });
  if (isPicked && isTyped === true) cells.cursor = { x: x + textWidth(text.trimEnd()), y };
}
