/**
 * A socket to the server that is kept open: it notices when nobody is there any more (heartbeat), and connects again after
 * pauses that grow, none like the other so that not all come back at once (exponential backoff with jitter). What opens
 * sockets, waits and draws is given from outside, so the same works in a browser, a terminal and a test.
 */
import { parseDown, formatUp } from '../table/protocol.ts';
import type { Down, Up } from '../table/protocol.ts';

/** One socket, as far as it is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Told what comes of a socket, after `open` has returned it. */
export interface SocketListener {
  opened(): void;
  heard(text: string): void;
  /** It could not be opened, or is closed for good. */
  closed(): void;
}

/** What it is made with. */
export interface SocketDeps {
  readonly open: (hear: SocketListener) => Socket;
  /** Calls back after this many milliseconds; the function it returns calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
  /** The time, in milliseconds. */
  readonly now: () => number;
  /** Any number in [0, 1). */
  readonly chance: () => number;
}

/** Whether what is known is current: `lost` says that nobody answers at the moment, `gone` that nobody will. */
export type ConnectionState = 'connecting' | 'connected' | 'lost' | 'gone';

/** Told what comes over it. */
export interface ReconnectingSocketListener {
  state(state: ConnectionState): void;
  /** A new socket is open: whatever the server knew of us, it has forgotten. */
  opened(): void;
  heard(frame: Down): void;
}

/** A socket that takes longer to open never will. */
const OPENING_MS = 10_000;
/**
 * After so long without a word the server is asked whether it is there, and has so long to answer: players learn of a lost
 * connection while they still remember what they pressed. Who has sent something, or has reason to doubt, asks sooner.
 */
const QUIET_MS = 5000;
const SENT_MS = 1500;
const PATIENCE_MS = 3000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

const nothing = (): void => {};

export class ReconnectingSocket {
  readonly #deps: SocketDeps;
  readonly #listener: ReconnectingSocketListener;
  #state: ConnectionState = 'connecting';
  #socket: Socket | undefined;
  /** Who hears the current socket; those of earlier sockets are no longer listened to. */
  #hearing: SocketListener | undefined;
  #failures = 0;
  #isClosed = false;
  /** Something was sent, and no word has come since. */
  #isExpecting = false;
  /** The server goes away, and said when to come back. */
  #comeBackAfter: number | undefined;
  /** Calls off what is waited for. */
  #cancel = nothing;

  constructor(deps: SocketDeps, listener: ReconnectingSocketListener) {
    this.#deps = deps;
    this.#listener = listener;
    this.#open();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Whether the server takes what is sent. */
  get isReady(): boolean {
    return this.#socket !== undefined && this.#state === 'connected' && this.#comeBackAfter === undefined;
  }

  /** Sends a frame if there is somebody to send it to. */
  send(frame: Up): void {
    if (!this.isReady) return;
    this.#socket?.send(formatUp(frame));
    this.#expect(SENT_MS);
  }

  /** Asks at once whether the server is there: there is reason to doubt it. */
  check(): void {
    if (this.isReady) this.#expect(0);
  }

  /** Calls again at once: there is reason to believe that it will work now. */
  hurry(): void {
    if (this.#hearing === undefined && !this.#isClosed) this.#open();
  }

  /** Hangs up for good. */
  close(): void {
    const socket = this.#socket;
    this.#isClosed = true;
    this.#forget();
    socket?.close();
  }

  #open(): void {
    this.#await(OPENING_MS, () => this.#hangUp());
    this.#comeBackAfter = undefined;
    const hear: SocketListener = {
      opened: () => this.#ifCurrent(hear, () => this.#opened()),
      heard: (text) => this.#ifCurrent(hear, () => this.#heard(text)),
      closed: () => this.#ifCurrent(hear, () => this.#lost()),
    };
    this.#hearing = hear;
    this.#socket = this.#deps.open(hear);
  }

  #ifCurrent(hear: SocketListener, then: () => void): void {
    if (this.#hearing === hear) then();
  }

  #opened(): void {
    this.#become('connected');
    this.#listen();
    this.#listener.opened();
  }

  #heard(text: string): void {
    this.#failures = 0;
    if (this.#comeBackAfter === undefined) this.#listen();
    const frame = parseDown(text);
    if (frame?.type === 'goodbye') this.#sayGoodbye(frame.after);
    else if (frame !== undefined) this.#listener.heard(frame);
  }

  #listen(): void {
    this.#isExpecting = false;
    this.#askAfter(QUIET_MS);
  }

  /** A word should come soon; who sends more meanwhile gives it no more time. */
  #expect(soon: number): void {
    if (this.#isExpecting) return;
    this.#isExpecting = true;
    this.#askAfter(soon);
  }

  #askAfter(quiet: number): void {
    this.#await(quiet, () => {
      this.#isExpecting = true;
      this.#socket?.send(formatUp({ type: 'ping' }));
      this.#await(PATIENCE_MS, () => this.#hangUp());
    });
  }

  /** What was sent before may still be answered, so the server hangs up first. */
  #sayGoodbye(after: number): void {
    this.#comeBackAfter = after;
    this.#await(after, () => this.#hangUp());
  }

  #hangUp(): void {
    this.#socket?.close();
    this.#lost();
  }

  #lost(): void {
    this.#forget();
    if (this.#state === 'connected') this.#become('lost');
    this.#await(this.#pause(), () => this.#open());
  }

  #pause(): number {
    const longest = this.#comeBackAfter ?? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#failures++);
    const shortest = this.#comeBackAfter ?? longest / 2;
    return shortest + this.#deps.chance() * Math.max(longest - shortest, FIRST_PAUSE_MS);
  }

  #forget(): void {
    this.#cancel();
    this.#cancel = nothing;
    this.#hearing = undefined;
    this.#socket = undefined;
  }

  #await(ms: number, then: () => void): void {
    this.#cancel();
    this.#cancel = this.#deps.wait(ms, then);
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    this.#listener.state(state);
  }
}
