/** Where a command reads and writes: the streams of the process, or those of a test. */
import type { Writable } from 'node:stream';
import { wrapLines } from '../cli/help.ts';
import type { CommandProblem } from '../text/terminal.ts';
import { explain } from './words.ts';

export interface Streams {
  readonly input: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
}

/** Writes text and waits until it is taken; false when nobody reads it any more. */
export function put(stream: Writable, text: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error === undefined || error === null) resolve(true);
      else if (isClosed(error)) resolve(false);
      else reject(error);
    });
  });
}

/** Says something to the person at the keyboard, not to the program that reads the output; broken between words where it is read. */
export async function tellUser({ errors }: Streams, sentence: string): Promise<void> {
  const width = errors.isTTY === true ? errors.columns : undefined;
  await put(errors, `${width === undefined ? sentence : wrapLines(sentence, width)}\n`);
}

/** Prints what a command was asked for; the exit status of success. */
export async function say({ output }: Streams, text: string): Promise<0> {
  await put(output, text);
  return 0;
}

/** Tells what could not be read, written or reached; the exit status of that. */
export async function fail(streams: Streams, problem: CommandProblem): Promise<1> {
  await tellUser(streams, explain(problem));
  return 1;
}

/** Tells what was not understood; the exit status of that. */
export async function refuse(streams: Streams, problem: CommandProblem): Promise<2> {
  await tellUser(streams, explain(problem));
  return 2;
}

function isClosed(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}
