/** Help pages, as wide as they are asked for: lines are broken between words. */
import { flagName, placeholder, synopsis } from './command.ts';
import type { Command, Flag, Rows } from './command.ts';
import { usage } from './usage.ts';

/** Wide enough for most terminals, and for what is read in a file. */
export const USUAL_WIDTH = 80;

/** How wide a page is, and what the program is called on it. */
export interface PageOptions {
  readonly width: number;
  readonly program: string;
}

/** The page of one command. */
export function helpPage(command: Command, { width, program }: PageOptions): string {
  const { summary, text = [], words = {}, flags = {}, examples = [] } = command;
  const rows = [
    ...Object.values(words).map((word) => [placeholder(word), described(word)] as const),
    ...Object.entries(flags).map(([name, flag]) => [typed(name, flag), described(flag)] as const),
  ];
  const lines = examples.map(([typedWords, about]) => [`${program} ${typedWords}`, about] as const);
  return page([`${program} ${usage(command)}`, sentence(summary), ...text, rows, lines], width);
}

/** The page of all commands. */
export function overview(
  head: Rows,
  commands: readonly Command[],
  notes: readonly string[],
  { width, program }: PageOptions,
): string {
  const rows = commands.map((one) => [`${program} ${one.name} ${synopsis(one)}`.trimEnd(), one.summary] as const);
  return page([head, rows, ...notes], width);
}

/** A phrase with a capital and a full stop. */
export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}

/** A flag with its value. */
function typed(name: string, flag: Flag): string {
  return `${flagName(name)} ${placeholder(flag)}`.trimEnd();
}

/** What a flag is for, and what it is without being typed. */
export function described(flag: Flag): string {
  if (flag.kind === 'switch') return flag.about;
  const about =
    flag.kind === 'choice' && flag.value !== undefined ? `${flag.about}: ${flag.choices.join(', ')}` : flag.about;
  const usual = flag.usually ?? flag.default;
  return usual === undefined ? about : `${about} (default: ${usual})`;
}

function page(parts: readonly (string | Rows)[], width: number): string {
  const told = parts.filter((part) => part.length > 0);
  return told.map((part) => (typeof part === 'string' ? paragraph(part, width) : columns(part, width))).join('\n');
}

function paragraph(text: string, width: number): string {
  return `${wrap(text, width).join('\n')}\n`;
}

/** The right column begins beside the longest on the left, or below a left that takes more than half of the width. */
function columns(rows: Rows, width: number): string {
  const lengths = rows.map(([left]) => left.length).filter((length) => length + 4 <= width / 2);
  const column = Math.max(0, ...lengths) + 4;
  const indent = ' '.repeat(column);
  const lines = rows.flatMap(([left, right]) => {
    const [first = '', ...more] = wrap(right, width - column);
    const begin = `  ${left}`.padEnd(column);
    const below = more.map((line) => indent + line);
    return left.length + 4 > column && right !== '' ? [begin, indent + first, ...below] : [begin + first, ...below];
  });
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

/** Every line that is too long, broken between words; a word that is longer than a line stays whole. */
export function wrapLines(text: string, width: number): string {
  const lines = text.split('\n').flatMap((line) => (line.length <= width ? [line] : wrap(line, width)));
  return lines.join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
