/**
 * A page of the documentation as plain text for a terminal: headings underlined, paragraphs broken between words, tables in
 * columns where they fit and as lists where they do not.
 */
import { wrapLines } from '../../cli/help.ts';
import { pageBlocks } from './page-blocks.ts';
import type { PageBlock } from './page-blocks.ts';

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 100;
const UNDERLINES = ['=', '-'];

/** A whole page of the site, which lies there at `path`. */
export function plainPage(html: string, path: string, columns: number): string {
  const width = Math.min(columns, WIDEST);
  let page = '';
  let before: PageBlock | undefined;
  for (const block of pageBlocks(html, path)) {
    const follows = before?.block === 'item' && block.block === 'item';
    page += `${page === '' || follows ? '' : '\n'}${written(block, width).join('\n')}\n`;
    before = block;
  }
  return page;
}

/** The title of a page: its first heading. */
export function pageTitle(html: string): string | undefined {
  const [, heading] = /<h1[^>]*>([^]*?<\/h1>)/.exec(html) ?? [];
  const [title] = heading === undefined ? [] : pageBlocks(`<main><h1>${heading}</main>`, '');
  return title?.block === 'heading' ? title.text : undefined;
}

function written(block: PageBlock, width: number): readonly string[] {
  switch (block.block) {
    case 'heading': {
      const underline = UNDERLINES[block.level - 1];
      return underline === undefined ? [block.text] : [block.text, underline.repeat(block.text.length)];
    }
    case 'code':
      return block.lines.map((line) => `    ${line}`.trimEnd());
    case 'table':
      return table(block, width);
    case 'item':
      return hanging(block.mark, block.text, width);
    case 'paragraph':
      return wrapLines(block.text, width).split('\n');
  }
}

/** Lines that begin below the first word. */
function hanging(mark: string, text: string, width: number): readonly string[] {
  const indent = ' '.repeat(mark.length);
  const lines = wrapLines(text, width - mark.length).split('\n');
  return lines.map((line, i) => (i === 0 ? mark : indent) + line);
}

/** In columns, or, where a terminal is too narrow for that, every row as a list. */
function table({ head, body }: PageBlock & { readonly block: 'table' }, width: number): readonly string[] {
  const rows = head.length > 0 ? [head, ...body] : body;
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const isNarrow = widths.reduce((sum, one) => sum + one + 2, 0) - 2 <= width;
  if (!isNarrow) return body.flatMap((row) => asList(head, row, width));
  return [...(head.length > 0 ? [line(head), line(widths.map((one) => '-'.repeat(one)))] : []), ...body.map(line)];
}

function asList(head: readonly string[], [first = '', ...others]: readonly string[], width: number): readonly string[] {
  const cells = others.flatMap((cell, at) => {
    const title = head[at + 1] ?? '';
    return cell === '' ? [] : hanging('    ', title === '' ? cell : `${title}: ${cell}`, width);
  });
  return [...hanging('- ', first, width), ...cells];
}
