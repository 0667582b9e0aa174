/**
 * The whole terminal as our screen: pages are shown on it one over the other, and only what changes
 * is sent. However the program ends, the terminal is left as it was found.
 */
import type { Cells, Size } from './cells.ts';
import type { Abilities } from './abilities.ts';
import { changes } from './changes.ts';
import type { Brush } from './changes.ts';
import type { Key, TerminalInput } from './key.ts';
import { KeyReader } from './key-reader.ts';
import { isTooSmall, tooSmall } from './page.ts';
import type { Page } from './page.ts';
import { paintWith } from './paint.ts';
import { Restoring } from './restoring.ts';

/** As much of a terminal's two streams as is needed. */
export interface Keyboard {
  on(event: 'data', hear: (bytes: Uint8Array) => void): unknown;
  on(event: 'end', hear: () => void): unknown;
  off(event: 'data', hear: (bytes: Uint8Array) => void): unknown;
  off(event: 'end', hear: () => void): unknown;
  setRawMode(raw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
}

export interface Display {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
  on(event: 'resize', hear: () => void): unknown;
  off(event: 'resize', hear: () => void): unknown;
}

export interface ScreenOptions extends Abilities {
  readonly mouse: boolean;
}

/** So long after an escape that nothing followed it was the key. A slow line over ssh needs some of it. */
const ESCAPE_MS = 60;

const OPEN = '\u001b[?1049h\u001b[?7l\u001b[?2004h\u001b[2J';
const CLOSE = '\u001b[0m\u001b[?2004l\u001b[?7h\u001b[?25h\u001b[?1049l';
/** Around a picture: a terminal that knows this shows it whole, never half of it; all others take no notice. */
const PICTURE = { begin: '\u001b[?2026h', end: '\u001b[?2026l' };
const MOUSE_ON = '\u001b[?1000h\u001b[?1006h';
const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l';

/** A page with its result taken away: the screen only needs to know that it can be drawn and given keys. */
interface ShownPage {
  readonly draw: (size: Size) => Cells;
  readonly handleKey: (key: Key, size: Size) => void;
}

export class FullScreen {
  readonly #keyboard: Keyboard;
  readonly #display: Display;
  readonly #options: ScreenOptions;
  readonly #brush: Brush;
  readonly #keys = new KeyReader();
  readonly #shown: ShownPage[] = [];
  readonly #restoring: Restoring;
  #before: Cells | undefined;
  #escape: NodeJS.Timeout | undefined;
  #due: NodeJS.Immediate | undefined;
  #isOpen = false;
  #parting: () => string = () => '';

  constructor(keyboard: Keyboard, display: Display, options: ScreenOptions) {
    this.#keyboard = keyboard;
    this.#display = display;
    this.#options = options;
    this.#brush = { paint: paintWith(options.colours), unicode: options.unicode };
    this.#restoring = new Restoring({
      leave: () => this.#leave(),
      enter: () => this.#enter(),
      parting: () => this.#parting(),
    });
    keyboard.on('data', this.#hear);
    keyboard.on('end', this.#restoring.hangUp);
    display.on('resize', this.#resized);
    this.#enter();
  }

  /** Whether it shows marks in more than ASCII, and colours. */
  get isRich(): boolean {
    return this.#options.unicode && this.#options.colours !== 'none';
  }

  /** Shows a page over all others until it ends. */
  show<Result>(page: Page<Result>): Promise<Result> {
    return new Promise((resolve) => {
      let stop = (): void => {};
      let ended = false;
      const end = (result: Result): void => {
        if (ended) return;
        ended = true;
        stop();
        this.#shown.splice(this.#shown.indexOf(shown), 1);
        this.redraw();
        resolve(result);
      };
      const shown: ShownPage = {
        draw: (size) => page.draw(size),
        handleKey: (key, size) => {
          const result = page.handleKey(key, size);
          if (result !== undefined) end(result);
        },
      };
      this.#shown.push(shown);
      stop = page.listen?.({ redraw: this.redraw, end }) ?? stop;
      this.redraw();
    });
  }

  /** Shows a page; who ends the program meanwhile, with Ctrl-C for example, is still told the parting words. */
  async showWith<Result>(page: Page<Result>, parting: () => string): Promise<Result> {
    this.#parting = parting;
    try {
      return await this.show(page);
    } finally {
      this.#parting = () => '';
    }
  }

  /** Draws what is on top, soon: several reasons to draw are one. */
  readonly redraw = (): void => {
    this.#due ??= setImmediate(() => {
      this.#due = undefined;
      this.#draw();
    });
  };

  /** Gives the terminal back. */
  close(): void {
    if (this.#due !== undefined) clearImmediate(this.#due);
    clearTimeout(this.#escape);
    this.#keyboard.off('data', this.#hear);
    this.#keyboard.off('end', this.#restoring.hangUp);
    this.#display.off('resize', this.#resized);
    this.#restoring.stop();
    this.#leave();
    this.#keyboard.pause();
  }

  get #size(): Size {
    // Some terminals do not say; then they are as large as they always were.
    return { width: this.#display.columns || 80, height: this.#display.rows || 24 };
  }

  #enter(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#keyboard.setRawMode(true);
    this.#keyboard.resume();
    this.#display.write(OPEN + (this.#options.mouse ? MOUSE_ON : ''));
    this.#before = undefined;
    this.redraw();
  }

  #leave(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#display.write((this.#options.mouse ? MOUSE_OFF : '') + CLOSE);
    this.#keyboard.setRawMode(false);
  }

  #draw(): void {
    const top = this.#shown.at(-1);
    if (top === undefined || !this.#isOpen) return;
    const size = this.#size;
    const cells = isTooSmall(size) ? tooSmall(size) : top.draw(size);
    this.#display.write(PICTURE.begin + changes(this.#before, cells, this.#brush) + PICTURE.end);
    this.#before = cells;
  }

  readonly #resized = (): void => {
    this.#before = undefined;
    this.redraw();
  };

  readonly #hear = (bytes: Uint8Array): void => {
    clearTimeout(this.#escape);
    for (const key of this.#keys.read(bytes)) this.#handle(key);
    if (!this.#keys.isWaiting) return;
    this.#escape = setTimeout(() => {
      for (const key of this.#keys.flush()) this.#handle(key);
    }, ESCAPE_MS);
  };

  #handle(input: TerminalInput): void {
    const key = input.key === 'click' ? this.#before?.keyAt(input.x, input.y) : input;
    if (key === undefined) return;
    if (key.key === 'interrupt') return this.#restoring.die('SIGINT');
    if (key.key === 'suspend') return this.#restoring.suspend();
    if (key.key === 'redraw') this.#before = undefined;
    const size = this.#size;
    if (!isTooSmall(size)) this.#shown.at(-1)?.handleKey(key, size);
    this.redraw();
  }
}
