/** What `export` and `import` share: their flags, the store, and a line about how far they are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Store } from '../../table/store.ts';
import { dataFolder } from '../settings.ts';
import { openStore } from '../stores/open-store.ts';
import { StoreProblem } from '../stores/store-problem.ts';
import { fileProblem } from './file-problem.ts';

export interface Transfer {
  readonly store: Store;
  readonly words: readonly string[];
  /** Whether unfinished matches are moved too, with all that is secret about them. */
  readonly whole: boolean;
  readonly folder: string;
  /** Says how far it is, on a line of its own that is written over. */
  readonly progress: (done: number, what: string) => void;
}

/** What came of it: a sentence, and 1 where something was wrong with a file. */
export interface Told {
  readonly sentence: string;
  readonly status: 0 | 1;
}

const FLAGS = { database: { type: 'string' }, whole: { type: 'boolean' }, to: { type: 'string' } } as const;

/** Runs a transfer on the store that the flags name; answers with the exit status. */
export async function transfer(
  args: readonly string[],
  { help, direction }: { readonly help: string; readonly direction: 'out' | 'in' },
  work: (transfer: Transfer) => Promise<Told>,
): Promise<number> {
  if (args.includes('--help')) return say(process.stdout, help, 0);
  const flags = readFlags(args);
  if (typeof flags === 'string') return say(process.stderr, `${flags}. Try --help.\n`, 2);
  const { values, positionals: words } = flags;
  try {
    const { whole = false, to: folder = '.', database = join(dataFolder(), 'starlanes.db') } = values;
    if (direction === 'out') checkThere(database);
    const store = await openStore(database);
    const { sentence, status } = await work({ store, words, whole, folder, progress });
    await store.close();
    return say(process.stdout, `${sentence}\n`, status);
  } catch (error) {
    if (error instanceof StoreProblem) return say(process.stderr, `${error.message}\n`, 1);
    const problem = fileProblem(error);
    if (problem === undefined) throw error;
    return say(process.stderr, `${pathIn(error)}${problem}.\n`, 1);
  }
}

/** The file or folder it is about, where the system says so. */
function pathIn(error: unknown): string {
  return error instanceof Error && 'path' in error ? `${String(error.path)}: ` : '';
}

/** A slip of the pen must not make an empty database and call that a success. */
function checkThere(database: string): void {
  if (!/^postgres(ql)?:/i.test(database) && !existsSync(database))
    throw new StoreProblem(`There is no database at ${database}.`);
}

function readFlags(args: readonly string[]): ReturnType<typeof parse> | string {
  try {
    return parse(args);
  } catch (error) {
    return error instanceof Error ? (error.message.split(/\n|\. /)[0] ?? '') : String(error);
  }
}

function parse(args: readonly string[]): {
  values: { database?: string | undefined; whole?: boolean | undefined; to?: string | undefined };
  positionals: string[];
} {
  return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
}

function progress(done: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} ${what}\u001b[K`);
}

function say(stream: NodeJS.WriteStream, text: string, status: number): number {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  stream.write(text);
  return status;
}
