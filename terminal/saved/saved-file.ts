/** The file of one match: grown line by line, and held by one program at a time. */
import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from '../../core/result.ts';
import type { Entry } from '../../table/store.ts';
import type { SavedProblem } from '../../text/problems.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { systemProblem } from '../system-problem.ts';
import { tornRest, writeSavedEntry, writeSavedHead } from './saved-match.ts';
import type { SavedMatch } from './saved-match.ts';

/** Where the entries of a match go as it is played. */
export interface MatchKeeper {
  /** Adds an entry, and returns when it is safe, or when `trouble` says why it is not. */
  add(entry: Entry): void;
  /** Keeps the match from here on, whoever plays it. */
  keep(): void;
  readonly isKept: boolean;
  /** Why the last entries are not saved, on a full disk for example; they are tried again with each that follows, and at the end. */
  readonly trouble: CommandProblem | undefined;
  close(): void;
}

/** Keeps nothing: for who plays where nothing can be written. */
export const IN_MEMORY: MatchKeeper = { add() {}, keep() {}, isKept: false, trouble: undefined, close() {} };

export class SavedFile implements MatchKeeper {
  readonly path: string;
  readonly #saved: SavedMatch | undefined;
  #file: number | undefined;
  /** How much of the file is whole lines. */
  #length = 0;
  /** What is to be written yet. */
  #unwritten: string;
  #isWanted: boolean;
  #trouble: CommandProblem | undefined;

  private constructor(path: string, begins: { readonly file: number } | { readonly saved: SavedMatch }) {
    this.path = path;
    this.#isWanted = 'file' in begins;
    if ('file' in begins) {
      this.#file = begins.file;
      this.#length = fstatSync(begins.file).size;
      this.#unwritten = '';
    } else {
      this.#saved = begins.saved;
      this.#unwritten = writeSavedHead(begins.saved) + begins.saved.entries.map(writeSavedEntry).join('');
    }
  }

  /** Begins a file with the first thing that a person does: nobody goes on with a match that nobody played. */
  static later(path: string, saved: SavedMatch): SavedFile {
    accessSync(dirname(path), constants.W_OK);
    return new SavedFile(path, { saved });
  }

  /** Begins a file; one of that name must not be there. */
  static begin(path: string, saved: SavedMatch): SavedFile {
    const file = new SavedFile(path, { saved });
    file.keep();
    return file;
  }

  /** Goes on with a file; says who has it, where another program does. */
  static goOn(path: string): Result<SavedFile, SavedProblem> {
    const other = hold(path);
    if (other !== undefined) return { ok: false, problem: { why: 'file-in-use', pid: other } };
    layTornAside(path);
    return { ok: true, value: new SavedFile(path, { file: openSync(path, 'a') }) };
  }

  add(entry: Entry): void {
    this.#unwritten += writeSavedEntry(entry);
    if (entry.by !== undefined && this.#saved?.head.seats[entry.by]?.for === 'person') this.#isWanted = true;
    this.#save();
  }

  keep(): void {
    this.#isWanted = true;
    this.#save();
  }

  get isKept(): boolean {
    return this.#length > 0;
  }

  get trouble(): CommandProblem | undefined {
    return this.#trouble;
  }

  close(): void {
    this.#save();
    if (!this.#isWanted) return;
    if (this.#file !== undefined) closeSync(this.#file);
    // Nothing could be written of it: an empty file is no match.
    if (this.#file !== undefined && !this.isKept) rmSync(this.path, { force: true });
    rmSync(holdOf(this.path), { force: true });
  }

  /** Writes what is to be written yet; what the system refuses stays to be written. */
  #save(): void {
    if (!this.#isWanted || this.#unwritten === '') return;
    try {
      this.#file ??= beginFile(this.path);
      this.#write(this.#file, this.#unwritten);
      this.#unwritten = '';
      this.#trouble = undefined;
    } catch (error) {
      this.#trouble = systemProblem(error);
      if (this.#trouble === undefined) throw error;
    }
  }

  /** Whole lines or nothing: a full disk takes a part of them, which is cut off again. */
  #write(file: number, text: string): void {
    try {
      writeFileSync(file, text);
      fdatasyncSync(file);
      this.#length += Buffer.byteLength(text);
    } catch (error) {
      ftruncateSync(file, this.#length);
      throw error;
    }
  }
}

function beginFile(path: string): number {
  hold(path);
  return openSync(path, 'ax', 0o600);
}

/** Deletes the file of a match for good; says who has it, where another program does. */
export function deleteSavedFile(path: string): SavedProblem | undefined {
  const other = otherHolder(path);
  if (other !== undefined) return { why: 'file-in-use', pid: other };
  for (const file of [path, tornPath(path), holdOf(path)]) rmSync(file, { force: true });
  return undefined;
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
  const other = otherHolder(path);
  if (other !== undefined) return other;
  writeFileSync(holdOf(path), `${process.pid}\n`, { mode: 0o600 });
  return undefined;
}

/** Another program that has the file, and is alive. */
function otherHolder(path: string): number | undefined {
  const holder = holderOf(holdOf(path));
  return holder !== undefined && holder !== process.pid && isAlive(holder) ? holder : undefined;
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
