/** Requests byte for byte, as no library would send them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import { LAST_CHARACTER, anyCharacter } from '../../../core/fixtures/any-character.ts';

const character = fc.nat(LAST_CHARACTER).map(anyCharacter);

/** Sends bytes on a connection of their own; answers with all that comes until the server hangs up. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await dial(port);
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => {});
  socket.write(bytes);
  if (!socket.closed) await once(socket, 'close');
  return Buffer.concat(parts).toString('utf8');
}

/** Connects, from an address of the loopback network. */
export async function dial(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  return socket;
}

/** The lines of a request for a socket. */
export function upgradeRequest(path: string, ...headers: string[]): string {
  const usual = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  return `${[`GET ${path} HTTP/1.1`, ...usual, key, ...headers].join('\r\n')}\r\n\r\n`;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'BREW', 'get'];

function paths(match: string): fc.Arbitrary<string> {
  const known = ['games', 'secrets', 'matches', `matches/${match}`, 'matches/no-such-match', `matches/${match}/record`];
  const seats = ['seats', 'seats/0/link', 'seats/1/move', 'seats/99/link', 'seats/-1/move', 'rematch', 'qr.svg'];
  const api = [...known, ...seats.map((path) => `matches/${match}/${path}`)].map((path) => `/api/${path}`);
  const strange = ['/', '//', '/api', '/api/', '/api//', '/%', '/%00', '/../../package.json', '/..%2f..%2fetc/passwd'];
  const others = [
    '*',
    'http://elsewhere/api/games',
    '/socket',
    '/metrics/',
    '/healthz?x',
    '/api/matches/%2e%2e',
    '/\u00ff',
  ];
  return fc.constantFrom(...api, ...strange, ...others);
}

const BODIES: readonly unknown[] = [
  {},
  [],

  1,
  'text',
  { name: 1 },
  { name: ' ' },
  { name: 'Eve' },
  { name: 'Eve', seat: { toString: 1 } },
  { name: 'Eve', seat: -1 },
  { name: 'Eve', seat: '0' },
  { name: 'Eve', words: {} },
  { token: 'x'.repeat(43) },
  { token: [] },
  { game: { toString: 1 } },
  { game: 'star-lanes' },
  { game: 'star-lanes', edition: 'quick+rows=9e9' },
  { game: 'star-lanes', edition: 'quick', seats: [{ for: 'bot', bot: '__proto__' }] },
  { game: 'star-lanes', edition: 'quick', seats: [{ for: 'person' }, { for: 'person' }], clock: 1 },
  { game: 'star-lanes', edition: 'quick', seats: Array.from({ length: 99 }, () => ({ for: 'person' })) },
];

const bodies = fc.oneof(
  fc.constantFrom(...BODIES).map((body) => JSON.stringify(body)),
  fc.json({ maxDepth: 2 }),
  fc.string({ unit: character, maxLength: 100 }),
  fc.constantFrom('', '{', 'null', 'x'.repeat(20_000)),
);

const HEADERS = [
  'Content-Type: application/json',
  'Content-Type: text/plain',
  'Origin: http://evil.example',
  'Origin: null',
  'Authorization: Bearer x',
  `Authorization: Bearer ${'A'.repeat(43)}`,
  'Authorization: Basic eDp5',
  'Range: bytes=0-',
  'Cookie: starlanes=',
  `Cookie: starlanes=${'-'.repeat(43)}; starlanes=x`,
  'Cookie: ;;=;',
  'Accept-Encoding: br;q=0',
  'X-Forwarded-Proto: javascript',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'If-None-Match: *',
  'TE: trailers',
];

/** A request with a body, from an address of its own, so that none is refused as one of too many. */
export function requests(match: string): fc.Arbitrary<string> {
  const parts = fc.tuple(
    fc.constantFrom(...METHODS),
    paths(match),
    fc.subarray([...HEADERS], { maxLength: 4 }),
    bodies,
    fc.ipV4(),
  );
  return parts.map(([method, path, headers, body, address]) => {
    const length = `Content-Length: ${Buffer.byteLength(body)}`;
    const lines = ['Host: here', 'Connection: close', `X-Forwarded-For: ${address}`, length, ...headers];
    return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
  });
}
