/**
 * Lines from what a telnet client sends: its negotiations are left out, a line may end as any system
 * ends one, and one that is longer than anybody types is cut.
 */

/** The commands of telnet we need to know to leave them out (RFC 854). */
const IAC = 255;
const WILL = 251;
const DONT = 254;
const SUB_BEGINS = 250;
const SUB_ENDS = 240;

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const BACKSPACE = 8;
const RUBOUT = 127;

/** The original took 72 characters. */
const LONGEST = 200;

export class TelnetLines {
  readonly #decoder = new TextDecoder();
  #line: number[] = [];
  #state: 'text' | 'command' | 'option' | 'sub' | 'sub-command' = 'text';
  #afterReturn = false;

  /** The lines that are complete now. */
  read(bytes: Uint8Array): string[] {
    const lines: string[] = [];
    for (const byte of bytes) {
      if (this.#isCommand(byte)) continue;
      const followsReturn = this.#afterReturn;
      this.#afterReturn = byte === CARRIAGE_RETURN;
      // CR LF is one end, and so are CR NUL and LF alone.
      if (followsReturn && (byte === LINE_FEED || byte === 0)) continue;
      if (byte === CARRIAGE_RETURN || byte === LINE_FEED) lines.push(this.#take());
      else if (byte === BACKSPACE || byte === RUBOUT) this.#line.pop();
      else if (byte >= 32 && this.#line.length < LONGEST) this.#line.push(byte);
    }
    return lines;
  }

  #take(): string {
    const line = this.#decoder.decode(Uint8Array.from(this.#line));
    this.#line = [];
    return line;
  }

  /** Whether a byte belongs to what the client says about itself. */
  #isCommand(byte: number): boolean {
    switch (this.#state) {
      case 'text':
        if (byte !== IAC) return false;
        this.#state = 'command';
        return true;
      case 'command':
        this.#state = byte === SUB_BEGINS ? 'sub' : byte >= WILL && byte <= DONT ? 'option' : 'text';
        return true;
      case 'option':
        this.#state = 'text';
        return true;
      case 'sub':
        if (byte === IAC) this.#state = 'sub-command';
        return true;
      case 'sub-command':
        this.#state = byte === SUB_ENDS ? 'text' : 'sub';
        return true;
    }
  }
}
