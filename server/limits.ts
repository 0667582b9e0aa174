/** How much one connection or one address may ask for. */
export interface Limits {
  /** Connections to this process in all. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Frames a second on one connection, on average; a few seconds' worth may come at once. */
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly matchesPerHour: number;
  /** Matches of computer players alone: made in an hour from one address, and going on at a time on the whole server. */
  readonly botMatchesPerHour: number;
  readonly botMatches: number;
  /** A match that could have more actions is not made. */
  readonly longestMatch: number;
  /** Matches one connection may watch at once. */
  readonly watchedPerConnection: number;
  /** A connection that leaves this many bytes unread is dropped. */
  readonly unreadBytes: number;
  readonly bodyBytes: number;
}

/** All connections from one address may together send as much as this many of them. */
const BUSY_CONNECTIONS = 10;

/** Seconds' worth of messages that may come at once. */
const BURST_SECONDS = 3;

export const DEFAULT_LIMITS: Limits = {
  connections: 15_000,
  connectionsPerAddress: 200,
  messagesPerSecond: 20,
  requestsPerSecond: 20,
  matchesPerHour: 120,
  botMatchesPerHour: 20,
  botMatches: 50,
  longestMatch: 200_000,
  watchedPerConnection: 20,
  unreadBytes: 1_000_000,
  bodyBytes: 16_384,
};

/** Milliseconds of a clock that only goes on: one that is set back would refuse everybody until it has caught up. */
type Clock = () => number;
const monotonic: Clock = () => performance.now();

/** A token bucket: refilled at so much a second, and never fuller than `most`. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #clock: Clock;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, clock = monotonic) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#clock = clock;
    this.#left = most;
    this.#at = clock();
  }

  /** Takes some, if there is enough; who has just looked at the clock need not do so again. */
  take(count = 1, now = this.#clock()): boolean {
    this.#refill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** Whether it is full again, so that it need not be remembered. */
  get isFull(): boolean {
    this.#refill(this.#clock());
    return this.#left >= this.#most;
  }

  /** Seconds until there is one again. */
  get wait(): number {
    return Math.ceil((1 - this.#left) / this.#perSecond);
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}

/** What one connection may send. */
export function messagesPerConnection({ messagesPerSecond }: Limits): TokenBucket {
  return new TokenBucket(messagesPerSecond, BURST_SECONDS * messagesPerSecond);
}

/** What each address may send, over however many connections. */
export function messagesPerAddress({ messagesPerSecond }: Limits): TokenBuckets {
  const perSecond = BUSY_CONNECTIONS * messagesPerSecond;
  return new TokenBuckets(perSecond, BURST_SECONDS * perSecond);
}

/** A token bucket for each of many, such as addresses; those that are full again are forgotten. */
export class TokenBuckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #clock: Clock;
  readonly #all = new Map<string, TokenBucket>();

  constructor(perSecond: number, most: number, clock = monotonic) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#clock = clock;
  }

  of(key: string): TokenBucket {
    const known = this.#all.get(key);
    if (known !== undefined) return known;
    const made = new TokenBucket(this.#perSecond, this.#most, this.#clock);
    this.#all.set(key, made);
    return made;
  }

  tidy(): void {
    for (const [key, bucket] of this.#all) if (bucket.isFull) this.#all.delete(key);
  }
}

/** How many there are of each key, such as connections of an address, and no more than allowed. */
export class Counts {
  readonly #most: number;
  readonly #all = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds one, where there is room for it; who was let in calls `leave` once. */
  enter(key: string): boolean {
    if (this.isFull(key)) return false;
    this.#all.set(key, (this.#all.get(key) ?? 0) + 1);
    return true;
  }

  /** Whether there is no room for another one. */
  isFull(key: string): boolean {
    return (this.#all.get(key) ?? 0) >= this.#most;
  }

  leave(key: string): void {
    const left = (this.#all.get(key) ?? 0) - 1;
    if (left > 0) this.#all.set(key, left);
    else this.#all.delete(key);
  }
}
