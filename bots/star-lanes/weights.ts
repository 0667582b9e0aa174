/**
 * The veteran's weights: two networks as base64 of 32-bit floats in a file of their own, loaded
 * only when the veteran is wanted, and used only when their checksum is right.
 */
import { PARTS } from './network.ts';

export interface Weights {
  readonly holding: Float32Array;
  readonly selling: Float32Array;
}

/** What the file holds: the text of each network and the checksum of both. */
export interface WeightsFile {
  readonly holding: string;
  readonly selling: string;
  readonly checksum: string;
}

/** Loads the weights; undefined when the file is missing or damaged. */
export async function loadWeights(): Promise<Weights | undefined> {
  try {
    const { WEIGHTS } = await import('./veteran-weights.ts');
    return readWeights(WEIGHTS);
  } catch {
    // Whatever is wrong with the file, there is a level that needs none.
    return undefined;
  }
}

/** Reads the weights of a file; undefined when they are not what the checksum says. */
export function readWeights({ holding, selling, checksum }: WeightsFile): Weights | undefined {
  if (checksumOf(holding + selling) !== checksum) return undefined;
  const weights = { holding: floatsOf(holding), selling: floatsOf(selling) };
  return weights.holding.length === PARTS.end && weights.selling.length === PARTS.end ? weights : undefined;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function floatsOf(text: string): Float32Array {
  const bytes = bytesOf(text);
  return new Float32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
}

/** Base64 without any help from Node or a browser: this runs in both. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replaceAll('=', '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let buffer = 0;
  let at = 0;
  for (const digit of digits) {
    buffer = ((buffer << 6) | DIGITS.indexOf(digit)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (buffer >>> bits) & 0xff;
  }
  return bytes;
}

/** FNV-1a over the text, in two halves of 32 bits: enough to tell a damaged file, no guard against malice. */
export function checksumOf(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('');
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
