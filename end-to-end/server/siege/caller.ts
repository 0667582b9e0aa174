/** Requests and bare connections from an address of one's own. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import type { Caller, Json } from '../player.ts';

export interface Reply {
  readonly status: number;
  readonly body: Json;
}

const PATIENCE_MS = 20_000;

/** Asks the API on a connection of its own. */
export async function askFrom(
  { local, forwarded }: Caller,
  url: string,
  { method = 'GET', body, secret }: { method?: string; body?: unknown; secret?: string | undefined } = {},
): Promise<Reply> {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'X-Forwarded-For': forwarded,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(sent),
    ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asked = request(url, { method, headers, localAddress: local, agent: false, signal });
  asked.end(sent);
  const [response] = await once(asked, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, body: jsonOf(Buffer.concat(parts).toString('utf8')) };
}

function jsonOf(text: string): Json {
  return text.startsWith('{') ? JSON.parse(text) : {};
}

/** A bare connection, on which anything can be sent. */
export function dialFrom({ local }: Caller, base: string): Socket {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port), localAddress: local });
  socket.on('error', () => {});
  return socket;
}
