/**
 * The judge's weights as they are shipped: whole numbers from -127 to 127 with a scale for every input, as base64, used only
 * when their checksum is right. Scales and biases come first, as 32-bit floats.
 */
import { bytesOf, checksumOf } from '../weights.ts';
import { FIRST_UNITS, SECOND_UNITS } from './judge-network.ts';
import type { JudgeWeights } from './judge-network.ts';
import { ARM_USED, BOARD_USED } from './layout.ts';

/** The text of one network and its checksum, as `training/export.py` writes them. */
export interface PackedWeights {
  readonly text: string;
  readonly checksum: string;
}

const SCALES = BOARD_USED + ARM_USED + FIRST_UNITS;
const FLOATS = SCALES + FIRST_UNITS + 2 * SECOND_UNITS + 1;
const WHOLE = (BOARD_USED + ARM_USED) * FIRST_UNITS + FIRST_UNITS * SECOND_UNITS;

/** Reads packed weights; undefined when they are damaged or of another network. */
export function unpackWeights({ text, checksum }: PackedWeights): JudgeWeights | undefined {
  if (checksumOf(text) !== checksum) return undefined;
  const bytes = bytesOf(text);
  if (bytes.length !== 4 * FLOATS + WHOLE) return undefined;
  const floats = new Float32Array(bytes.buffer.slice(0, 4 * FLOATS));
  const whole = new Int8Array(bytes.buffer, 4 * FLOATS, WHOLE);
  let input = 0;
  let from = 0;
  const layer = (inputs: number, units: number): Float32Array => {
    const scales = floats.subarray(input, (input += inputs));
    const packed = whole.subarray(from, (from += inputs * units));
    return Float32Array.from(packed, (value, i) => value * scales[Math.floor(i / units)]!);
  };
  const board = layer(BOARD_USED, FIRST_UNITS);
  const arm = layer(ARM_USED, FIRST_UNITS);
  const hidden = layer(FIRST_UNITS, SECOND_UNITS);
  let at = SCALES;
  const part = (length: number): Float32Array => floats.slice(at, (at += length));
  const boardBias = part(FIRST_UNITS);
  const hiddenBias = part(SECOND_UNITS);
  const out = part(SECOND_UNITS);
  return { board, arm, hidden, boardBias, hiddenBias, out, outBias: part(1)[0]! };
}
