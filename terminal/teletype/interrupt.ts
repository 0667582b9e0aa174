/** Ctrl-C in a terminal: ends the line of the question, then dies of the signal as shells expect it. */
import type { Writable } from 'node:stream';

export function endOnInterrupt(output: Writable & { readonly isTTY?: boolean }): void {
  process.once('SIGINT', () => {
    if (output.isTTY === true) output.write('\n');
    process.kill(process.pid, 'SIGINT');
  });
}
