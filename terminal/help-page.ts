/** Help pages and lists, which are written wide, where there is less room: broken between words, never within one. */
import { hanging } from './frame/wrap.ts';
import { put } from './streams.ts';
import type { Streams } from './streams.ts';

/** Whoever reads a file or a pipe has most likely a terminal of this width. */
export const USUAL_WIDTH = 80;

/** Prints a page as wide as the terminal is. */
export async function putPage({ output }: Streams, page: string): Promise<number> {
  await put(output, fitted(page, widthOf(output)));
  return 0;
}

/** Prints a list, whose lines stay apart, as wide as the terminal is. */
export async function putList({ output }: Streams, list: string): Promise<number> {
  await put(output, narrowed(list.split('\n'), widthOf(output)));
  return 0;
}

function widthOf({ isTTY, columns }: Streams['output']): number {
  return isTTY === true ? (columns ?? USUAL_WIDTH) : USUAL_WIDTH;
}

/** The page in lines of at most so many columns. */
export function fitted(page: string, width: number): string {
  return narrowed(paragraphs(page), width);
}

function narrowed(lines: readonly string[], width: number): string {
  return lines.flatMap((line) => hanging(line, width)).join('\n');
}

/** Lines of running text become one, and so does what goes on in a column; everything else stands for itself. */
function paragraphs(page: string): string[] {
  const lines: string[] = [];
  for (const line of page.split('\n')) {
    const before = lines.at(-1) ?? '';
    const goesOn = before !== '' && /^ {10,}\S/.test(line);
    if (goesOn || (isRunning(before) && line !== '' && !line.startsWith(' ')))
      lines[lines.length - 1] = `${before} ${line.trimStart()}`;
    else lines.push(line);
  }
  return lines;
}

function isRunning(line: string): boolean {
  return line !== '' && !line.startsWith(' ') && !line.startsWith('starlanes ');
}
