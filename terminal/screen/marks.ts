/** Marks: how many columns they take, texts cut or broken to a width, and plain twins where a terminal knows only ASCII. */

const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
const JOINING = /^(?:\p{Mark}|\u200b|\u200c|\u200d|\ufe0f)/u;

/** Most take one column, those of East Asia and pictures two, accents none. */
export function markWidth(mark: string): 0 | 1 | 2 {
  // Nearly everything on our screens.
  if (mark <= '\u024f') return 1;
  if (JOINING.test(mark)) return 0;
  return WIDE.test(mark) ? 2 : 1;
}

/** How many columns a text takes. */
export function textWidth(text: string): number {
  let width = 0;
  for (const mark of text) width += markWidth(mark);
  return width;
}

/** A text cut to this many columns; an ellipsis says that something is missing. */
export function fit(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let [cut, width] = ['', 0];
  for (const mark of text) {
    width += markWidth(mark);
    if (width > room - 1) break;
    cut += mark;
  }
  return room < 1 ? '' : `${cut}…`;
}

/** A text in exactly this many columns, at their left or right end. */
export function padded(text: string, room: number, side: 'left' | 'right' = 'left'): string {
  const cut = fit(text, room);
  const blanks = ' '.repeat(Math.max(0, room - textWidth(cut)));
  return side === 'left' ? cut + blanks : blanks + cut;
}

/** A text in lines of at most this many columns, broken between words. */
export function wrapped(text: string, room: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= room) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = fit(indent + word, room);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The first of some lines, as many as there is room for; where more are left the last one shown ends with an ellipsis. */
export function fitLines(lines: readonly string[], height: number, width: number): readonly string[] {
  if (lines.length <= height) return lines;
  const shown = lines.slice(0, Math.max(0, height));
  return shown.map((line, i) => (i < shown.length - 1 ? line : fit(`${line} …`, width)));
}

/** A line of a list: what does not fit goes on below where the text of its column began. */
export function hanging(line: string, width: number): string[] {
  if (textWidth(line) <= width) return [line];
  // Two keys before the text may stand apart by two blanks; the text stands further off, where it can.
  const [lead = ''] = /^ +\S.*? {3,}(?=\S)/.exec(line) ?? /^ +\S.*? {2,}(?=\S)/.exec(line) ?? /^ */.exec(line) ?? [];
  const column = lead.length > width / 2 ? 4 : lead.length;
  const [first = '', ...rest] = wrapped(line.slice(lead.length), width - lead.length);
  const below = wrapped(rest.join(' '), width - column).map((part) => ' '.repeat(column) + part);
  return [(lead + first).trimEnd(), ...below];
}

/** What we draw with, in ASCII. Other letters lose their accents. */
const TWINS: Readonly<Record<string, string>> = {
  // Quarters of a class: little, half, much.
  '¼': '-',
  '½': '=',
  '¾': '+',
  '─': '-',
  '━': '=',
  '│': '|',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '┬': '+',
  '┴': '+',
  '·': '.',
  '…': '~',
  '▸': '>',
  '▲': '^',
  '▼': 'v',
  '◆': '*',
  '×': 'x',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '\u00a0': ' ',
  '\u202f': ' ',
  ß: 's',
  œ: 'o',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '█': '#',
  '◉': '@',
  '●': 'O',
  '○': 'o',
  '◦': '*',
  '•': ':',
};

/** A mark in ASCII that takes the same room; a question mark where there is none. */
export function plainMark(mark: string): string {
  if (/^[\u0020-\u007e]?$/.test(mark)) return mark;
  const bare = TWINS[mark] ?? mark.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return /^[\u0020-\u007e]$/.test(bare) ? bare : '?';
}
