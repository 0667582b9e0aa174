/** The real program in a process of its own, as people start it. */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The file that `npm run starlanes` runs. */
export const PROGRAM = fileURLToPath(new URL('../../scripts/starlanes.mjs', import.meta.url));

/** How a process ended and what it said. */
export interface Ended {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/** Starts the program with these words. */
export function start(...args: readonly string[]): ChildProcessWithoutNullStreams {
  return startIn({}, args);
}

function startIn(env: Readonly<Record<string, string>>, args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
}

/** Runs the program on these words and bytes to its end. */
export function run(
  args: readonly string[],
  typed: string | Uint8Array,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = startIn(env, args);
  const ended = endOf(child);
  // A program that has ended does not read the rest.
  child.stdin.on('error', () => {});
  child.stdin.end(typed);
  return ended;
}

/** Waits for the end of a process. */
export function endOf(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const output: Buffer[] = [];
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output: Buffer.concat(output), errors: ofProgram(errors) }));
  });
}

/** What the program itself said, without the note that it was built first. */
function ofProgram(errors: string): string {
  return errors.replace(/^Building dist \.\.\.\n/, '');
}
