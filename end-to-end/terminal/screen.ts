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
const PATIENCE_MS = 40_000;

/** A folder that takes the place of the player's own data. */
export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'starlanes-data-'));
}

export class Screen {
  readonly ended: Promise<{ exitCode: number; signal?: number | undefined }>;
  /** Everything the program sent, for what cannot be seen. */
  sent = '';
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
    // Whatever it said last is on the screen by then.
    this.ended = new Promise((resolve) => this.#program.onExit((end) => this.#terminal.write('', () => resolve(end))));
  }

  type(keys: string): void {
    this.#program.write(keys);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
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
    return this.text;
  }

  /** Waits until the screen is this and nothing else. */
  becomes(text: string): Promise<void> {
    return this.until(() => this.text === text, `this was not shown:\n${text}\n`);
  }

  /** Types, and waits until the screen is another. */
  async changes(keys: string): Promise<string> {
    const before = this.text;
    this.type(keys);
    await this.until(() => this.text !== before, 'nothing happened');
    return this.text;
  }

  /** Waits until something is so, and looks only when more was drawn; the screen itself is the message when it never is. */
  async until(isSo: () => boolean, otherwise: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.#isWhole || !isSo()) {
      if (Date.now() >= end) throw new Error(`${otherwise}, but:\n${this.text}`);
      await this.#drawn(end - Date.now());
    }
  }

  /** A picture comes in several pieces: who looks in between sees half of it. */
  get #isWhole(): boolean {
    return !this.#terminal.modes.synchronizedOutputMode;
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
}
