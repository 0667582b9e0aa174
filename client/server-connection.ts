/**
 * A player's side of the protocol, for browsers and terminals alike. It keeps the connection up, watches
 * matches so that nothing that happened is missed or told twice, and answers every act exactly once,
 * however often that is lost in between.
 */
import type { Viewer } from '../core/contract.ts';
import type { Act } from '../table/act.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import type { SocketDeps, ConnectionState } from './reconnecting-socket.ts';
import { PendingActs } from './pending-acts.ts';
import type { ActAnswer, PendingAct } from './pending-acts.ts';
import { PROTOCOL } from '../table/protocol.ts';
import type { Down, Rejection } from '../table/protocol.ts';
import type { Happened, Update, UpdateChange } from '../table/update.ts';
import { WatchedMatch } from './watched-match.ts';

export type RefusedFrame = Down & { readonly type: 'refused' };

/** Told what is news. */
export interface ConnectionListener {
  state(state: ConnectionState): void;
  /** The newest update of a match for one of the seats it is seen from; `happened` is what was not told before. */
  update(update: Update): void;
  /** The server says no to something other than an act: a match that is not there, for example. */
  refused(refused: RefusedFrame): void;
}

/** How often an act is tried again when the server asks for that, and how long it is left alone before. */
const MOST_TRIES = 5;
const TRY_AGAIN_MS = 1000;

export class ServerConnection {
  readonly #deps: SocketDeps;
  readonly #listener: ConnectionListener;
  readonly #matches = new Map<string, WatchedMatch>();
  /** What was known of matches that the server does not show any more. */
  readonly #gone = new Map<string, WatchedMatch>();
  readonly #pending = new PendingActs();
  readonly #socket: ReconnectingSocket;
  readonly #waiting = new Map<string, () => void>();

