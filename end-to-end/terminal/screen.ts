/** The real program in a real pseudo-terminal, and what a person would see on it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import type { IPty } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { PROGRAM } from '../teletype/starlanes.ts';

export interface ScreenOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** What runs in the terminal instead of the game. */
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Time for a slow machine; a program that is well answers in a fraction of it. */
const PATIENCE_MS = 20_000;

/** A folder that takes the place of the player's own data. */
export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'starlanes-data-'));
}

export class Screen {
  readonly ended: Promise<{ exitCode: number; signal?: number | undefined }>;
  /** Everything the program sent, for what cannot be seen. */
  sent = '';
  /** When something was drawn last. */
  #drawnAt = 0;
  /** Whether anything was drawn since something was typed. */
  #isAnswered = true;
  readonly #terminal;
  readonly #program: IPty;

  constructor(
    args: readonly string[],
    data: string,
    { columns = 80, rows = 24, env = {}, program }: ScreenOptions = {},
  ) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    const [file, first] = program === undefined ? [process.execPath, [PROGRAM]] : [program, []];
    this.#program = spawn(file, [...first, ...args], {
      cols: columns,
      rows,
      env: {
        PATH: process.env['PATH'] ?? '',
        TERM: 'xterm-256color',
        LANG: 'C.UTF-8',
        XDG_DATA_HOME: data,
        XDG_CONFIG_HOME: data,
        ...env,
      },
    });
    this.#program.onData((text) => {
      this.sent += text;
      this.#terminal.write(text);
    });
    this.#terminal.onWriteParsed(() => {
      this.#drawnAt = Date.now();
      this.#isAnswered = true;
    });
    this.ended = new Promise((resolve) => this.#program.onExit(resolve));
  }

  type(keys: string): void {
    this.#isAnswered = false;
    this.#program.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#isAnswered = false;
    this.#program.resize(columns, rows);
  }

  kill(signal: string): void {
    this.#program.kill(signal);
  }

  /** Ends it, if it has not ended by itself. Who leaves before it is gone takes the whole test run down with it. */
  async close(): Promise<void> {
    try {
      this.#program.kill('SIGKILL');
    } catch {
      // It has.
    }
    await this.ended;
    this.#terminal.dispose();
  }

  /** The rows as they are seen, without blanks at their ends. */
  get rows(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, row) =>
      (active.getLine(active.baseY + row)?.translateToString(true) ?? '').trimEnd(),
    );
  }

  get text(): string {
    return this.rows.join('\n');
  }

  /** Whether the program has the screen for itself. */
  get isFull(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** Waits until the screen shows something. */
  async shows(wanted: string | RegExp): Promise<string> {
    const isThere = (): boolean => (typeof wanted === 'string' ? this.text.includes(wanted) : wanted.test(this.text));
    await this.until(isThere, `"${String(wanted)}" was not shown`);
    // A screen comes in pieces; the others follow at once.
    await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
    return this.text;
  }

  /** Waits until something is so, and looks only when more was drawn; the screen itself is the message when it never is. */
  async until(isSo: () => boolean, otherwise: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      await this.#whole();
      if (isSo()) return;
      if (Date.now() >= end) throw new Error(`${otherwise}, but:\n${this.text}`);
      await this.#drawn(end - Date.now());
    }
  }

  /** A picture comes in several pieces, one right after the other: who looks in between sees half of it. */
  async #whole(): Promise<void> {
    while (Date.now() - this.#drawnAt < PIECES_MS) await new Promise((resolve) => setTimeout(resolve, PIECES_MS));
  }

  /** When more of what the program sent is on the screen, or this time is over. */
  #drawn(most: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(alarm);
        drawn.dispose();
        resolve();
      };
      const alarm = setTimeout(done, most);
      const drawn = this.#terminal.onWriteParsed(done);
    });
  }

  /** The screen once nothing moves on it any more: on a busy machine a program takes a while to answer at all. */
  async still(): Promise<string> {
    if (!this.#isAnswered) await this.#drawn(ANSWER_MS);
    for (let before = ''; ;) {
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
      if (before === this.text && before !== '') return this.text;
      before = this.text;
    }
  }
}

/** The pieces of a picture come closer together than this. */
const PIECES_MS = 10;

/** What is typed is answered by then, if it is answered by anything. */
const ANSWER_MS = 3000;

/** A program that has more to draw does so sooner. */
const STILL_MS = 120;

/** How long the pieces of one screen may take. */
const PIECE_MS = 15;
