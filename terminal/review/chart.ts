/** The chances to win over a match as one line a player, each move a column. */
import { PAGE, percent, shortName } from './figures.ts';

/** Marks from nothing to certainty: blocks, or digits where the terminal has no others. */
const BLOCKS = [...' ▁▂▃▄▅▆▇█'];
const DIGITS = [...'0123456789'];

/** One player's chances, from before the first move to after the last, or anything else between 0 and 1. */
export interface Curve {
  readonly name: string;
  readonly chances: readonly number[];
  /** What stands behind the line; left out: the last chance. */
  readonly last?: string;
}

/** The chart of all players, in lines that fit the page. */
export function chart(curves: readonly Curve[], unicode: boolean): string {
  const names = curves.map(({ name }) => shortName(name));
  const width = Math.max(...names.map((name) => name.length));
  const ends = curves.map(({ chances, last }) => last ?? percent(chances.at(-1) ?? 0));
  const end = Math.max(5, ...ends.map((last) => last.length));
  const columns = PAGE - width - end - 2 - 2 - 2;
  return curves
    .map(({ chances }, i) => {
      const line = fitting(chances, columns).map((chance) => markOf(chance, unicode ? BLOCKS : DIGITS));
      const last = (ends[i] ?? '').padStart(end);
      return `  ${(names[i] ?? '').padEnd(width)} |${line.join('')}| ${last}\n`;
    })
    .join('');
}

/** Says how to read it. */
export function legend(unicode: boolean, by = 'move'): string {
  return unicode
    ? `Chance to win, ${by} by ${by} (the higher, the likelier)`
    : `Chance to win, ${by} by ${by} (0 is under 10 %, 9 is 90 % or more)`;
}

function markOf(chance: number, marks: readonly string[]): string {
  return marks[Math.min(marks.length - 1, Math.floor(chance * marks.length))] ?? '';
}

/** At most so many of the chances, evenly, with the first and the last. */
function fitting(chances: readonly number[], columns: number): number[] {
  if (chances.length <= columns) return [...chances];
  const step = (chances.length - 1) / (columns - 1);
  return Array.from({ length: columns }, (_, i) => chances[Math.round(i * step)] ?? 0);
}

/** Whether a terminal with these settings shows more than ASCII. */
export function showsUnicode(settings: Readonly<Record<string, string | undefined>>): boolean {
  const { LC_ALL, LC_CTYPE, LANG, WT_SESSION } = settings;
  return WT_SESSION !== undefined || /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}