  constructor(deps: SocketDeps, listener: ConnectionListener) {
    this.#deps = deps;
    this.#listener = listener;
    this.#socket = new ReconnectingSocket(deps, {
      state: (state) => this.#become(state),
      opened: () => this.#opened(),
      heard: (frame) => this.#heard(frame),
    });
  }

  get state(): ConnectionState {
    return this.#socket.state;
  }

  /** The latest update of a match as a seat sees it, or as whatever seat comes first. */
  latest(match: string, as?: Viewer): Update | undefined {
    return this.#known(match)?.latest(as);
  }

  /** Who a match is seen as: the seats of this device, or a watcher. */
  viewers(match: string): readonly Viewer[] {
    return this.#known(match)?.viewers ?? [];
  }

  /** Everything that a viewer was told of a match since it is watched, once and in order. */
  story(match: string, as: Viewer): readonly Happened[] {
    return this.#known(match)?.story(as) ?? [];
  }

  /** Watches a match; `from` says from which place of its log on one wants to hear what happened. */
  watch(match: string, from?: number): void {
    if (this.#matches.has(match)) return;
    const watched = new WatchedMatch(match, from);
    this.#matches.set(match, watched);
    this.#ask(watched);
  }

  unwatch(match: string): void {
    if (this.#matches.delete(match)) this.#socket.send({ type: 'unwatch', match });
  }

  /** Does something at a table, and says what became of it; `at` is that of the update it was decided on. */
  act(match: string, seat: number, act: Act, at = this.latest(match, seat)?.at ?? 0): Promise<ActAnswer> {
    const answer = this.#pending.add({ match, seat, act, at });
    this.#goOn(match);
    return answer;
  }

  /** Calls again at once, if the connection is lost. */
  hurry(): void {
    this.#socket.hurry();
  }

  /** Finds out soon whether the connection is still there. */
  check(): void {
    this.#socket.check();
  }

  /** Hangs up for good. What was not answered will not be. */
  close(): void {
    this.#stopWaiting();
    this.#socket.close();
  }

  #become(state: ConnectionState): void {
    if (state === 'lost') this.#pending.doubt(this.#pending.of());
    this.#stopWaiting();
    this.#listener.state(state);
  }

  #stopWaiting(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  #opened(): void {
    for (const match of this.#matches.values()) this.#ask(match);
    for (const { match } of this.#pending.of()) this.#goOn(match);
  }

  #ask(match: WatchedMatch): void {
    match.ask();
    const { id, seen } = match;
    this.#socket.send({ type: 'watch', match: id, ...(seen === undefined ? {} : { from: seen }), protocol: PROTOCOL });
  }

  /** Sends what has not been sent; where there is doubt, not before it is known what was kept. */
  #goOn(match: string): void {
    if (!this.#socket.isReady || this.#waiting.has(match)) return;
    if (this.#pending.isAnyInDoubt(match)) {
      // What is on its way could be mistaken for what is in doubt.
      if (this.#matches.get(match)?.isAnswered === false || this.#pending.isAnyOnItsWay(match)) return;
      this.#pending.settle(match);
    }
    for (const one of this.#pending.of(match)) if (!one.isSent) this.#send(one);
  }

  #send(one: PendingAct): void {
    const { match, id, seat, at, act } = one;
    one.isSent = true;
    this.#socket.send({ type: 'act', match, id, seat, at, act });
  }

  #heard(frame: Down): void {
    switch (frame.type) {
      case 'update':
        return this.#update(frame);
      case 'done':
        return this.#answer(frame.id, { is: 'done', at: frame.at });
      case 'refused':
        return this.#refused(frame);
      case 'goodbye':
      case 'pong':
    }
  }

  #update(update: Update | UpdateChange): void {
    const match = this.#matches.get(update.match);
    if (match === undefined) return;
    const news = match.take(update);
    if (news !== undefined) this.#pending.hear(match.id, news.happened);
    if (match.isMissingSome) this.#ask(match);
    this.#goOn(match.id);
    if (news !== undefined) this.#listener.update(news);
  }

  #refused(frame: RefusedFrame): void {
    const one = frame.id === undefined ? undefined : this.#pending.get(frame.id);
    if (frame.id === undefined) this.#refusedOther(frame);
    else if (one !== undefined) this.#refusedAct(one, frame);
  }

  #refusedAct(one: PendingAct, refused: RefusedFrame): void {
    const { why } = refused;
    const mayTry = one.tries++ < MOST_TRIES;
    if (why === 'closing' || (why === 'try-again' && mayTry)) this.#tryLater(one.match, [one]);
    else if (why === 'stale' && one.isDoubtful) this.#askWhetherKept(one);
    else this.#answer(one.id, { is: 'refused', rejection: saidIn(refused) });
  }

  #answer(id: number, answer: ActAnswer): void {
    const match = this.#pending.get(id)?.match;
    this.#pending.answer(id, answer);
    if (match !== undefined) this.#goOn(match);
  }

  /** The first time it may have arrived after we were told what happened. */
  #askWhetherKept(one: PendingAct): void {
    const match = this.#matches.get(one.match);
    [one.isStale, one.isSent] = [true, false];
    if (match === undefined) this.#goOn(one.match);
    else this.#ask(match);
  }

  #refusedOther(frame: RefusedFrame): void {
    // Which of them it was is not said.
    if (frame.why === 'too-many' && frame.match === undefined) {
      for (const match of new Set(this.#pending.of().map((one) => one.match)))
        this.#tryLater(match, this.#pending.of(match));
    }
    if (frame.match !== undefined && frame.why === 'try-again') return this.#tryLater(frame.match, []);
    if (frame.match !== undefined) this.#giveUp(frame.match);
    this.#listener.refused(frame);
  }

  #giveUp(match: string): void {
    const known = this.#matches.get(match);
    if (known !== undefined) this.#gone.set(match, known);
    this.#matches.delete(match);
  }

  #known(match: string): WatchedMatch | undefined {
    return this.#matches.get(match) ?? this.#gone.get(match);
  }

  /** Leaves the server alone for a while, then asks what happened, and sends again what did not. */
  #tryLater(match: string, those: readonly PendingAct[]): void {
    this.#pending.doubt(those);
    if (this.#waiting.has(match)) return;
    const pause = TRY_AGAIN_MS * (1 + this.#deps.chance());
    this.#waiting.set(
      match,
      this.#deps.wait(pause, () => {
        this.#waiting.delete(match);
        const watched = this.#matches.get(match);
        if (watched !== undefined) this.#ask(watched);
        this.#goOn(match);
      }),
    );
  }
}

/** What is said in a frame, without what it answers. */
function saidIn(frame: RefusedFrame): Rejection {
  const { type: _, match: _match, id: _id, ...rejection } = frame;
  return rejection;
}
