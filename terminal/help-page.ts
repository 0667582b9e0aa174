/** Help pages, which are written wide, on terminals that are narrow: broken between words, never within one. */
import { wrapped } from './match/wrap.ts';
import { put } from './streams.ts';
import type { Streams } from './streams.ts';

/** Prints a page as wide as the terminal is; into a file or a pipe as it is written. */
export async function putPage({ output }: Streams, page: string): Promise<number> {
  await put(output, output.isTTY === true ? fitted(page, output.columns ?? 80) : page);
  return 0;
}

/** The page in lines of at most so many columns. */
export function fitted(page: string, width: number): string {
  return paragraphs(page)
    .flatMap((line) => (line.length <= width ? [line] : broken(line, width)))
    .join('\n');
}

/** Lines of running text become one, and so does what goes on in a column; everything else stands for itself. */
function paragraphs(page: string): string[] {
  const lines: string[] = [];
  for (const line of page.split('\n')) {
    const before = lines.at(-1) ?? '';
    const goesOn = before !== '' && /^ {10,}\S/.test(line);
    if (goesOn || (isRunning(line) && isRunning(before))) lines[lines.length - 1] = `${before} ${line.trimStart()}`;
    else lines.push(line);
  }
  return lines;
}

function isRunning(line: string): boolean {
  return line !== '' && !line.startsWith(' ') && !line.startsWith('starlanes ');
}

/** What does not fit goes on below where the text of its column began. */
function broken(line: string, width: number): string[] {
  const [lead = ''] = /^ +\S.*? {2,}(?=\S)|^starlanes \w+ /.exec(line) ?? /^ */.exec(line) ?? [];
  const column = lead.length > width / 2 ? 4 : lead.length;
  const [first = '', ...rest] = wrapped(line.slice(lead.length), width - lead.length);
  const below = wrapped(rest.join(' '), width - column).map((part) => ' '.repeat(column) + part);
  return [lead + first, ...below];
}
