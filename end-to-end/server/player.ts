/** A player over the network, as docs/protocol.md describes one: HTTP requests and one socket. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

export type Json = Readonly<Record<string, any>>;

/** Asks the API; answers with the status and the body. */
export async function ask(
  base: string,
  method: string,
  path: string,
  {
    body,
    secret,
    headers = {},
  }: { body?: unknown; secret?: string | undefined; headers?: Record<string, string> } = {},
): Promise<{ status: number; body: Json; headers: Headers; text: string }> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, body: json ? JSON.parse(text) : {}, headers: response.headers, text };
}

/** Where somebody calls from: an address of the loopback network, and another that a trusted proxy would tell. */
export interface Caller {
  readonly local: string;
  readonly forwarded: string;
}

/** A socket that may never open; its users wait for that. */
export function openSocket(
  base: string,
  secret: string | undefined,
  { caller, headers = {} }: { caller?: Caller | undefined; headers?: Record<string, string> } = {},
): WebSocket {
  const authorization = secret === undefined ? {} : { Authorization: `Bearer ${secret}` };
  const forwarded = caller === undefined ? {} : { 'X-Forwarded-For': caller.forwarded };
  return new WebSocket(`${base.replace('http', 'ws')}/socket`, {
    headers: { ...authorization, ...forwarded, ...headers },
    ...(caller === undefined ? {} : { localAddress: caller.local }),
  });
}

/** A secret for a device. */
export async function newDevice(base: string): Promise<string> {
  return (await ask(base, 'POST', '/api/secrets')).body['secret'];
}

export class Player {
  readonly secret: string | undefined;
  /** Every frame that came, in order. */
  readonly frames: Json[] = [];
  /** Told of every frame when it comes. */
  onFrame: (frame: Json) => void = () => {};
  #socket: WebSocket;
  #ids = 0;
  /** The last update of each match as each seat, and who the last of all was for. */
  readonly #told = new Map<string, Json>();
  #lastAs: unknown;
  readonly #wakers = new Set<() => void>();

  private constructor(socket: WebSocket, secret: string | undefined) {
    this.#socket = socket;
    this.secret = secret;
    socket.on('message', (data: Buffer) => {
      const frame = this.#whole(JSON.parse(data.toString('utf8')));
      this.frames.push(frame);
      this.onFrame(frame);
      for (const wake of this.#wakers) wake();
    });
    socket.on('close', () => {
      for (const wake of this.#wakers) wake();
    });
    socket.on('error', () => {});
  }

  /** What a change makes of the last update of the same match and seat; everything else as it is. */
  #whole(frame: Json): Json {
    const { type, since, view, ...rest } = frame;
    if (type !== 'update') return frame;
    const as = frame['as'] ?? this.#lastAs;
    const key = `${frame['match']} ${as}`;
    const before = this.#told.get(key);
    if (since !== undefined && before?.['at'] !== since)
      throw new Error(`a change since ${since} of ${key}, which was told ${before?.['at']}`);
    const changed = { type, ...before, ...rest, as, view: { ...before?.['view'], ...view } };
    const update = since === undefined ? frame : withoutNulls(changed);
    this.#told.set(key, update);
    this.#lastAs = as;
    return update;
  }

  static async connect(base: string, secret?: string, from: Parameters<typeof openSocket>[2] = {}): Promise<Player> {
    const socket = openSocket(base, secret, from);
    const player = new Player(socket, secret);
    await once(socket, 'open');
    return player;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Sends a frame of bytes, which no player does. */
  sendBytes(bytes: Buffer): void {
    this.#socket.send(bytes, { binary: true });
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Watches a match, by a version of the protocol; answers with its first update. */
  async watch(match: string, from?: number, protocol = 1): Promise<Json> {
    const seen = this.frames.length;
    this.send({ type: 'watch', match, ...(from === undefined ? {} : { from }), protocol });
    return this.next((frame) => frame['match'] === match && frame['type'] !== 'done', seen);
  }

  /** Does something; answers with `done` or `refused`. */
  async act(match: string, seat: number, at: number, act: string): Promise<Json> {
    const id = this.#ids++;
    const seen = this.frames.length;
    this.send({ type: 'act', match, id, seat, at, act });
    return this.next((frame) => frame['id'] === id && (frame['type'] === 'done' || frame['type'] === 'refused'), seen);
  }

  /** The latest update of a match from a seat. */
  latest(match: string, as: number | 'watcher'): Json | undefined {
    return this.frames.findLast((f) => f['type'] === 'update' && f['match'] === match && f['as'] === as);
  }

  /** The first frame from some place on that is wanted; waits for it. */
  async next(isWanted: (frame: Json) => boolean, from = 0): Promise<Json> {
    for (let at = from; ;) {
      for (; at < this.frames.length; at++) if (isWanted(this.frames[at]!)) return this.frames[at]!;
      if (!this.isOpen)
        throw new Error(`the connection was lost; the last frame was ${JSON.stringify(this.frames.at(-1))}`);
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#wakers.delete(wake);
          resolve();
        };
        this.#wakers.add(wake);
      });
    }
  }
}

/** Fields that are gone, of an update and of its view. */
function withoutNulls({ view, ...update }: Json): Json {
  const kept = (fields: Json): Json => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  return { ...kept(update), view: kept(view) };
}
