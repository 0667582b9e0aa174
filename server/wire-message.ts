/**
 * A message on its way to sockets: put into the bytes of a WebSocket frame once, however many it is sent to. `ws` would write a
 * header of its own for every receiver and hand both to the connection as a list: with four players at a table that made a
 * server's writes half as dear again (docs/speed.md), and a frame from a server has nothing in it that differs between them.
 */

/** A text frame that is whole (RFC 6455, section 5.2): nothing follows it, and a server does not mask. */
const WHOLE_TEXT = 0x81;

/** The longest payload whose length is in the header's second byte, and in two bytes after it. */
const SHORT = 125;
const MEDIUM = 0xff_ff;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The end of several messages: put into bytes once. */
export class WireText {
  readonly text: string;
  #bytes: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** They are shared, so nobody may change them. */
  get bytes(): Buffer {
    this.#bytes ??= bytesOf(this.text);
    return this.#bytes;
  }
}

const NOTHING = new WireText('');

export class WireMessage {
  readonly #words: string;
  readonly #rest: WireText;
  #frame: Buffer | undefined;

  /** What only few are told, and what follows it, which may be the end of other messages, too. */
  constructor(words: string, rest: WireText = NOTHING) {
    this.#words = words;
    this.#rest = rest;
  }

  get text(): string {
    return this.#words + this.#rest.text;
  }

  /** The bytes to write; they are shared, so nobody may change them. */
  get frame(): Buffer {
    this.#frame ??= frameOf(bytesOf(this.#words), this.#rest.bytes);
    return this.#frame;
  }
}

function frameOf(words: Buffer, rest: Buffer): Buffer {
  const length = words.length + rest.length;
  const start = headerLength(length);
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = WHOLE_TEXT;
  if (length <= SHORT) frame[1] = length;
  else if (length <= MEDIUM) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.set(words, start);
  frame.set(rest, start + words.length);
  return frame;
}

function headerLength(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MEDIUM ? 4 : 10;
}

/** Where texts are written first: so they are gone through once, not a second time to find out how long they are. */
const scratch = Buffer.allocUnsafeSlow(64 * 1024);
const MOST_BYTES_A_UNIT = 3;

function bytesOf(text: string): Buffer {
  if (MOST_BYTES_A_UNIT * text.length > scratch.length) return Buffer.from(text);
  const length = scratch.write(text);
  const bytes = Buffer.allocUnsafe(length);
  scratch.copy(bytes, 0, 0, length);
  return bytes;
}
