/**
 * A match on a server, through a connection that keeps itself up: every update is whole, and an act is answered once,
 * however often the connection is lost in between.
 */
import type { Seat, Types, Viewer } from '../core/contract.ts';
import type { MatchRecord } from '../core/record.ts';
import type { Result } from '../core/result.ts';
import type { Act } from '../table/act.ts';
import type { NoRecordProblem, Rejection, Said } from '../table/protocol.ts';
import { reject } from '../table/rejections.ts';
import type { Update } from '../table/update.ts';
import type { HappenedOf, MatchClient, UpdateOf } from './match-client.ts';
import type { ConnectionState, SocketDeps, SocketListener, Socket } from './reconnecting-socket.ts';
import { ServerConnection } from './server-connection.ts';
import type { DeviceWitness } from './witness.ts';

/** Why a match on a server is not shown any more, or never was. */
export type ServerMatchProblem =
  /** The server does not show it: what it said. */
  | { readonly why: 'refused'; readonly rejection: Rejection }
  /** Nobody here knows the game, or what the server says is nothing of that game. */
  | { readonly why: 'unknown-game'; readonly game: string }
  /** The server answers requests, but takes no connection to play. */
  | { readonly why: 'no-socket' };

/** What a match on a server needs of the program that shows it. */
export interface ServerMatchDeps {
  readonly sockets: SocketDeps;
  /** Whether an update is of a game this program knows; then its views and events are those of that game. */
  readonly isKnown: (update: Update) => update is UpdateOf<Types>;
  readonly record: (match: string) => Promise<Result<MatchRecord, NoRecordProblem>>;
  /** Tells the words of this device when the match begins, and remembers what it saw. */
  readonly witness: DeviceWitness;
  /** Only a server whose connection was open once is worth calling again. */
  readonly givesUp?: boolean;
}

/** Which game is played is known with the first update. */
export class ServerMatch implements MatchClient<Types> {
  readonly place = 'server';
  readonly match: string;
  readonly #deps: ServerMatchDeps;
  readonly #listeners = new Set<() => void>();
  #connection: ServerConnection;
  /** What is shown: that of a connection before, until the new one has told something. */
  #shown: ServerConnection;
  #problem: ServerMatchProblem | undefined;
  #wasConnected = false;
  /** The seats this device held when something was last told. */
  #held: readonly Seat[] = [];
  #isElsewhere = false;
  #lag = 0;
  /** The words that were sent: they need not be sent with every update until the server has them. */
  readonly #sentWords = new Set<string>();

  constructor(match: string, deps: ServerMatchDeps) {
    this.match = match;
    this.#deps = deps;
    this.#connection = this.#connect();
    this.#shown = this.#connection;
  }

  seats(): readonly Seat[] {
    const seats = this.#shown.viewers(this.match).filter((viewer) => viewer !== 'watcher');
    return seats.toSorted((one, other) => one - other);
  }

  update(as: Viewer): UpdateOf<Types> | undefined {
    return this.#checked(this.#shown.latest(this.match, as));
  }

  /** What any viewer of this device knows: enough for what everybody may know. */
  anyUpdate(): UpdateOf<Types> | undefined {
    return this.#checked(this.#shown.latest(this.match));
  }

  /** As was agreed when the match was made; everybody has seen it before they sat down. */
  get mayAdvise(): boolean {
    return this.anyUpdate()?.head.advice === true;
  }

  happened(as: Viewer): readonly HappenedOf<Types>[] {
    return this.#shown.story(this.match, as);
  }

  connection(): ConnectionState {
    return this.#problem === undefined ? this.#connection.state : 'gone';
  }

  /** Why the match is not shown. */
  get problem(): ServerMatchProblem | undefined {
    return this.#problem;
  }

  /** Whether the seat of this device was moved to another one meanwhile. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  lag(): number {
    return this.#lag;
  }

  async act(seat: Seat, act: Act): Promise<Said | undefined> {
    const answer = await this.#connection.act(this.match, seat, act);
    switch (answer.is) {
      case 'done':
        return undefined;
      case 'refused':
        return answer.rejection;
      case 'superseded':
        return reject({ why: 'stale' });
    }
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return this.#deps.record(this.match);
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  /** Connects anew: the server may know this device by another secret now. */
  reconnect(): void {
    this.#connection.close();
    this.#isElsewhere = false;
    this.#held = [];
    this.#sentWords.clear();
    this.#connection = this.#connect();
    this.#tell();
  }

  /** Calls again at once, if the connection is lost: there is reason to believe that it will work now. */
  hurry(): void {
    this.#connection.hurry();
  }

  /** Finds out soon whether the connection is still there: there is reason to doubt it. */
  check(): void {
    this.#connection.check();
  }

  close(): Promise<void> {
    this.#connection.close();
    return Promise.resolve();
  }

  #connect(): ServerConnection {
    const { sockets } = this.#deps;
    const open = (listener: SocketListener): Socket =>
      sockets.open({
        ...listener,
        closed: () => {
          listener.closed();
          if (this.#deps.givesUp === true && !this.#wasConnected) this.#end({ why: 'no-socket' });
        },
      });
    const connection = new ServerConnection(
      { ...sockets, open },
      {
        state: (state) => {
          if (state === 'connected') this.#wasConnected = true;
          this.#tell();
        },
        update: (update) => this.#take(connection, update),
        refused: (rejection) => {
          if (rejection.match === this.match) this.#fail({ why: 'refused', rejection });
        },
      },
    );
    connection.watch(this.match, 0);
    return connection;
  }

  #take(connection: ServerConnection, update: Update): void {
    if (!this.#deps.isKnown(update)) return this.#fail({ why: 'unknown-game', game: update.head.game });
    this.#shown = connection;
    this.#lag = this.#deps.sockets.now() - update.now;
    const isMoved = update.happened.some(({ act, by = -1 }) => act === 'move' && this.#held.includes(by));
    if (update.as === 'watcher' && isMoved) this.#isElsewhere = true;
    this.#held = this.seats();
    this.#tellWords(update);
    this.#tell();
  }

  /** By itself, without anybody having to do anything. */
  #tellWords(update: Update): void {
    for (const { seat, act } of this.#deps.witness.see(update)) {
      const sent = `${seat} ${act.words}`;
      if (this.#sentWords.has(sent)) continue;
      this.#sentWords.add(sent);
      void this.act(seat, act);
    }
  }

  #checked(update: Update | undefined): UpdateOf<Types> | undefined {
    return update !== undefined && this.#deps.isKnown(update) ? update : undefined;
  }

  #end(problem: ServerMatchProblem): void {
    this.#connection.close();
    this.#fail(problem);
  }

  #fail(problem: ServerMatchProblem): void {
    this.#problem ??= problem;
    this.#tell();
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}
