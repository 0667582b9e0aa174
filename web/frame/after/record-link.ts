/** A whole record packed into a link: no server is needed to show somebody a match. */
import type { Result } from '../../../core/result.ts';
import { parseRecord, formatRecord } from '../../../core/record.ts';
import type { MatchRecord, RecordProblem } from '../../../core/record.ts';
import type { LinkProblem } from '../../../text/problems.ts';

/** No link is as long as this unpacked; a small one that claims to be is an attack on the reader's memory. */
const LARGEST = 2_000_000;

export async function packRecord(record: MatchRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(formatRecord(record)), new CompressionStream('deflate-raw'));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpackRecord(packed: string): Promise<Result<MatchRecord, RecordProblem | LinkProblem>> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const whole = await through(bytes, new DecompressionStream('deflate-raw'));
    return parseRecord(new TextDecoder().decode(whole));
  } catch {
    return { ok: false, problem: { why: 'broken-link' } };
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LARGEST) throw new Error('too large');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
