/**
 * A throttle for the log: what goes wrong again and again is logged once a minute, with how often it has happened meanwhile. Anybody can
 * make some things go wrong, and a full disk should not be filled with lines about it.
 */
const PAUSE_MS = 60_000;

/** How many kinds are remembered; then all are forgotten. */
const MOST_KINDS = 200;

export class LogThrottle {
  readonly #clock: () => number;
  readonly #logged = new Map<string, { at: number; since: number }>();

  constructor(clock = (): number => performance.now()) {
    this.#clock = clock;
  }

  /** How often something has happened since it was last logged; undefined where that was less than a minute ago. */
  count(what: string): number | undefined {
    const now = this.#clock();
    const before = this.#logged.get(what);
    if (before !== undefined && now - before.at < PAUSE_MS) {
      before.since++;
      return undefined;
    }
    if (this.#logged.size >= MOST_KINDS) this.#logged.clear();
    this.#logged.set(what, { at: now, since: 0 });
    return 1 + (before?.since ?? 0);
  }
}
