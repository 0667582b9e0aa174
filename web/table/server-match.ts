/**
 * A match on the server, through one socket. Every update is whole, so whatever was missed while the
 * connection was gone is there again when it is back; what was being done then is told to have failed.
 */
import { createSignal } from 'solid-js';
import type { Reading, Seat, Viewer } from '../../core/contract.ts';
import type { MatchRecord } from '../../core/record.ts';
import { writeAct } from '../../table/act.ts';
import type { Act } from '../../table/act.ts';
import { parseJson } from '../../table/json.ts';
import type { Down } from '../../table/protocol.ts';
import { isObject } from '../json.ts';
import { recordOf } from '../network/api.ts';
import type { Link, Seating, StarLanesHappened, StarLanesUpdate } from './seating.ts';

/** Milliseconds until the first try to connect again; each further one waits twice as long, up to the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A connection that says nothing for so long is dead; a question is put to it in good time. */
const SILENCE = 45_000;
const PING = 20_000;

type Told = StarLanesUpdate & { readonly type: 'update' };

export class ServerMatch implements Seating {
  readonly place = 'server';
  readonly match: string;
  readonly #updates = new Map<Viewer, StarLanesUpdate>();
  readonly #happened = new Map<Viewer, Map<number, StarLanesHappened>>();
  readonly #pending = new Map<number, (problem: string | undefined) => void>();
  readonly #changed = createSignal(0);
  readonly #link = createSignal<Link>('connecting');
  /** The server's clock less ours, in milliseconds. */
  #ahead = 0;
  #socket: WebSocket | undefined;
  #lastId = 0;
  #wait = FIRST_WAIT;
  #heardAt = 0;
  #closed = false;
  readonly #pinging: ReturnType<typeof setInterval>;

  constructor(match: string) {
    this.match = match;
    this.#connect();
    this.#pinging = setInterval(() => this.#ping(), PING);
  }

  seats(): readonly Seat[] {
    this.#changed[0]();
    return [...this.#updates.keys()].filter((viewer) => viewer !== 'watcher').sort((one, other) => one - other);
  }

  update(as: Viewer): StarLanesUpdate | undefined {
    this.#changed[0]();
    return this.#updates.get(as);
  }

  /** What any viewer of this device knows: enough for what everybody may know. */
  anyUpdate(): StarLanesUpdate | undefined {
    const [seat = 'watcher' as const] = this.seats();
    return this.update(seat);
  }

  happened(as: Viewer): readonly StarLanesHappened[] {
    this.#changed[0]();
    return [...(this.#happened.get(as)?.values() ?? [])].sort((one, other) => one.at - other.at);
  }

  link(): Link {
    return this.#link[0]();
  }

  /** What time it is on the server. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  act(seat: Seat, act: Act): Promise<string | undefined> {
    const at = this.#updates.get(seat)?.at ?? 0;
    const id = ++this.#lastId;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve('The connection is lost.');
    this.#socket.send(JSON.stringify({ type: 'act', match: this.match, id, seat, at, act: writeAct(act) }));
    return new Promise((resolve) => this.#pending.set(id, resolve));
  }

  record(): Promise<Reading<MatchRecord>> {
    return recordOf(this.match);
  }

  /** Connects anew: the server knows a device by its cookie, which may have been given only now. */
  reconnect(): void {
    this.#updates.clear();
    this.#happened.clear();
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'watch', match: this.match, from: 0 }));
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    socket.addEventListener('close', () => this.#lose(socket));
  }

  #hear(data: unknown): void {
    this.#heardAt = Date.now();
    const frame = typeof data === 'string' ? parseJson(data) : undefined;
    if (!isDown(frame)) return;
    switch (frame.type) {
      case 'update':
        if (frame.match === this.match && isStarLanes(frame)) this.#take(frame);
        return;
      case 'done':
        return this.#settle(frame.id, undefined);
      case 'refused':
        if (frame.id !== undefined) return this.#settle(frame.id, frame.problem);
        if (frame.why === 'no-such-match') this.#link[1]('gone');
        return;
      case 'goodbye':
        this.#wait = frame.after;
        return;
      case 'pong':
        return;
    }
  }

  #take(update: Told): void {
    this.#wait = FIRST_WAIT;
    this.#ahead = update.now - Date.now();
    // Who has a seat now is no watcher any more.
    if (update.as !== 'watcher') this.#updates.delete('watcher');
    this.#updates.set(update.as, withBooks(update));
    const known = this.#happened.get(update.as) ?? new Map<number, StarLanesHappened>();
    for (const one of update.happened) known.set(one.at, one);
    this.#happened.set(update.as, known);
    this.#link[1]('here');
    this.#changed[1]((count) => count + 1);
  }

  #settle(id: number, problem: string | undefined): void {
    this.#pending.get(id)?.(problem);
    this.#pending.delete(id);
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    for (const id of this.#pending.keys()) this.#settle(id, 'The connection is lost.');
    if (this.#link[0]() === 'gone') return;
    this.#link[1](this.#updates.size === 0 ? 'connecting' : 'lost');
    setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > SILENCE) this.#socket.close();
    else this.#socket.send('{"type":"ping"}');
  }
}

const FRAMES = new Set(['update', 'done', 'refused', 'goodbye', 'pong']);

function isDown(frame: unknown): frame is Down {
  return isObject(frame) && typeof frame['type'] === 'string' && FRAMES.has(frame['type']);
}

function isStarLanes(frame: Down & { type: 'update' }): frame is Told {
  return frame.head.game === 'star-lanes';
}

/** JSON knows no undefined: books that are private come as null. */
function withBooks(update: Told): StarLanesUpdate {
  const { view } = update;
  return view === undefined
    ? update
    : { ...update, view: { ...view, books: view.books.map((books) => books ?? undefined) } };
}
