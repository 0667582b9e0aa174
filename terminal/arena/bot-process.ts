/**
 * A bot that is a program of its own: lines go to its standard input, lines come from its standard
 * output. It may hang, die or talk without end; every question has a reply in time.
 */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import type { CommandProblem } from '../../text/terminal.ts';
import { readCommand } from './words.ts';

/** No action is nearly as long; a bot that writes more without ending the line has lost its way. */
const LONGEST_LINE = 10_000;

/** Where there are process groups, each program has its own: Ctrl-C is for the arena, which ends them itself. */
const HAS_GROUPS = process.platform !== 'win32';

/** That a program was started, or has ended; a thread tells the main one. */
export interface ProgramNote {
  readonly pid: number | undefined;
  readonly isRunning: boolean;
}

/** The programs that run now, in the main thread those of all threads. */
const running = new Set<number>();

/** Remembers a program, so that none outlives the arena. */
export function noteProgram(note: ProgramNote): void {
  const { pid, isRunning } = note;
  if (pid === undefined) return;
  if (isRunning) running.add(pid);
  else running.delete(pid);
  parentPort?.postMessage(note);
}

/** Ends every program that still runs, whatever thread has started it. */
export function killPrograms(): void {
  for (const pid of running) killProgram(pid);
}

/** With all that it has started. */
function killProgram(pid: number | undefined): void {
  if (pid === undefined || !running.has(pid)) return;
  try {
    process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
  } catch (error) {
    // It ended a moment ago, and we were not told yet.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** A line, or why none came. After anything but a line the program is no longer running. */
export type ProcessReply =
  | { readonly ok: true; readonly line: string }
  | { readonly ok: false; readonly fault: 'late' | 'failed'; readonly why: string };

export class BotProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #text = '';
  #end: string | undefined;
  #waiting: ((reply: ProcessReply) => void) | undefined;

  constructor(command: string) {
    const [program = '', ...words] = readCommand(command);
    // What it writes to standard error is for its author, who is looking at the terminal.
    this.#child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'], detached: HAS_GROUPS });
    noteProgram({ pid: this.#child.pid, isRunning: true });
    this.#child.on('error', (error) => this.#stop(`cannot be started: ${error.message}`));
    this.#child.on('exit', (status, signal) => {
      noteProgram({ pid: this.#child.pid, isRunning: false });
      this.#stop(`ended with ${signal ?? `status ${status}`}`);
    });
    // Writing to a program that has ended; its end is told by the event above.
    this.#child.stdin.on('error', () => {});
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
  }

  /** Whether it can still be asked. */
  get alive(): boolean {
    return this.#end === undefined;
  }

  tell(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Sends a line and waits for one; a program that does not answer in time is killed. */
  async ask(line: string, milliseconds: number): Promise<ProcessReply> {
    // What it said unasked is no answer to this.
    this.#text = '';
    const reply = this.#nextLine();
    this.tell(line);
    const alarm = setTimeout(() => this.#tooLate(milliseconds), milliseconds);
    try {
      return await reply;
    } finally {
      clearTimeout(alarm);
    }
  }

  kill(): void {
    this.#end ??= 'was stopped';
    killProgram(this.#child.pid);
    // A grandchild that holds the pipe open must not keep us waiting.
    this.#child.stdout.destroy();
    this.#child.stdin.destroy();
  }

  #nextLine(): Promise<ProcessReply> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      if (this.#end !== undefined) this.#reply({ ok: false, fault: 'failed', why: this.#end });
    });
  }

  #hear(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf('\n');
    if (end >= 0) this.#reply({ ok: true, line: this.#text.slice(0, end).trim() });
    else if (this.#text.length > LONGEST_LINE) this.#giveUp('failed', 'wrote 10,000 characters without a line ending');
  }

  #tooLate(milliseconds: number): void {
    this.#giveUp('late', `gave no answer in ${milliseconds / 1000} s`);
  }

  #giveUp(fault: 'late' | 'failed', why: string): void {
    this.kill();
    this.#reply({ ok: false, fault, why });
  }

  #stop(why: string): void {
    this.#end ??= why;
    this.#reply({ ok: false, fault: 'failed', why });
  }

  #reply(reply: ProcessReply): void {
    this.#waiting?.(reply);
    this.#waiting = undefined;
  }
}

/** Starts a program once, only to see that it can be started; the reason if it cannot. */
export function startProblem(seat: string, command: string): Promise<CommandProblem | undefined> {
  const [program = '', ...words] = readCommand(command);
  if (program === '') return Promise.resolve({ why: 'program-not-started', seat, said: undefined });
  return new Promise((resolve) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'] });
    child.stdin.on('error', () => {});
    child.on('error', (error) => resolve({ why: 'program-not-started', seat, said: error.message }));
    child.on('spawn', () => {
      child.kill('SIGKILL');
      resolve(undefined);
    });
  });
}
