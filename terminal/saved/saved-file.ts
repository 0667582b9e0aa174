/** The file of one match: grown line by line, and held by one program at a time. */
import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import type { Entry } from '../../table/store.ts';
import type { SavedProblem } from '../../text/problems.ts';
import { tornRest, writeSavedEntry, writeSavedHead } from './saved-match.ts';
import type { SavedMatch } from './saved-match.ts';

/** Where the entries of a match go as it is played. */
export interface MatchKeeper {
  /** Adds an entry, and returns when it is safe. */
  add(entry: Entry): void;
  /** Keeps the match from here on, whoever plays it. */
  keep(): void;
  readonly isKept: boolean;
  close(): void;
}

/** Keeps nothing: for who plays where nothing can be written. */
export const IN_MEMORY: MatchKeeper = { add() {}, keep() {}, isKept: false, close() {} };

/** What is written when the file begins. */
interface Unwritten {
  readonly saved: SavedMatch;
  readonly entries: Entry[];
}

export class SavedFile implements MatchKeeper {
  readonly path: string;
  #file: number | undefined;
  readonly #unwritten: Unwritten | undefined;

  private constructor(path: string, begins: number | SavedMatch) {
    this.path = path;
    if (typeof begins === 'number') this.#file = begins;
    else this.#unwritten = { saved: begins, entries: [...begins.entries] };
  }

  /** Begins a file with the first thing that a person does: nobody goes on with a match that nobody played. */
  static later(path: string, saved: SavedMatch): SavedFile {
    accessSync(dirname(path), constants.W_OK);
    return new SavedFile(path, saved);
  }

  /** Begins a file; one of that name must not be there. */
  static begin(path: string, saved: SavedMatch): SavedFile {
    const file = new SavedFile(path, saved);
    file.keep();
    return file;
  }

  /** Goes on with a file; says who has it, where another program does. */
  static goOn(path: string): Result<SavedFile, SavedProblem> {
    const other = hold(path);
    if (other !== undefined) return { ok: false, problem: { why: 'file-in-use', pid: other } };
    layTornAside(path);
    return { ok: true, value: new SavedFile(path, openSync(path, 'a')) };
  }

  add(entry: Entry): void {
    if (this.#file !== undefined) return this.#write(this.#file, writeSavedEntry(entry));
    const { saved, entries } = must(this.#unwritten, 'what was not written yet');
    entries.push(entry);
    if (entry.by !== undefined && saved.head.seats[entry.by]?.for === 'person') this.keep();
  }

  keep(): void {
    if (this.#file !== undefined) return;
    const { saved, entries } = must(this.#unwritten, 'what was not written yet');
    this.#file = openSync(this.path, 'wx', 0o600);
    hold(this.path);
    this.#write(this.#file, writeSavedHead(saved) + entries.map(writeSavedEntry).join(''));
  }

  get isKept(): boolean {
    return this.#file !== undefined;
  }

  close(): void {
    if (this.#file === undefined) return;
    closeSync(this.#file);
    rmSync(holdOf(this.path), { force: true });
  }

  #write(file: number, text: string): void {
    writeSync(file, text);
    fdatasyncSync(file);
  }
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
