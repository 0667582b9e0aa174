/**
 * A message as a WebSocket's text frame (RFC 6455, section 5.2): whole and not masked, as servers send
 * it. The same update goes to everybody at a table; framing it here copies bytes that are written
 * already, where ws would put the whole text into bytes for each of them.
 */
import type { Message } from '../tables/update-writer.ts';

const WHOLE_TEXT = 0x81;
/** Lengths from here on do not fit into the second byte, and then not into two bytes more. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 0x1_0000;

export function textFrame({ own, rest }: Message): Buffer {
  const length = own.length + rest.length;
  const header = headerSize(length);
  const frame = Buffer.allocUnsafe(header + length);
  writeHeader(frame, length);
  frame.write(own, header, 'latin1');
  rest.copy(frame, header + own.length);
  return frame;
}

function headerSize(length: number): number {
  if (length < TWO_BYTES) return 2;
  return length < EIGHT_BYTES ? 4 : 10;
}

function writeHeader(frame: Buffer, length: number): void {
  frame[0] = WHOLE_TEXT;
  if (length < TWO_BYTES) frame[1] = length;
  else if (length < EIGHT_BYTES) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
