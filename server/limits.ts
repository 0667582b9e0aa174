/** How much one connection or one address may ask for. */
export interface Limits {
  readonly connectionsPerAddress: number;
  /** Frames a second on one connection, on average; a few seconds' worth may come at once. */
  readonly messagesPerSecond: number;
  readonly requestsPerSecond: number;
  readonly matchesPerHour: number;
  /** Matches one connection may watch at once. */
  readonly watchedPerConnection: number;
  /** Who has not read so many bytes of what was sent is dropped. */
  readonly unreadBytes: number;
  readonly bodyBytes: number;
}

/** All connections from one address may together send as much as so many of them. */
const BUSY_CONNECTIONS = 10;

/** Seconds' worth of messages that may come at once. */
const BURST_SECONDS = 3;

export const DEFAULT_LIMITS: Limits = {
  connectionsPerAddress: 200,
  messagesPerSecond: 20,
  requestsPerSecond: 20,
  matchesPerHour: 120,
  watchedPerConnection: 20,
  unreadBytes: 1_000_000,
  bodyBytes: 16_384,
};

/** An allowance that fills up again: so much a second, and at most so many seconds' worth saved. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Whether it is full again, so that it need not be remembered. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#most;
  }

  /** Seconds until there is one again. */
  get wait(): number {
    return Math.ceil((1 - this.#left) / this.#perSecond);
  }
}

/** What one connection may send. */
export function messagesOf({ messagesPerSecond }: Limits, now: number): TokenBucket {
  return new TokenBucket(messagesPerSecond, BURST_SECONDS * messagesPerSecond, now);
}

/** What each address may send, over however many connections. */
export function messagesPerAddress({ messagesPerSecond }: Limits): TokenBuckets {
  const perSecond = BUSY_CONNECTIONS * messagesPerSecond;
  return new TokenBuckets(perSecond, BURST_SECONDS * perSecond);
}

/** An allowance for each of many, such as addresses; those not seen for a while are forgotten. */
export class TokenBuckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #all = new Map<string, TokenBucket>();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  of(key: string, now: number): TokenBucket {
    const known = this.#all.get(key);
    if (known !== undefined) return known;
    const made = new TokenBucket(this.#perSecond, this.#most, now);
    this.#all.set(key, made);
    return made;
  }

  tidy(now: number): void {
    for (const [key, allowance] of this.#all) if (allowance.isFull(now)) this.#all.delete(key);
  }
}
