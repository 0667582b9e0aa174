/** One connection: what it watches, and what it may do. Every frame is checked here, at the edge. */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { parseJson } from '../../table/json.ts';
import { CHANGES_FROM, isMatch, parseUp } from '../../table/protocol.ts';
import type { Down, Rejection, Up } from '../../table/protocol.ts';
import { NoSuchMatch } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import { UnplayableMatch } from '../tables/table-registry.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { SubmitOutcome } from '../tables/submission.ts';
import { SerialQueue } from '../tables/serial-queue.ts';
import type { TableListener } from '../tables/subscribers.ts';
import { messagesPerConnection } from '../limits.ts';
import type { TokenBucket, Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { InFlight } from '../in-flight.ts';
import { WireMessage } from '../wire-message.ts';
import { hashOf } from '../secrets.ts';
import { Outbox } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';
import { rejectionOf } from '../rejection.ts';
import type { ServerNo } from '../rejection.ts';

export interface SessionParts {
  readonly registry: TableRegistry;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Whether the server has stopped taking acts. */
  readonly closing: () => boolean;
  readonly trouble: (error: unknown) => void;
  readonly inFlight: InFlight;
  readonly outgoing: Outgoing;
}

/** A WebSocket and who is at the other end. */
export interface Peer {
  readonly socket: WebSocket;
  /** The connection under it. */
  readonly stream: Duplex;
  /** The device's secret, if it has one. */
  readonly secret: string | undefined;
  /** Takes this many messages off what the address may send at this time; false when there are not enough left. */
  readonly mayAddress: (count: number, now: number) => boolean;
}

/** A sender with this many more frames over the limit than within it is no player. */
const MOST_TOO_MANY = 200;

/** Looking back further than a reconnecting player does costs as much as this many more messages. */
const FAR_BACK = 100;
const FAR_BACK_COSTS = 4;

interface WatchedTable {
  readonly live: LiveTable;
  readonly listener: TableListener & { wantsChanges: boolean };
}

export class Session {
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #secret: string | undefined;
  readonly #parts: SessionParts;
  readonly #bucket: TokenBucket;
  /** Whether the address may send this many more, over all its connections. */
  readonly #mayAddress: Peer['mayAddress'];
  readonly #watched = new Map<string, WatchedTable>();
  /** Who looks away at once must not be overtaken by their own looking. */
  readonly #looking = new SerialQueue();
  #looks = 0;
  #tooMany = 0;
  #closed = false;

  constructor({ socket, stream, secret, mayAddress }: Peer, parts: SessionParts) {
    this.#socket = socket;
    this.#outbox = new Outbox(parts.outgoing, socket, stream);
    this.#secret = secret;
    this.#parts = parts;
    this.#mayAddress = mayAddress;
    this.#bucket = messagesPerConnection(parts.limits);
  }

  /** A frame came. */
  hear(text: string): void {
    if (!this.#isAllowed(text)) return;
    const frame = parseUp(text);
    if (!frame.ok) return this.#refuse(frame.problem, sentAs(text));
    const watched = frame.value.type === 'act' ? this.#watched.get(frame.value.match) : undefined;
    if (frame.value.type === 'act' && watched !== undefined && frame.value.act.act !== 'start')
      this.#submit(frame.value, watched.live, watched.listener.hash);
    else this.#parts.inFlight.add(this.#answer(frame.value));
  }

  /** A ping of the protocol below ours came. */
  ping(data: Buffer): void {
    if (this.#isAllowed() && this.#isReading()) this.#socket.pong(data);
  }

  /** A frame of the protocol below ours came that needs no answer. */
  unasked(): void {
    this.#isAllowed();
  }

  /** Sends a frame; who does not read is dropped rather than waited for. */
  send(frame: Down): void {
    this.#tell(new WireMessage(JSON.stringify(frame)));
  }

  /** Writes what waits for the end of this turn. */
  flush(): void {
    this.#outbox.flush();
  }

  #tell({ frame }: WireMessage): void {
    if (this.#isReading(frame.length)) this.#outbox.put(frame);
  }

  close(): void {
    this.#closed = true;
    for (const { live, listener } of this.#watched.values()) this.#parts.registry.leave(live, listener);
    this.#watched.clear();
  }

  /** Whether this many bytes more can be left for the other side to read. */
  #isReading(coming = 0): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    const isSlow = this.#outbox.unread + coming > this.#parts.limits.unreadBytes;
    if (isSlow) this.#drop('slow');
    return !isSlow;
  }

  #drop(why: string): void {
    this.#parts.metrics.dropped.inc({ why });
    this.#socket.terminate();
  }

  async #answer(frame: Up): Promise<void> {
    try {
      switch (frame.type) {
        case 'ping':
          return this.send({ type: 'pong' });
        case 'watch':
          return await this.#look(frame, () => this.#watch(frame));
        case 'unwatch':
          return await this.#look(frame, async () => this.#unwatch(frame.match));
        case 'act':
          return await this.#act(frame);
      }
    } catch (error) {
      this.#fail(frame, error);
    }
  }

  /** One after the other, and no more waiting than there are matches to watch. */
  async #look({ match }: { readonly match: string }, work: () => Promise<void>): Promise<void> {
    if (this.#looks >= 2 * this.#parts.limits.watchedPerConnection) return this.#refuse({ why: 'busy' }, { match });
    this.#looks++;
    await this.#looking.run(work).finally(() => this.#looks--);
  }

  async #watch({ match, from, protocol = 1 }: Up & { type: 'watch' }): Promise<void> {
    const wantsChanges = protocol >= CHANGES_FROM;
    const { registry, limits } = this.#parts;
    const live = await registry.open(match);
    if (live === undefined) return this.#refuse({ why: 'no-such-match' }, { match });
    const known = this.#watched.get(match);
    if (known === undefined && this.#watched.size >= limits.watchedPerConnection)
      return this.#refuse({ why: 'too-many-watched', most: limits.watchedPerConnection }, { match });
    if (from !== undefined && from < live.at - FAR_BACK && !this.#maySend(FAR_BACK_COSTS))
      return this.#refuse({ why: 'busy' }, { match });
    if (this.#closed) return;
    const send = (update: WireMessage): void => this.#tell(update);
    const listener = known?.listener ?? { hash: this.#hash(match), wantsChanges, send };
    listener.wantsChanges = wantsChanges;
    this.#watched.set(match, { live, listener });
    await registry.join(live, listener, from);
    // Who hung up while that was prepared is not left behind at the table.
    if (this.#closed) registry.leave(live, listener);
  }

  #unwatch(match: string): void {
    const watched = this.#watched.get(match);
    if (watched === undefined) return;
    this.#watched.delete(match);
    this.#parts.registry.leave(watched.live, watched.listener);
  }

  async #act(frame: Up & { type: 'act' }): Promise<void> {
    const { match, id, act } = frame;
    const { registry, closing } = this.#parts;
    if (closing()) return this.#refuse({ why: 'closing' }, { match, id });
    const watched = this.#watched.get(match);
    const live = watched?.live ?? (await registry.open(match));
    if (live === undefined) return this.#refuse({ why: 'no-such-match' }, { match, id });
    if (act.act === 'start' && !(await this.#knowsBot(live, act.bot)))
      return this.#refuse({ why: 'unknown-bot' }, { match, id });
    this.#submit(frame, live, watched === undefined ? this.#hash(match) : watched.listener.hash);
  }

  /** Hands an act to its table; the answer comes when it is kept. */
  #submit(frame: Up & { type: 'act' }, live: LiveTable, hash: string | undefined): void {
    const { registry, metrics, closing, inFlight } = this.#parts;
    const { match, id, seat, at, act } = frame;
    if (closing()) return this.#refuse({ why: 'closing' }, { match, id });
    const began = performance.now();
    const attempt = { by: seat, act, at, time: registry.now() };
    const isTheirs = (table: Table): boolean => hash !== undefined && table.seats[seat]?.held === hash;
    inFlight.begin();
    const settled = (outcome: SubmitOutcome): void => {
      if (outcome.ok) {
        this.send({ type: 'done', match, id, at: outcome.at });
        metrics.latency.observe((performance.now() - began) / 1000);
      } else {
        const { ok: _, ...no } = outcome;
        this.#refuseWith(no, { match, id });
      }
      inFlight.end();
    };
    const failed = (error: unknown): void => {
      this.#fail(frame, error);
      inFlight.end();
    };
    live.submitFor({ settled, failed }, attempt, isTheirs);
  }

  async #knowsBot(live: LiveTable, bot: string): Promise<boolean> {
    const bots = await this.#parts.registry.games.botsOf(await live.use(({ game }) => game.id));
    return bots.some(({ name }) => name === bot);
  }

  #hash(match: string): string | undefined {
    return this.#secret === undefined ? undefined : hashOf(this.#secret, match);
  }

  /** Whether the frame that came is not one too many, nor left over from a connection that was dropped. */
  #isAllowed(text = ''): boolean {
    if (this.#socket.readyState !== WebSocket.OPEN) return false;
    const allowed = this.#maySend(1);
    this.#tooMany = Math.max(0, this.#tooMany + (allowed ? -1 : 1));
    if (this.#tooMany > MOST_TOO_MANY) this.#drop('flood');
    else if (!allowed) this.#refuse({ why: 'too-many-messages' }, sentAs(text));
    return allowed;
  }

  #maySend(count: number): boolean {
    const now = performance.now();
    return this.#bucket.take(count, now) && this.#mayAddress(count, now);
  }

  #refuse(problem: ServerNo, of: { readonly match?: string; readonly id?: number }): void {
    this.#refuseWith(rejectionOf(problem), of);
  }

  #refuseWith(no: Rejection, of: { readonly match?: string; readonly id?: number }): void {
    this.#parts.metrics.refusals.inc({ why: no.why });
    this.send({ type: 'refused', ...of, ...no });
  }

  /** Our own trouble, or the database's: nothing has been acknowledged, and it may be tried again. */
  #fail(frame: Up, error: unknown): void {
    const of = { ...('match' in frame ? { match: frame.match } : {}), ...('id' in frame ? { id: frame.id } : {}) };
    if (error instanceof NoSuchMatch) return this.#refuse({ why: 'no-such-match' }, of);
    if (error instanceof UnplayableMatch)
      return this.#refuseWith({ ...rejectionOf(error.problem), why: 'no-such-match' }, of);
    this.#parts.trouble(error);
    this.#refuse({ why: 'server-fault' }, of);
  }
}

/** The names under which the sender of a frame waits for its answer, as far as they can be read. */
function sentAs(text: string): { readonly match?: string; readonly id?: number } {
  const frame = parseJson(text);
  if (typeof frame !== 'object' || frame === null) return {};
  const { match, id }: Partial<Record<string, unknown>> = { ...frame };
  return { ...(isMatch(match) ? { match } : {}), ...(Number.isSafeInteger(id) ? { id: Number(id) } : {}) };
}
