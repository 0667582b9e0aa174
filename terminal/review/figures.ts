/** Chances, dollars and lines of text as the review and the advice print them. */

/** The width of every page. */
export const PAGE = 80;

/** A chance as whole percents; what is nearly certain is not called certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return '<1 %';
  if (chance < 1 && chance >= 0.995) return '>99 %';
  return `${Math.round(100 * chance)} %`;
}

/** A difference of chances with its sign, such as `+3 %`. */
export function signed(difference: number): string {
  const points = Math.round(100 * difference);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)} %`;
}

/** An estimate in the game's money: three digits are all it knows. */
export function about(worth: number, money: (amount: number) => string): string {
  return money(Number(Math.round(worth).toPrecision(3)));
}

/** A name short enough for a table. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= 14 ? name : `${letters.slice(0, 13).join('')}.`;
}

/**
 * Breaks a text into lines of the page, never before a percent sign. Each stands behind that many
 * spaces; the first begins with `mark` instead.
 */
export function wrap(text: string, indent: number, mark = ' '.repeat(indent)): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ (?!%)/)) {
    if (line !== '' && indent + line.length + 1 + word.length > PAGE) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return `${mark}${[...lines, line].join(`\n${' '.repeat(indent)}`)}\n`;
}
