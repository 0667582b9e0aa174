/**
 * Lines from a stream of bytes, whatever the bytes are: what is no UTF-8 is replaced, a line longer
 * than anybody types is cut, and the last one needs no end. Only one line is held at a time.
 */

import type { Writable } from 'node:stream';

/** More than this of a line is dropped; the Altair took 72 characters. */
const LONGEST = 64 * 1024;

export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = '';
  for await (const chunk of bytes) {
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    line = longer(line, first);
    for (const next of more) {
      yield line;
      line = longer('', next);
    }
  }
  line = longer(line, decoder.decode());
  if (line !== '') yield line;
}

function longer(line: string, more: string): string {
  return line + more.slice(0, LONGEST - line.length);
}

/** Ctrl-C in a terminal: ends the line of the question, then dies of the signal as shells expect it. */
export function endOnInterrupt(output: Writable & { readonly isTTY?: boolean }): void {
  process.once('SIGINT', () => {
    if (output.isTTY === true) output.write('\n');
    process.kill(process.pid, 'SIGINT');
  });
}
