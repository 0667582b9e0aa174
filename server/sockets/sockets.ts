/** All sockets: who may connect, who is still there. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { LONGEST_FRAME } from '../../table/protocol.ts';
import { addressOf, isHost, isOwnOrigin, pathOf, secretOf } from '../http/asking.ts';
import { Counts, messagesPerAddress } from '../limits.ts';
import type { TokenBuckets } from '../limits.ts';
import { Outgoing } from './outgoing.ts';
import { Session } from './session.ts';
import type { Peer, SessionParts } from './session.ts';

export const TOO_MANY_CONNECTIONS = 'Too many connections from your address.';

/** How often everybody is asked whether they are still there; who does not answer until the next time is not. */
const PING_MS = 30_000;

export interface SocketsParts extends Omit<SessionParts, 'outgoing'> {
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

export class Sockets {
  readonly #parts: SocketsParts & SessionParts;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    // Answers to pings wait in memory like all others for somebody to read them: the session counts them.
    autoPong: false,
  });
  readonly #sessions = new Map<WebSocket, Session>();
  readonly #outgoing = new Outgoing();
  readonly #perAddress: Counts;
  readonly #messages: TokenBuckets;
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pinging: NodeJS.Timeout;

  constructor(parts: SocketsParts) {
    this.#parts = { ...parts, outgoing: this.#outgoing };
    this.#messages = messagesPerAddress(parts.limits);
    this.#perAddress = new Counts(parts.limits.connectionsPerAddress);
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** A browser or a program asks for a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Who hangs up before there is a session is nobody's trouble.
    socket.on('error', () => socket.destroy());
    const { url, trustProxy, closing } = this.#parts;
    const address = addressOf(request, trustProxy);
    if (closing()) return refuse(socket, 'closing', 'The server is shutting down; try again in a moment.');
    if (!isHost(request.headers.host))
      return refuse(socket, 'not-a-message', 'The Host header is not a valid host name.');
    if (pathOf(request) !== '/socket')
      return refuse(socket, 'no-such-request', 'There is nothing at this address; the WebSocket is at /socket.');
    if (!isOwnOrigin(request, url))
      return refuse(socket, 'wrong-origin', 'Requests from other origins are not allowed.');
    if (!this.#perAddress.enter(address)) return refuse(socket, 'too-many', TOO_MANY_CONNECTIONS);
    this.#admit(socket, address);
    const peer = { stream: socket, secret: secretOf(request), mayAddress: this.#messagesFrom(address) };
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open({ ...peer, socket: opened }));
  }

  // What lives as long as a connection is made apart from its request, which would otherwise be kept with it.

  #admit(socket: Duplex, address: string): void {
    socket.once('close', () => this.#perAddress.leave(address));
  }

  #messagesFrom(address: string): Peer['mayAddress'] {
    return (count, now) => this.#messages.of(address).take(count, now);
  }

  /** Tells everybody to come back later, and hangs up. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    for (const [socket, session] of this.#sessions) {
      session.send({ type: 'goodbye', after: 1000 });
      session.flush();
      socket.close(1001, 'come back in a moment');
    }
    await new Promise((resolve) => setTimeout(resolve, this.#sessions.size > 0 ? 200 : 0));
    for (const socket of this.#sessions.keys()) socket.terminate();
    this.#server.close();
  }

  #open(peer: Peer): void {
    const { socket } = peer;
    const session = new Session(peer, this.#parts);
    this.#sessions.set(socket, session);
    socket.on('message', (data, isBinary) => session.hear(isBinary ? '' : textOf(data)));
    socket.on('ping', (data) => session.ping(data));
    socket.on('pong', () => {
      // One that nobody has asked for is a message like any other.
      if (!this.#silent.delete(socket)) session.unasked();
    });
    // What is wrong with a frame (too long, not UTF-8) closes the socket; ws has told the other side.
    socket.on('error', () => {});
    socket.on('close', () => this.#forget(socket, session));
  }

  #forget(socket: WebSocket, session: Session): void {
    session.close();
    this.#sessions.delete(socket);
  }

  #ping(): void {
    this.#messages.tidy();
    for (const socket of this.#sessions.keys()) {
      if (this.#silent.has(socket)) {
        this.#parts.metrics.dropped.inc({ why: 'silent' });
        socket.terminate();
      } else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}

/** A frame's text; ws gives a text frame as one buffer. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

const STATUS = {
  closing: '503 Service Unavailable',
  'not-a-message': '400 Bad Request',
  'no-such-request': '404 Not Found',
  'wrong-origin': '403 Forbidden',
  'too-many': '429 Too Many Requests',
} as const;

/** Answers on a bare connection, before there is a request or a session, and hangs up. */
export function refuse(socket: Duplex, why: keyof typeof STATUS, sentence: string): void {
  const body = `${JSON.stringify({ why, problem: sentence })}\n`;
  const head = [
    'Connection: close',
    'Retry-After: 1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${STATUS[why]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
