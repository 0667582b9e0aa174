/**
 * A page of the documentation as plain text for a terminal: headings underlined, paragraphs broken between words, tables in
 * columns where they fit and as lists where they do not. It reads the Markdown that our own pages are written in.
 */
import { wrapLines } from '../../cli/help.ts';

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 100;
const UNDERLINES = ['=', '-'];

/** Everything that is set apart by a blank line or by its first mark. */
type Block =
  | { readonly block: 'heading'; readonly level: number; readonly text: string }
  | { readonly block: 'code'; readonly lines: readonly string[] }
  | { readonly block: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly block: 'item'; readonly mark: string; readonly text: string }
  | { readonly block: 'paragraph'; readonly text: string };

/** A whole page. */
export function plainPage(markdown: string, columns: number): string {
  const width = Math.min(columns, WIDEST);
  let page = '';
  let before: Block | undefined;
  for (const block of blocksOf(markdown)) {
    const follows = before?.block === 'item' && block.block === 'item';
    page += `${page === '' || follows ? '' : '\n'}${written(block, width).join('\n')}\n`;
    before = block;
  }
  return page;
}

/** The title of a page: its first heading. */
export function pageTitle(markdown: string): string | undefined {
  const heading = blocksOf(markdown).find((one) => one.block === 'heading');
  return heading === undefined ? undefined : plainWords(heading.text);
}

// ---- reading

/** What is for the site alone: what stands before the first line, and comments. */
function blocksOf(markdown: string): readonly Block[] {
  const lines = markdown
    .replace(/^---\n[^]*?\n---\n/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const block = takeBlock(lines);
    if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

function takeBlock(lines: string[]): Block | undefined {
  const first = lines.shift() ?? '';
  const fence = /^\s*(```+)/.exec(first)?.[1];
  if (fence !== undefined) return { block: 'code', lines: takeCode(lines, fence) };
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading !== null) return { block: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  if (/^\s*\|/.test(first)) return { block: 'table', rows: cellsOf([first, ...takeWhile(lines, /^\s*\|/)]) };
  if (/^\s*$|^:::|^<\/?[a-z][^>]*>$|^!\[/.test(first)) return undefined;
  const item = /^(\s*(?:[-*]|\d+\.) )(.*)$/.exec(first);
  const rest = takeWhile(lines, /^(?!\s*$|#|\s*\||\s*```|:::|\s*(?:[-*]|\d+\.) )/);
  if (item === null) return { block: 'paragraph', text: [first, ...rest].join(' ') };
  return { block: 'item', mark: item[1] ?? '', text: [item[2], ...rest].join(' ') };
}

/** Up to the fence that closes it, which is taken, too. */
function takeCode(lines: string[], fence: string): string[] {
  const end = lines.findIndex((line) => line.trim() === fence);
  return lines.splice(0, end < 0 ? lines.length : end + 1).slice(0, end < 0 ? undefined : -1);
}

function takeWhile(lines: string[], pattern: RegExp): string[] {
  const end = lines.findIndex((line) => !pattern.test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

/** Without the line below the head. A bar in code is written `\|`. */
function cellsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const rows = lines.filter((line) => !/^\s*\|[\s:|-]+$/.test(line));
  return rows.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => plainWords(cell.trim().replaceAll('\\|', '|'))),
  );
}

// ---- writing

function written(block: Block, width: number): readonly string[] {
  switch (block.block) {
    case 'heading': {
      const text = plainWords(block.text);
      const underline = UNDERLINES[block.level - 1];
      return underline === undefined ? [text] : [text, underline.repeat(text.length)];
    }
    case 'code':
      return block.lines.map((line) => `    ${line}`);
    case 'table':
      return table(block.rows, width);
    case 'item':
      return hanging(block.mark, plainWords(block.text), width);
    case 'paragraph':
      return wrapLines(plainWords(block.text), width).split('\n');
  }
}

/** Lines that begin below the first word. */
function hanging(mark: string, text: string, width: number): readonly string[] {
  const indent = ' '.repeat(mark.length);
  const lines = wrapLines(text, width - mark.length).split('\n');
  return lines.map((line, i) => (i === 0 ? mark : indent) + line);
}

/** In columns, or, where a terminal is too narrow for that, every row as a list. */
function table(rows: readonly (readonly string[])[], width: number): readonly string[] {
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const isNarrow = widths.reduce((sum, one) => sum + one + 2, 0) - 2 <= width;
  if (isNarrow) return [line(head), line(widths.map((one) => '-'.repeat(one))), ...body.map(line)];
  return body.flatMap((row) => asList(head, row, width));
}

function asList(head: readonly string[], [first = '', ...others]: readonly string[], width: number): readonly string[] {
  const cells = others.flatMap((cell, at) =>
    cell === '' ? [] : hanging('    ', `${head[at + 1] === '' ? '' : `${head[at + 1]}: `}${cell}`, width),
  );
  return [...hanging('- ', first, width), ...cells];
}

/** Without the marks of emphasis, code and links; an address on the network stays, a page is called by its name. */
function plainWords(text: string): string {
  return text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_, words: string, target: string) =>
      /^https?:/.test(target) && words !== target ? `${words} (${target})` : words,
    )
    .replaceAll(/<(https?:[^>]*)>/g, '$1')
    .replaceAll(/(`+)(.*?)\1/g, '$2')
    .replaceAll(/\*\*(.*?)\*\*/g, '$1')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1');
}
