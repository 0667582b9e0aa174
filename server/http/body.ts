/** Reads the body of a request: JSON, of a bounded size, and an object. */
import type { IncomingMessage } from 'node:http';
import { parseJson } from '../../table/json.ts';
import { refused } from './answer.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The body as an object; empty when there is none. */
export async function readBody(request: IncomingMessage, most: number): Promise<Body> {
  const text = await readText(request, most);
  if (text === '') return {};
  // A page of another origin cannot send this type without being asked first.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw refused({ why: 'body-not-json' });
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused({ why: 'body-not-object' });
  return { ...value };
}

async function readText(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of bytesOf(request)) {
    length += part.length;
    if (length > most) throw refused({ why: 'body-too-large', most }, { Connection: 'close' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** What comes, part by part. Who stops in the middle must still be able to answer: the connection stays. */
async function* bytesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  const stream: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    yield* stream;
  } catch {
    throw refused({ why: 'body-cut-short' });
  }
}
