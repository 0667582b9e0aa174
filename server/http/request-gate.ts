/**
 * Keeps one address from making others wait by asking over HTTP, for whatever it is: a token bucket for each address, a bound on what
 * is asked on a connection before it is answered, and an end to the connection of a client that goes on though it is refused.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { TokenBuckets } from '../limits.ts';
import type { Limits } from '../limits.ts';

/** All requests together may be this many times as many as those to the API alone: a page is a few dozen files. */
const TIMES_THE_API = 10;
const BURST_SECONDS = 5;

/** Browsers and proxies wait for an answer before they ask again on the same connection; some programs ask a few things ahead. */
const MOST_UNANSWERED = 20;

/** A client with this many requests refused on one connection does not read the answers. */
const MOST_REFUSED = 200;

/** What takes long to answer costs more than one request: the metrics are read from the system. */
const COSTS: ReadonlyMap<string, number> = new Map([['/metrics', 10]]);

interface Connection {
  unanswered: number;
  refused: number;
}

export class RequestGate {
  readonly #perAddress: TokenBuckets;
  readonly #isShared: boolean;
  readonly #connections = new WeakMap<Socket, Connection>();

  /** Behind a proxy a connection carries the requests of many, who are not cut off for one. */
  constructor({ requestsPerSecond }: Limits, isBehindProxy: boolean) {
    const perSecond = TIMES_THE_API * requestsPerSecond;
    this.#perAddress = new TokenBuckets(perSecond, BURST_SECONDS * perSecond);
    this.#isShared = isBehindProxy;
  }

  /** Lets a request in; false where its connection has asked for too much and is cut. */
  admits({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#connections.get(socket) ?? { unanswered: 0, refused: 0 };
    this.#connections.set(socket, connection);
    if (connection.unanswered >= MOST_UNANSWERED || connection.refused >= MOST_REFUSED) {
      socket.destroy();
      return false;
    }
    connection.unanswered++;
    response.once('close', () => connection.unanswered--);
    return true;
  }

  /** Takes what a path costs off what an address may ask for; false when there is not enough left. */
  mayAsk(address: string, path: string): boolean {
    return this.#perAddress.of(address).take(COSTS.get(path) ?? 1);
  }

  /** A request was one too many. */
  refused({ socket }: IncomingMessage): void {
    const connection = this.#connections.get(socket);
    if (connection !== undefined && !this.#isShared) connection.refused++;
  }

  tidy(): void {
    this.#perAddress.tidy();
  }
}
