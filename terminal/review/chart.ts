/** The chances to win over a match as one line a player, each move a column. */
import type { Environment } from '../../cli/command.ts';
import { must } from '../../core/must.ts';
import { words } from '../words.ts';
import { PAGE, percent, shortName } from './figures.ts';

/** Marks from nothing to certainty: blocks, or digits where the terminal has no others. */
const BLOCKS = [...' ▁▂▃▄▅▆▇█'];
const DIGITS = [...'0123456789'];

/** One player's chances, from before the first move to after the last, or anything else between 0 and 1. */
export interface ChanceCurve {
  readonly name: string;
  readonly chances: readonly number[];
  /** What is behind the line; left out: the last chance. */
  readonly last?: string;
}

/** The chart of all players, in lines that fit the page. */
export function chanceChart(curves: readonly ChanceCurve[], unicode: boolean): string {
  const lines = curves.map(({ name, chances, last }) => ({
    name: shortName(name),
    chances,
    last: last ?? percent(must(chances.at(-1), 'a chance')),
  }));
  const width = Math.max(...lines.map(({ name }) => name.length));
  const end = Math.max(5, ...lines.map(({ last }) => last.length));
  const columns = PAGE - width - end - 2 - 2 - 2;
  return lines
    .map(({ name, chances, last }) => {
      const line = fitting(chances, columns).map((chance) => markOf(chance, unicode ? BLOCKS : DIGITS));
      return `  ${name.padEnd(width)} |${line.join('')}| ${last.padStart(end)}\n`;
    })
    .join('');
}

/** How to read the chances to win. */
export function chanceLegend(by: string): { readonly blocks: string; readonly digits: string } {
  const { blocks, digits } = words().review;
  return { blocks: blocks(by), digits: digits(by) };
}

function markOf(chance: number, marks: readonly string[]): string {
  return must(marks[Math.min(marks.length - 1, Math.floor(chance * marks.length))], 'a mark');
}

/** At most this many of the chances, evenly, with the first and the last. */
function fitting(chances: readonly number[], columns: number): number[] {
  if (chances.length <= columns) return [...chances];
  const step = (chances.length - 1) / (columns - 1);
  return Array.from({ length: columns }, (_, i) => must(chances[Math.round(i * step)], 'a chance'));
}

/** Whether a terminal with these settings shows more than ASCII. */
export function showsUnicode(settings: Environment): boolean {
  const { LC_ALL, LC_CTYPE, LANG, WT_SESSION } = settings;
  return WT_SESSION !== undefined || /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}
