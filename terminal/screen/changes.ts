/** What to send to a terminal so that it shows one screen instead of another: only the marks that differ. */
import type { Cells } from './cells.ts';
import type { Paint } from './paint.ts';
import { plainMark } from './marks.ts';

export interface Brush {
  readonly paint: Paint;
  /** Whether the terminal takes more than ASCII. */
  readonly unicode: boolean;
}

const HIDE_CURSOR = '\u001b[?25l';
const SHOW_CURSOR = '\u001b[?25h';
/** Marks that have not changed are sent again rather than jumped over when there are only so few of them. */
const JUMP = 4;

/** The commands; without a screen before, or with one of another size, everything is drawn. */
export function changes(before: Cells | undefined, after: Cells, brush: Brush): string {
  const known = before?.width === after.width && before.height === after.height ? before : undefined;
  const sent = known === undefined ? ['\u001b[0m\u001b[2J'] : [];
  for (let row = 0; row < after.height; row++) sent.push(changesInRow(known, after, row, brush));
  return HIDE_CURSOR + sent.join('') + cursor(after);
}

function cursor({ cursor: at }: Cells): string {
  return at === undefined ? '' : `\u001b[${at.y + 1};${at.x + 1}H${SHOW_CURSOR}`;
}

function changesInRow(before: Cells | undefined, after: Cells, row: number, { paint, unicode }: Brush): string {
  const { width, marks, styles } = after;
  const start = row * width;
  const jump = (column: number): string => `\u001b[${row + 1};${column + 1}H`;
  let [text, at, style] = ['', -1, ''];
  for (let x = 0; x < width; x++) {
    if (!differs(before, after, start + x)) continue;
    const from = at >= 0 && x - at <= JUMP ? at : x;
    // The second half of a wide mark is drawn with its first.
    const first = marks[start + from] === '' ? from - 1 : from;
    if (first !== at) text += jump(first);
    for (let column = first; column <= x; column++) {
      const [mark = ' ', look = 'plain'] = [marks[start + column], styles[start + column]];
      const painted = paint(look);
      if (painted !== style) text += painted;
      style = painted;
      if (!unicode) text += padPlain(mark);
      // Terminals disagree about what is wide: they are told where it begins and where it ends.
      else if (marks[start + column + 1] === '') text += `  ${jump(column)}${mark}${jump(column + 2)}`;
      else text += mark;
    }
    at = unicode && marks[start + x + 1] === '' ? x + 2 : x + 1;
  }
  return text;
}

/** The twin of a wide mark is in the first of its two columns. */
function padPlain(mark: string): string {
  return mark === '' ? ' ' : plainMark(mark);
}

function differs(before: Cells | undefined, { marks, styles }: Cells, place: number): boolean {
  if (before === undefined) return marks[place] !== ' ' || styles[place] !== 'plain';
  return before.marks[place] !== marks[place] || before.styles[place] !== styles[place];
}
