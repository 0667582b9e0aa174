/**
 * A message on its way to sockets: put into the bytes of a WebSocket frame once, however many it is sent to. `ws` would write a
 * header of its own for every receiver and hand both to the connection as a list: with four players at a table that made a
 * server's writes half as dear again (docs/operations.md), and a frame from a server has nothing in it that differs between them.
 */

/** A text frame that is whole (RFC 6455, section 5.2): nothing follows it, and a server does not mask. */
const WHOLE_TEXT = 0x81;

/** The longest payload whose length is in the header's second byte, and in two bytes after it. */
const SHORT = 125;
const MEDIUM = 0xff_ff;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export class WireMessage {
  readonly text: string;
  #frame: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The bytes to write; they are shared, so nobody may change them. */
  get frame(): Buffer {
    this.#frame ??= frameOf(this.text);
    return this.#frame;
  }
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
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
  frame.write(text, start);
  return frame;
}

function headerLength(length: number): number {
  if (length <= SHORT) return 2;
  return length <= MEDIUM ? 4 : 10;
}
