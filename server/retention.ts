/**
 * Deletes matches that were left unfinished long ago. A clock can be wrong, most of all when a machine starts, and what is
 * deleted is gone: where the clock and the newest entry of the database disagree, nothing is deleted until this process
 * has been up for a day.
 */
import type { Store } from '../table/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Where it is said what was deleted. */
type Warn = (facts: object, sentence: string) => void;

export interface Clocks {
  /** The time of day, which may be wrong. */
  readonly now: () => number;
  /** How long this process has been up, which is not. */
  readonly uptime: () => number;
}

export class Retention {
  readonly #store: Store;
  readonly #days: number;
  readonly #warn: Warn;
  readonly #clocks: Clocks;
  /** Whether the clock agreed with what was there when this process started. */
  #isTrusted: boolean | undefined;

  constructor(
    store: Store,
    days: number,
    warn: Warn,
    clocks: Clocks = { now: Date.now, uptime: () => performance.now() },
  ) {
    this.#store = store;
    this.#days = days;
    this.#warn = warn;
    this.#clocks = clocks;
  }

  /** Deletes what is older than the limit; 0 days: nothing ever. */
  async tidy(): Promise<void> {
    if (this.#days === 0) return;
    this.#isTrusted ??= await this.#agrees();
    if (!this.#isTrusted && this.#clocks.uptime() < DAY_MS) return;
    const deleted = await this.#store.forget(this.#clocks.now() - this.#days * DAY_MS);
    if (deleted > 0) this.#warn({ deleted, days: this.#days }, 'deleted matches that were left unfinished');
  }

  /** A server in use has an entry that is younger than the limit, and none from tomorrow. */
  async #agrees(): Promise<boolean> {
    const newest = await this.#store.newest();
    if (newest === undefined) return true;
    const age = this.#clocks.now() - newest;
    const agrees = age < this.#days * DAY_MS && age > -HOUR_MS;
    if (!agrees)
      this.#warn(
        { newest, now: this.#clocks.now() },
        'the clock and the newest match disagree: nothing is deleted for a day',
      );
    return agrees;
  }
}
