/** A match on a server, as this terminal takes part in it: over the same protocol as everybody else. */
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import { oneLine } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { Act } from '../../table/act.ts';
import { ServerConnection } from '../../client/server-connection.ts';
import type { ConnectionState, SocketDeps, Socket, SocketListener } from '../../client/reconnecting-socket.ts';
import type { NoRecordProblem, Rejection } from '../../table/protocol.ts';
import { reject } from '../../table/rejections.ts';
import type { Update } from '../../table/update.ts';
import { screensOf } from '../games.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../../client/match-client.ts';

/** What a server says may end up on the player's terminal: one line, and no commands in it. */
const LONGEST_PROBLEM = 300;

export class NetworkMatch implements MatchClient<Types> {
  readonly place = 'server';
  readonly match: string;
  readonly #connection: ServerConnection;
  readonly #listeners = new Set<() => void>();
  readonly #updates = new Map<Viewer, UpdateOf<Types>>();
  readonly #happened = new Map<Viewer, readonly HappenedOf<Types>[]>();
  #screens: AnyGameScreens | undefined;
  #problem: string | undefined;
  #wasConnected = false;
  #lag = 0;

  /** Without a secret one only watches. */
  constructor(origin: string, match: string, secret: string | undefined) {
    this.match = match;
    this.#connection = new ServerConnection(
      meansFor(origin, secret, () => this.#closed(origin)),
      {
        state: (state) => {
          if (state === 'connected') this.#wasConnected = true;
          this.#tell();
        },
        update: (update) => this.#take(update),
        refused: ({ problem }) => {
          this.#problem = oneLine(problem, LONGEST_PROBLEM);
          this.#tell();
        },
      },
    );
    this.#connection.watch(match, 0);
  }

  seats(): readonly Seat[] {
    return [...this.#updates.keys()].filter((viewer) => viewer !== 'watcher').sort((one, other) => one - other);
  }

  update(as: Viewer): UpdateOf<Types> | undefined {
    return this.#updates.get(as) ?? [...this.#updates.values()][0];
  }

  happened(as: Viewer): readonly HappenedOf<Types>[] {
    return this.#happened.get(as) ?? [];
  }

  connection(): ConnectionState {
    if (this.#problem !== undefined) return 'gone';
    return this.#connection.state;
  }

  lag(): number {
    return this.#lag;
  }

  record(): Promise<Result<MatchRecord, NoRecordProblem>> {
    return Promise.resolve({ ok: false, problem: { why: 'odd-answer', missing: 'record' } });
  }

  /** Why the server does not show the match. */
  get problem(): string | undefined {
    return this.#problem;
  }

  async act(seat: Seat, act: Act): Promise<Rejection | undefined> {
    const answer = await this.#connection.act(this.match, seat, act);
    switch (answer.is) {
      case 'done':
        return undefined;
      case 'refused':
        return answer;
      case 'superseded':
        return reject('stale');
    }
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): Promise<void> {
    this.#connection.close();
    return Promise.resolve();
  }

  /** The screens of the game that is played; undefined while nothing is known of it. */
  get screens(): AnyGameScreens | undefined {
    return this.#screens;
  }

  #take(update: Update): void {
    const { head } = update;
    this.#lag = Date.now() - update.now;
    this.#screens ??= screensOf(head.game);
    if (this.#screens === undefined) {
      this.#problem = oneLine(`nobody here knows the game ${head.game}`, LONGEST_PROBLEM);
      return this.#tell();
    }
    if (!isOf(this.#screens, update)) return;
    const { as } = update;
    // Who holds a seat is no watcher, and who watches holds none (any more).
    for (const other of this.#updates.keys())
      if ((other === 'watcher') !== (as === 'watcher')) this.#updates.delete(other);
    this.#updates.set(as, update);
    this.#happened.set(as, [...(this.#happened.get(as) ?? this.#heardBefore(as)), ...update.happened]);
    this.#tell();
  }

  /** Who sits down has heard as a watcher what happened before. */
  #heardBefore(as: Viewer): readonly HappenedOf<Types>[] {
    return as === 'watcher' ? [] : (this.#happened.get('watcher') ?? []);
  }

  /** Only a line that once was open is called again and again. */
  #closed(origin: string): void {
    if (this.#wasConnected) return;
    this.#problem ??= `${origin} answers, but takes no connection to play. Does a proxy stand before it?`;
    this.#connection.close();
    this.#tell();
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}

/** The server is trusted with views of the game that it says it plays. */
function isOf({ kit }: AnyGameScreens, update: Update): update is UpdateOf<Types> {
  const { head, view } = update;
  return (
    head.game === kit.game.id && (view === undefined || (typeof view === 'object' && view !== null && kit.isView(view)))
  );
}

function meansFor(origin: string, secret: string | undefined, closed: () => void): SocketDeps {
  return {
    open: (hear) => {
      const heard: SocketListener = {
        ...hear,
        closed: () => {
          hear.closed();
          closed();
        },
      };
      return openWire(`${origin.replace(/^http/, 'ws')}/socket`, secret, heard);
    },
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    chance: () => Math.random(),
  };
}

function openWire(url: string, secret: string | undefined, hear: SocketListener): Socket {
  const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('open', () => hear.opened());
  socket.on('message', (data) => hear.heard(textOf(data)));
  socket.on('close', () => hear.closed());
  // An error is always followed by the end.
  socket.on('error', () => {});
  return { send: (text) => socket.send(text), close: () => socket.terminate() };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}
