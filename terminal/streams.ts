/** Where a command reads and writes: the streams of the process, or those of a test. */
import type { Writable } from 'node:stream';

export interface Streams {
  readonly input: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable;
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

/** Says something to the person at the keyboard, not to whoever reads the output. */
export async function tellUser({ errors }: Streams, sentence: string): Promise<void> {
  await put(errors, `${sentence}\n`);
}

function isClosed(error: Error): boolean {
  return 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED');
}
