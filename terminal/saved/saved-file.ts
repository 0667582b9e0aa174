/** The file of one match: grown line by line, and held by one program at a time. */
import {
  appendFileSync,
  closeSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { Result } from '../../core/result.ts';
import type { Entry } from '../../table/store.ts';
import type { SavedProblem } from '../../text/problems.ts';
import { tornRest, writeSavedEntry, writeSavedHead } from './saved-match.ts';
import type { SavedMatch } from './saved-match.ts';

export class SavedFile {
  readonly path: string;
  readonly #file: number;

  private constructor(path: string, file: number) {
    this.path = path;
    this.#file = file;
  }

  /** Begins a file; one of that name must not be there. */
  static begin(path: string, saved: SavedMatch): SavedFile {
    const file = new SavedFile(path, openSync(path, 'wx', 0o600));
    hold(path);
    file.#write(writeSavedHead(saved) + saved.entries.map(writeSavedEntry).join(''));
    return file;
  }

  /** Goes on with a file; says who has it, where another program does. */
  static goOn(path: string): Result<SavedFile, SavedProblem> {
    const other = hold(path);
    if (other !== undefined) return { ok: false, problem: { why: 'file-in-use', pid: other } };
    layTornAside(path);
    return { ok: true, value: new SavedFile(path, openSync(path, 'a')) };
  }

  /** Adds a line, and returns when it is safe. */
  add(entry: Entry): void {
    this.#write(writeSavedEntry(entry));
  }

  close(): void {
    closeSync(this.#file);
    rmSync(holdOf(this.path), { force: true });
  }

  #write(text: string): void {
    writeSync(this.#file, text);
    fdatasyncSync(this.#file);
  }
}

/** Half a line is no part of the match; it is kept beside it all the same, in case somebody wants to know what it was. */
function layTornAside(path: string): void {
  const text = readFileSync(path);
  const rest = tornRest(text.toString());
  if (rest === '') return;
  appendFileSync(tornPath(path), `${rest}\n`, { mode: 0o600 });
  const file = openSync(path, 'r+');
  ftruncateSync(file, text.lastIndexOf('\n') + 1);
  closeSync(file);
}

/** Where half a line is kept. */
export function tornPath(path: string): string {
  return `${path}.torn`;
}

function holdOf(path: string): string {
  return `${path}.playing`;
}

/** Takes the file for this program; returns the process that has it, if one does. */
function hold(path: string): number | undefined {
  const holder = holderOf(holdOf(path));
  if (holder !== undefined && holder !== process.pid && isAlive(holder)) return holder;
  writeFileSync(holdOf(path), `${process.pid}\n`, { mode: 0o600 });
  return undefined;
}

function holderOf(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
