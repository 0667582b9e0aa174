/** Marks for terminals that know only ASCII: what we draw with has a plain twin, other letters lose their accents. */

const TWINS: Readonly<Record<string, string>> = {
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
  '×': 'x',
  '−': '-',
  '–': '-',
  '—': '-',
  '’': "'",
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
