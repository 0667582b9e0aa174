/**
 * A match on the server, through a connection that keeps itself up: every update is whole, and an
 * act is answered once, however often the line is lost in between.
 */
import { createSignal } from 'solid-js';
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Act } from '../../table/act.ts';
import { ServerConnection } from '../../client/server-connection.ts';
import { reject } from '../../table/rejections.ts';
import type { Update } from '../../table/update.ts';
import type { SocketDeps, ConnectionState, Socket, SocketListener } from '../../client/reconnecting-socket.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { isGameId } from '../../text/index.ts';
import { recordOf } from '../network/api.ts';
import type { NoRecordProblem, Said } from '../../table/protocol.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';

/** Which game is played is known with the first update; `isMatchOf` says so. */
export class ServerMatch implements MatchClient<Types> {
  readonly place = 'server';
  readonly match: string;
  readonly #updates = new Map<Viewer, UpdateOf<Types>>();
  readonly #happened = new Map<Viewer, Map<number, HappenedOf<Types>>>();
  readonly #changed = createSignal(0);
  readonly #link = createSignal<ConnectionState>('connecting');
  readonly #elsewhere = createSignal(false);
  readonly #hurry = (): void => this.#connection.hurry();
  #lag = 0;
  /** What is known is of a connection before; it is shown until the new one has told something. */
  #isOld = false;
  #connection: ServerConnection;

  constructor(match: string) {
    this.match = match;
    this.#connection = this.#connect();
    // The device is back in a network, or the page in sight: it need not wait out its pause.
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  seats(): readonly Seat[] {
    this.#changed[0]();
    return [...this.#updates.keys()].filter((viewer) => viewer !== 'watcher').sort((one, other) => one - other);
  }

  update(as: Viewer): UpdateOf<Types> | undefined {
    this.#changed[0]();
    return this.#updates.get(as);
  }

  /** What any viewer of this device knows: enough for what everybody may know. */
  anyUpdate(): UpdateOf<Types> | undefined {
    const [seat = 'watcher' as const] = this.seats();
    return this.update(seat);
  }

  happened(as: Viewer): readonly HappenedOf<Types>[] {
    this.#changed[0]();
    return [...(this.#happened.get(as)?.values() ?? [])].sort((one, other) => one.at - other.at);
  }

  connection(): ConnectionState {
    return this.#link[0]();
  }

  /** Whether the seat of this device was moved to another one while the page was open. */
  isElsewhere(): boolean {
    return this.#elsewhere[0]();
  }

  lag(): number {
    return this.#lag;
  }

  listen(): () => void {
    return () => {};
  }

  async act(seat: Seat, act: Act): Promise<Said | undefined> {
    const answer = await this.#connection.act(this.match, seat, act);
    if (answer.is === 'superseded') return reject({ why: 'stale' });
    return answer.is === 'refused' ? answer.rejection : undefined;
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return recordOf(this.match);
  }

  /** Connects anew: the server knows a device by its cookie, which may have been given only now. */
  reconnect(): void {
    this.#connection.close();
    this.#isOld = true;
    this.#elsewhere[1](false);
    this.#connection = this.#connect();
  }

  close(): Promise<void> {
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#connection.close();
    return Promise.resolve();
  }

  #connect(): ServerConnection {
    const connection = new ServerConnection(MEANS, {
      state: (state) => this.#link[1]((now) => (now === 'gone' ? now : state)),
      // A match of a game this page does not know is none it can show.
      update: (update) => (isKnown(update) ? this.#take(update) : this.#link[1]('gone')),
      refused: ({ why }) => why === 'no-such-match' && this.#link[1]('gone'),
    });
    connection.watch(this.match, 0);
    return connection;
  }

  #take(update: UpdateOf<Types>): void {
    this.#lag = Date.now() - update.now;
    if (this.#isOld) this.#forget();
    // Who has a seat now is no watcher any more, and who watches has none.
    if (update.as !== 'watcher') this.#updates.delete('watcher');
    for (const seat of this.#lost(update)) this.#lose(seat, update);
    this.#updates.set(update.as, withBooks(update));
    const known = this.#happened.get(update.as) ?? new Map<number, HappenedOf<Types>>();
    for (const one of update.happened) known.set(one.at, one);
    this.#happened.set(update.as, known);
    this.#changed[1]((count) => count + 1);
  }

  #forget(): void {
    this.#isOld = false;
    this.#updates.clear();
    this.#happened.clear();
  }

  /** The seats that this device held until now. */
  #lost({ as, happened }: UpdateOf<Types>): Seat[] {
    const others = [...this.#updates.keys()].filter((viewer) => viewer !== 'watcher').filter((seat) => seat !== as);
    const moved = (seat: Seat): boolean => {
      const seen = this.#updates.get(seat)?.at ?? 0;
      return happened.some(({ at, act, by }) => act === 'move' && by === seat && at >= seen);
    };
    return others.filter((seat) => as === 'watcher' || moved(seat));
  }

  /** What the player of a seat has heard stays known to whoever looks on. */
  #lose(seat: Seat, { as, happened }: UpdateOf<Types>): void {
    const heard = this.#happened.get(seat);
    if (as === 'watcher' && heard !== undefined) this.#happened.set(as, heard);
    this.#updates.delete(seat);
    this.#happened.delete(seat);
    if (as === 'watcher' && happened.some(({ act }) => act === 'move')) this.#elsewhere[1](true);
  }
}

function isKnown(update: Update): update is UpdateOf<Types> {
  return isGameId(update.head.game);
}

/** JSON knows no undefined: books that are private come as null. */
function withBooks(update: UpdateOf<Types>): UpdateOf<Types> {
  const { view } = update;
  if (!isStarLanesView(update, view)) return update;
  const open: StarLanesTypes['View'] = { ...view, books: view.books.map((books) => books ?? undefined) };
  return { ...update, view: open };
}

function isStarLanesView({ head }: UpdateOf<Types>, view: object | undefined): view is StarLanesTypes['View'] {
  return head.game === 'star-lanes' && view !== undefined;
}

// ---- what a browser lends a line

const MEANS: SocketDeps = {
  open: openWire,
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  chance: () => Math.random(),
};

function openWire(hear: SocketListener): Socket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`);
  socket.addEventListener('open', () => hear.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear.heard(String(data)));
  socket.addEventListener('close', () => hear.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
